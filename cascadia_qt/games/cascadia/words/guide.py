"""What Cascadia's guided game says, in words that a child of ten understands."""

from __future__ import annotations

from cascadia_qt.words.language import translate


def take() -> str:
    return translate(
        "CascadiaGuide", "Take the pair with the elk: click on it in the market, or press 2."
    )


def take_ringed() -> str:
    return translate("CascadiaGuide", "Nice, too! But for now take the pair in the ring.")


def turn() -> str:
    return translate(
        "CascadiaGuide",
        "Turn the tile with R, or with the wheel over the ring: forest to forest, wetland to "
        "wetland.",
    )


def turn_on() -> str:
    return translate(
        "CascadiaGuide",
        "Not yet: turn it until forest meets forest and wetland meets wetland in the ring.",
    )


def lay() -> str:
    return translate(
        "CascadiaGuide",
        "Lay the tile in the ring: click there twice, or go there with the arrow keys and press "
        "Enter twice.",
    )


def lay_in_ring() -> str:
    return translate("CascadiaGuide", "A good place, too! But for now lay the tile in the ring.")


def place() -> str:
    return translate(
        "CascadiaGuide", "Now put the elk on the forest in the ring, which shows an elk."
    )


def place_in_ring() -> str:
    return translate("CascadiaGuide", "Nearly: the elk goes to the tile with the pine cone.")


def keystone() -> str:
    return translate(
        "CascadiaGuide",
        "A tile with a pine cone is a keystone tile: your elk has earned you a nature token!",
    )


def crowd() -> str:
    return translate(
        "CascadiaGuide", "Three salmon are too many: replace them with the button in the ring."
    )


def press_replace() -> str:
    return translate("CascadiaGuide", "Wait: first press the button in the ring.")


def crowd_gone() -> str:
    return translate(
        "CascadiaGuide",
        "Three others came out of the bag; four of a kind are replaced without asking.",
    )


def spend() -> str:
    return translate(
        "CascadiaGuide", "Spend your nature token: press the button in the ring to pick freely."
    )


def press_pick() -> str:
    return translate("CascadiaGuide", "Not yet: first press the button in the ring.")


def pick() -> str:
    return translate(
        "CascadiaGuide", "Take the tile in the ring and then the fox, although they are no pair."
    )


def pick_these() -> str:
    return translate("CascadiaGuide", "Not those: take the tile in the ring, and then the fox.")


def picked() -> str:
    return translate(
        "CascadiaGuide",
        "For a nature token you may take any tile with any animal, or replace some animals.",
    )


def corridor() -> str:
    return translate(
        "CascadiaGuide",
        "Make your forest larger: lay this tile in the ring, with two clicks or Enter as before.",
    )


def corridor_there() -> str:
    return translate(
        "CascadiaGuide", "The forest grows in the ring only, where forest meets forest."
    )


def corridor_score(points: int) -> str:
    text = translate(
        "CascadiaGuide", "Your largest forest earns {0} points, one for each of its tiles."
    )
    return text.format(points)


def bear() -> str:
    return translate("CascadiaGuide", "Bears live in pairs: put this bear beside the other one.")


def bear_there() -> str:
    return translate("CascadiaGuide", "It would be lonely there: put it beside the other bear.")


def bear_score(points: int) -> str:
    text = translate("CascadiaGuide", "A pair of bears that touches no other bear: {0} points!")
    return text.format(points)


def elk() -> str:
    return translate("CascadiaGuide", "Elk like a straight line: put this elk at its end.")


def elk_there() -> str:
    return translate("CascadiaGuide", "That would be no straight line: put it in the ring.")


def elk_score(points: int) -> str:
    text = translate("CascadiaGuide", "Three elk in a line: {0} points!")
    return text.format(points)


def salmon() -> str:
    return translate(
        "CascadiaGuide", "Salmon swim one behind the other: put this salmon at the end of the run."
    )


def salmon_there() -> str:
    return translate(
        "CascadiaGuide", "There it would crowd the others: put it at the end, in the ring."
    )


def salmon_score(points: int) -> str:
    text = translate("CascadiaGuide", "A run of four salmon: {0} points!")
    return text.format(points)


def hawk() -> str:
    return translate(
        "CascadiaGuide", "Hawks like to be alone: put this hawk far away from the other one."
    )


def hawk_there() -> str:
    return translate("CascadiaGuide", "There the hawks would quarrel: put it in the ring.")


def hawk_score(points: int) -> str:
    text = translate("CascadiaGuide", "Two hawks that do not touch: {0} points!")
    return text.format(points)


def fox() -> str:
    return translate(
        "CascadiaGuide", "Foxes like company: put this fox where most different animals live."
    )


def fox_there() -> str:
    return translate("CascadiaGuide", "In the ring it has more different animals around it.")


def fox_score(points: int) -> str:
    text = translate("CascadiaGuide", "Different animals around the fox: {0} points!")
    return text.format(points)


def last() -> str:
    return translate(
        "CascadiaGuide", "This is the last turn of a whole game: put the fox in the ring."
    )


def last_there() -> str:
    return translate("CascadiaGuide", "Once more into the ring, please: then the game is over.")


def ended(animals: int, land: int, nature: int, total: int) -> str:
    text = translate(
        "CascadiaGuide",
        "The game is over: {0} points for animals, {1} for land and {2} for nature tokens "
        "make {3}!",
    )
    return text.format(animals, land, nature, total)
