"""The reader of a panel: the language and the preferences that change its contents."""

from dataclasses import dataclass
from typing import final

from bot.members.preferences import Preferences, Sort
from bot.pictures import Pack
from bot.texts.catalogue import language_of


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """The reader of a private panel. `text_only` wants neither pictures nor emojis."""

    language: str = "en"
    four_colours: bool = False
    text_only: bool = False
    sort: Sort = Sort.TRUMP_FIRST

    @property
    def pack(self) -> Pack:
        """The colours of the suits."""
        return Pack.FOUR if self.four_colours else Pack.TWO


def reader_of(preferences: Preferences, locale: str | None) -> Reader:
    """The reader with a member's preferences; if no language is set, `locale` (`it`, `en-US`) decides."""
    return Reader(
        language=preferences.language or language_of(locale),
        four_colours=preferences.four_colours,
        text_only=preferences.text_only,
        sort=preferences.sort,
    )
