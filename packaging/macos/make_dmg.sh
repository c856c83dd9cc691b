#!/bin/sh
# Packs dist/Cascadia.app, which `python packaging/build.py binary` has made: make_dmg.sh VERSION
# The program is signed for this machine only; others ask before they open it the first time.
set -eu
cd "$(dirname "$0")/../.."
codesign --force --deep --sign - dist/Cascadia.app
mkdir -p build/dmg
rm -rf build/dmg/*
cp -R dist/Cascadia.app LICENSE NOTICE build/dmg/
ln -s /Applications build/dmg/Applications
hdiutil create -volname Cascadia -srcfolder build/dmg -ov -format UDZO \
    "dist/cascadia-qt-$1-macos-$(uname -m).dmg"
