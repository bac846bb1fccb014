"""A member's profile: the card that leads the statistics and may be shared, and stories with milestones."""

from collections.abc import Iterator
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import plain
from bot.panels.core.numbers import count, percent, rating
from bot.panels.core.panel import GOLD, Block, Buttons, Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member_parts import suit_name
from bot.pictures import Avatar, Figure, ProfilePicture
from bot.stats.rating import PROVISIONAL
from bot.stats.read.boards import RATED_WEEKS
from bot.stats.read.member import STORY, Profile
from bot.stats.read.own_game import KINDS, MARKS
from bot.texts.catalogue import say

_BEST: Final = 4
_LEAST_CALLS: Final = 10
"""Calls of a suit before it counts as a best suit."""
_LEAST_STREAK: Final = 2


def profile_blocks(profile: Profile, name: str, about: str, reader: Reader, avatar: Avatar | None) -> tuple[Block, ...]:
    """The card; in words for a reader of text only. `about` says which games count."""
    language = reader.language
    figures = tuple(_figures(profile, language))
    best = tuple(_best(profile, language))[:_BEST]
    notes = [
        Text(f"-# {say(language, 'stats-provisional', count=PROVISIONAL)}")
        for own in [*profile.ratings.values()][:1]
        if own.provisional
    ]
    if profile.off_board:
        notes.append(Text(f"-# {say(language, 'stats-off-board', weeks=RATED_WEEKS)}"))
    lines = [say(language, "profile-said", label=each.label, value=each.value) for each in (*figures, *best)]
    if reader.text_only:
        return (Text("\n".join(lines)), *notes)
    drawn = ProfilePicture(
        name=plain(name),
        about=about,
        figures=figures,
        best=best,
        avatar=avatar,
        fallback=say(language, "picture-member"),
        alt="\n".join((plain(name), about, *lines)),
    )
    return (Picture(drawn), *notes)


def shared_profile_panel(profile: Profile, name: str, about: str, language: str, avatar: Avatar | None) -> Panel:
    """The card for all who see the channel, who can open their own below it."""
    card = profile_blocks(profile, name, about, Reader(language=language), avatar)
    own = Press(Verb.PROFILE).button(say(language, "button-profile"))
    return Panel(blocks=(*card, Buttons((own,))), accent=GOLD)


def stories_blocks(profile: Profile, language: str) -> tuple[Block, ...]:
    """Milestones, the next one of each kind, and how often a hand's story named the member."""
    lines = [f"**{say(language, 'stories-milestones')}**", *(_milestone(profile, kind, language) for kind in KINDS)]
    told = [
        say(language, "stats-times", what=say(language, f"stats-word-{word}"), count=profile.words[word.value])
        for word in STORY
        if word.value in profile.words
    ]
    lines += ["", f"**{say(language, 'stats-words')}**", " · ".join(told) or say(language, "stats-no-words")]
    return (Text("\n".join(lines)),)


def _milestone(profile: Profile, kind: str, language: str) -> str:
    now = getattr(profile.counts, kind)
    what = say(language, f"profile-{kind.replace('_', '-')}")
    following = next((mark for mark in MARKS if mark > now), None)
    if following is None:
        return say(language, "stories-last", what=what, count=now)
    return say(language, "stories-next", what=what, count=now, next=following)


def _figures(profile: Profile, language: str) -> Iterator[Figure]:
    mine = profile.counts
    own = next(iter(profile.ratings.values()), None)
    if own is None:
        yield Figure(count(mine.hands, language), say(language, "profile-hands"))
    else:
        yield Figure(rating(own, language), say(language, "profile-rating"))
    yield Figure(count(mine.games, language), say(language, "profile-games"))
    yield Figure(percent(mine.win_rate, language), say(language, "profile-won"))
    yield Figure(count(mine.streak, language), say(language, "profile-streak"))


def _best(profile: Profile, language: str) -> Iterator[Figure]:
    """What went best, the most telling first."""
    mine = profile.counts
    titles = sum(placing.rank == 1 for placing in profile.placings)
    if titles:
        yield Figure(count(titles, language), say(language, "profile-titles"))
    if profile.finished is not None:
        yield Figure(percent(profile.finished, language), say(language, "profile-finished"))
    if mine.best_streak >= _LEAST_STREAK:
        yield Figure(count(mine.best_streak, language), say(language, "profile-best-streak"))
    called = {suit: part.call_success or 0.0 for suit, part in profile.suits.items() if part.calls >= _LEAST_CALLS}
    if called:
        suit = max(called, key=lambda each: called[each])
        label = say(language, "profile-best-suit", suit=suit_name(suit, language))
        yield Figure(percent(called[suit], language), label)
    for kind in KINDS:
        if (number := getattr(mine, kind)) and kind != "hands":
            yield Figure(count(number, language), say(language, f"profile-{kind.replace('_', '-')}"))
