; Makes the installer for Windows: iscc /DVersion=X.Y.Z packaging\windows\cascadia-qt.iss
; It packs dist\cascadia-qt, which `python packaging\build.py binary` has made.

#ifndef Version
  #error Tell the version: iscc /DVersion=...
#endif

[Setup]
AppId={{6E0B5C0B-6C0F-4B8B-9C52-0E5B7A1F3D21}
AppName=Cascadia Table
AppVersion={#Version}
AppPublisher=The cascadia_qt maintainers
DefaultDirName={autopf}\Cascadia
DefaultGroupName=Cascadia Table
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
UninstallDisplayIcon={app}\cascadia-qt.exe
OutputDir=..\..\dist
OutputBaseFilename=cascadia-qt-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\cascadia-qt\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Cascadia Table"; Filename: "{app}\cascadia-qt.exe"
Name: "{autodesktop}\Cascadia Table"; Filename: "{app}\cascadia-qt.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.cascadia"; ValueType: string; ValueData: "Cascadia.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cascadia.Game"; ValueType: string; ValueData: "Cascadia Table game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cascadia.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\cascadia-qt.exe,0"
Root: HKA; Subkey: "Software\Classes\Cascadia.Game\shell\open\command"; ValueType: string; ValueData: """{app}\cascadia-qt.exe"" ""%1"""

[Run]
Filename: "{app}\cascadia-qt.exe"; Description: "{cm:LaunchProgram,Cascadia Table}"; Flags: nowait postinstall skipifsilent
