"""What games are sorted by: the length of the ways, the rules and the hands."""

from __future__ import annotations

from cascadia_qt.kept import Facet
from cascadia_qt.words.language import translate


def length_name(length: str) -> str:
    names = {
        "short": translate("KaskariaVariants", "Short"),
        "normal": translate("KaskariaVariants", "Normal"),
        "long": translate("KaskariaVariants", "Long"),
    }
    return names.get(length, length)


def rules_name(rules: str) -> str:
    names = {
        "plain": translate("KaskariaVariants", "Usual"),
        "fearless": translate("KaskariaVariants", "Fearless"),
    }
    return names.get(rules, rules)


def hands_name(hands: str) -> str:
    names = {
        "hidden": translate("KaskariaVariants", "Hidden"),
        "open": translate("KaskariaVariants", "Open"),
    }
    return names.get(hands, hands)


FACETS = (
    Facet(
        title=lambda: translate("KaskariaVariants", "Ways"),
        head=lambda: translate("KaskariaVariants", "Ways"),
        label=lambda: translate("KaskariaVariants", "&Ways"),
        name=length_name,
    ),
    Facet(
        title=lambda: translate("KaskariaVariants", "Rules"),
        head=lambda: translate("KaskariaVariants", "Rules"),
        label=lambda: translate("KaskariaVariants", "&Rules"),
        name=rules_name,
    ),
    Facet(
        title=lambda: translate("KaskariaVariants", "Hands"),
        head=lambda: translate("KaskariaVariants", "Hands"),
        label=lambda: translate("KaskariaVariants", "&Hands"),
        name=hands_name,
    ),
)
