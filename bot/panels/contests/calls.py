"""Messages that call single members: invited, alone, out at the start; another entry; disputes and what was ruled."""

from collections.abc import Sequence
from dataclasses import replace

from bot.contests.commands import LoggedCommand, plays_in
from bot.contests.entries import WHY_OUT, may_substitute, partner_in, waiting
from bot.contests.model import Person, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose
from bot.panels.contests.announcement import Announcement, event_at, reason_of, text_of, users_of, write
from bot.panels.contests.board import consent, leave_button, offer_button, say_of, signing_buttons
from bot.panels.contests.log import happening_text, players_then
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Style
from engine.contest import events as contest_events
from engine.contest.events import Joined, Player, Substituted, Undrawn
from engine.contest.state import Place


def guest_call(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls a member whom an organiser invites, with the buttons of signing up."""
    by, buttons = event_at(events, number), signing_buttons(stored)
    person = None if by is None else stored.people.get(int(_about(by, "player") or 0))
    if person is None or by is None or not buttons or not may_substitute(stored, person):
        return None
    voice = public_voice(stored)
    name = voice.author(by.by, by.by_name) or voice.say("former-member")
    text = voice.say("contest-post-guest", contest=voice.title, name=name, consent=consent(voice))
    return write(stored, text, users=(person.user,), buttons=buttons)


def partner_call(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls a member who is asked to be a partner; then says what came of it. None once it holds no more."""
    asked = event_at(events, number)
    if asked is None or not signing_buttons(stored):
        return None
    one, other = (stored.people.get(int(_about(asked, name) or 0)) for name in ("player", "into"))
    if one is None or other is None or min(one.user, other.user) < 0:
        return None
    later = [each for each in events if each.seq > number]
    if any(_is(each, NoteKind.ASKED) and _about(each, "player") == one.player for each in later):
        return None
    voice, entry = public_voice(stored), stored.entry_of(one.user)
    name, partner = voice.name(one.player), voice.name(other.player)
    if entry is not None:
        key = "league-accepted-waits" if entry.number in waiting(stored) else "league-accepted"
        together = other.player in entry.owners
        return write(stored, say_of(stored, key, names=voice.names(entry.number))) if together else None
    if one.invited == other.player and may_substitute(stored, other):
        text, answers = invitation(voice, one, other)
        return write(stored, text, users=(other.user,), buttons=answers)
    declined = any(_is(each, NoteKind.DECLINED) and _about(each, "player") == other.player for each in later)
    return write(stored, say_of(stored, "league-declined", name=partner, inviter=name)) if declined else None


def invitation(voice: ContestVoice, inviter: Person, partner: Person) -> tuple[str, tuple[Button, ...]]:
    """The question to a member who is asked to be a partner, with its answers; in the own voice it says *you*."""
    key, name = "league-invites-you" if voice.user else "league-invitation", voice.name(inviter.player)
    partner_name = voice.name(partner.player)
    text = voice.say(key, contest=voice.title, partner=partner_name, name=name, consent=consent(voice))
    return text, (
        voice.button(Verb.CONTEST_ACCEPT, "league-button-accept", Style.SUCCESS, index=inviter.player),
        voice.button(Verb.CONTEST_DECLINE, "league-button-decline", index=inviter.player),
    )


def partner_left(stored: StoredContest, number: int, _: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls a member whose partner has left: before the draw to look for another, later to wait for a substitute."""
    person = stored.people.get(number)
    if person is None or person.user < 0 or stored.stage.is_final:
        return None
    entry = stored.entry_of(person.user)
    if not stored.contest.seeds:
        if entry is not None or not person.joined_at:
            return None
        buttons = (*signing_buttons(stored), leave_button(public_voice(stored)))
        return write(stored, say_of(stored, "contest-post-partner-left"), users=(person.user,), buttons=buttons)
    if entry is None or partner_in(stored, person.user) is not None:
        return None
    return write(stored, say_of(stored, "contest-post-partner-free"), users=(person.user,))


def out_at_start(
    purpose: Purpose, stored: StoredContest, _: int, events: Sequence[LoggedCommand]
) -> Announcement | None:
    """Calls those who are out at the start, and have not come in since, by the reason that a purpose tells."""
    why = next(why for why, each in WHY_OUT.items() if each == purpose)
    players = (_about(each, "player") for each in events if _is(each, NoteKind.OUT) and _about(each, "why") == why)
    people = (stored.people[player] for player in players if isinstance(player, int) and player in stored.people)
    users = tuple(person.user for person in people if stored.entry_of(person.user) is None)
    if not users or stored.stage is not Stage.RUNNING:
        return None
    text, voice = say_of(stored, f"contest-post-{purpose}"), public_voice(stored)
    is_full = len(stored.contest.active) >= stored.plan.config.most
    buttons = () if is_full else signing_buttons(stored)
    if buttons:
        text = f"{text} {voice.say('contest-post-still-late', join=buttons[0].label, round=stored.round + 1)}"
    elif stored.plan.size == 2:
        text, buttons = f"{text} {voice.say('contest-post-can-substitute')}", (offer_button(stored),)
    return write(stored, text, users=users, buttons=buttons)


def entry_change(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """What has happened to an entry, and the reason if one was given, to those in it; `number` is the event's."""
    said = event_at(events, number)
    if said is None or isinstance(happening := said.happening, LogNote):
        return None
    players = players_then(events).get(number, ())
    entry = stored.contest.entries.get(getattr(happening, "entrant", 0))
    called: tuple[Player, ...] = (*players, *(() if entry is None else entry.owners))
    if isinstance(happening, Substituted):
        called = (*called, happening.out)
    kind, data = contest_events.encode(happening)
    if isinstance(happening, Joined):
        kind, players = "back", happening.players
    what = happening_text(public_voice(stored), kind, data | ({"players": players} if players else {}))
    reason = reason_of(events, number)
    if reason:
        what = f"{what}\n{public_voice(stored).say('league-log-reason', text=reason)}"
    text = say_of(stored, "league-post-entry", what=what)
    people = (stored.people[player] for player in dict.fromkeys(called) if player in stored.people)
    return write(stored, text, users=tuple(person.user for person in people))


def match_goes_on(stored: StoredContest, number: int, _: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls the members of a table whose match is decided, in its channel; None once its game is over, or closed."""
    table = next((each for each in stored.tables.values() if each.table == number), None)
    if table is None or not table.for_ratings_only:
        return None
    hand = Press(Verb.HAND, number).button(public_voice(stored).say("button-hand"), Style.PRIMARY)
    users = tuple(user for user in table.users if user is not None and user > 0)
    said = write(stored, say_of(stored, "contest-post-for-ratings"), users=users, buttons=(hand,))
    return replace(said, channel=table.channel)


def dispute(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls the organisers to a match, with the way to what is disputed; None once it is answered."""
    said = _of_a_match(events, number)
    disputes = {(each.round, each.place, each.at) for each in stored.notes.disputes}
    if said is None or (*_place(said), said.at) not in disputes:
        return None
    place, role = _place(said), _about(said, "role")
    text = say_of(stored, "league-post-dispute", match=_match(stored, place))
    button = public_voice(stored).button(Verb.CONTEST_ANSWER, "league-button-answer", Style.PRIMARY, *place)
    role = role if isinstance(role, int) else None
    called = () if plays_in(stored, stored.organiser) else (stored.organiser,)
    return write(stored, text, users=called, role=role, asker=said.by, buttons=(button,))


def ruling(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """Tells those who play a match what an organiser has answered, or has ruled on it and why."""
    said = _of_a_match(events, number)
    if said is None:
        return None
    place, voice = _place(said), public_voice(stored)
    match = stored.contest.rounds[place[0] - 1].matches[place[1]]
    if isinstance(said.happening, LogNote):
        text = say_of(stored, "league-post-ruling", match=_match(stored, place), text=text_of(said))
    else:
        what = happening_text(voice, *contest_events.encode(said.happening))
        reason = voice.say("league-log-reason", text=reason_of(events, number))
        text = say_of(stored, "league-post-entry", what=f"{what}\n{reason}")
    return write(stored, text, users=users_of(stored, (*match.north, *match.east)))


def _of_a_match(events: Sequence[LoggedCommand], number: int) -> LoggedCommand | None:
    """The event with this number, unless its round has been drawn again since."""
    said = event_at(events, number)
    later = (each.happening for each in events if each.seq > number)
    gone = said is None or any(isinstance(each, Undrawn) and each.round == _place(said)[0] for each in later)
    return None if gone else said


def _match(stored: StoredContest, place: Place) -> str:
    """The sides of a match, with its round."""
    voice = public_voice(stored)
    one, two = voice.sides(place)
    return voice.say("league-match", round=place[0], one=one, two=two)


def _place(logged: LoggedCommand) -> Place:
    return int(_about(logged, "round") or 1), int(_about(logged, "place") or 0)


def _is(logged: LoggedCommand, kind: NoteKind) -> bool:
    return isinstance(logged.happening, LogNote) and logged.happening.kind is kind


def _about(logged: LoggedCommand, name: str) -> int | str | None:
    happening = logged.happening
    return happening.data.get(name) if isinstance(happening, LogNote) else getattr(happening, name, None)
