"""What is wrong with something, for words to say in any language."""

from __future__ import annotations


class Complaint:
    """A text and what stands in its gaps {0}, {1} …; that may be a complaint, too.

    As it is, it reads in the language that texts are written in.
    """

    __slots__ = ("context", "text", "values")

    def __init__(self, context: str, text: str, *values: object) -> None:
        self.context = context
        self.text = text
        self.values = values

    @classmethod
    def about(cls, what: object, context: str, text: str, *values: object) -> Complaint:
        """A complaint of which {0} is what it is about."""
        return cls(context, text, what, *values)

    def __str__(self) -> str:
        return self.text.format(*self.values)

    def __reduce__(self) -> tuple[type[Complaint], tuple[object, ...]]:
        """As processes hand it to each other."""
        return Complaint, (self.context, self.text, *self.values)


class Complained(ValueError):
    """Something is refused, and `complaint` says why."""

    def __init__(self, complaint: Complaint) -> None:
        super().__init__(complaint)
        self.complaint = complaint
