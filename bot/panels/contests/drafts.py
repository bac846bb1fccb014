"""The organiser's private panels: which kind of contest, and the draft of one with its preview."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.dates import pace_of
from bot.contests.fields import FIELDS, NO, PICKED, YES, DraftField, fields_of, value_of, values_of
from bot.contests.model import StoredContest
from bot.contests.organizers import LONGEST_NAME
from bot.contests.plan import Plan
from bot.contests.templates import BLOCKING, Preview, Template, kind_of
from bot.panels.contests.board import facts_line
from bot.panels.contests.rules import odd_rule
from bot.panels.contests.voice import ContestVoice
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import format_duration
from bot.panels.core.panel import Field as Line
from bot.panels.core.reader import Reader
from bot.panels.core.wording import DESCRIPTION_LONGEST, cut, escape
from bot.panels.rules.full_text import ruleset_choices
from bot.panels.rules.option_texts import preset_choices, rules_name
from bot.servers import Ruleset
from bot.texts.catalogue import say
from bot.wall_clock import LONGEST_TIME, local_time, stamp

TEMPLATES: Final = tuple(Template)
LONGEST_DESCRIPTION: Final = 300
_BEGINNING: Final = 30
"""Characters of a description that a draft shows; its form has the whole."""
LONGEST_ENTRANTS: Final = 9
"""Characters of `4-512`, with room for spaces."""
_CAUTION: Final = "⚠️ "
ABOUT: Final = 100
"""Characters below a label."""
_CHOICES: Final = 25
_SAVED_FIRST: Final = 8
"""Saved rules that have a place in the menu of rules."""
_KINDS: Final = {DraftField.PING_ROLE: p.Lists.ROLE, DraftField.ROLE: p.Lists.ROLE, DraftField.CHANNEL: p.Lists.CHANNEL}
_PLAIN_NUMBERS: Final = frozenset({DraftField.HANDS, DraftField.ROUNDS, DraftField.DAYS, DraftField.NIGHTS})


def templates_panel(reader: Reader) -> p.Panel:
    """Asks which kind of contest to begin with."""
    language = reader.language
    lines = [f"### {say(language, 'league-create-title')}"]
    for each in TEMPLATES:
        name, about = (say(language, f"league-template-{each}{part}") for part in ("", ".about"))
        lines.append(f"**{name}** · {about}")
    buttons = tuple(
        Press(Verb.CONTEST_TEMPLATE, index=nth).button(say(language, f"league-template-{each}"))
        for nth, each in enumerate(TEMPLATES)
    )
    return p.Panel(blocks=(p.Text("\n".join(lines)), *p.button_rows(buttons)))


def draft_panel(
    stored: StoredContest,
    reader: Reader,
    preview: Preview,
    *,
    field: DraftField | None,
    saved: Sequence[Ruleset],
    notices: Sequence[str],
) -> p.Panel:
    """The draft: what it is, what it comes to, and the menus that change it; `field` is the one being changed."""
    voice, plan, at = ContestVoice(stored, reader.language), stored.plan, stored.plan.starts_at
    lines = [
        f"### {voice.say('league-draft-title', name=escape(stored.name, LONGEST_NAME))}",
        facts_line(plan, voice.language),
        voice.say("league-starts", at=stamp(at), left=stamp(at, "R")),
        f"-# {voice.say('league-draft-zone', zone=escape(plan.zone, 64), channel=f'<#{stored.channel}>')}",
    ]
    changing = field is not None and field in fields_of(plan)
    if plan.description and not changing:
        lines.append(f"-# {escape(plan.description, _BEGINNING)}")
    blocks: list[p.Block] = [p.Text("\n".join(lines))]
    if not changing or preview.cautions:  # what is chosen may be what is wrong
        blocks.append(p.Text(preview_text(plan, preview, voice.language)))
    blocks += [p.Text(notice) for notice in notices]
    blocks.append(_fields(voice, field))
    if field is not None and changing:
        blocks += _values(voice, field, saved)
    blocks.append(_ends(voice, blocked=any(each in BLOCKING for each in preview.cautions)))
    return p.Panel(blocks=tuple(blocks))


def name_line(voice: ContestVoice) -> Line:
    """Asks for the name."""
    return Line(label=voice.say("league-form-name"), value=voice.stored.name, longest=LONGEST_NAME)


def description_line(voice: ContestVoice) -> Line:
    """Asks for the description, or nothing."""
    label, value = voice.say("league-form-description"), voice.stored.plan.description
    return Line(label=label, value=value, longest=LONGEST_DESCRIPTION, required=False, long=True)


def start_line(voice: ContestVoice) -> Line:
    """Asks for the start, in the zone of the plan."""
    plan = voice.stored.plan
    return Line(
        label=voice.say("league-form-start"),
        value=f"{local_time(plan.starts_at, plan.zone):%Y-%m-%d %H:%M}",
        longest=LONGEST_TIME,
        about=cut(voice.say("league-form-start.about", zone=plan.zone), ABOUT),
    )


def details_form(voice: ContestVoice) -> p.Form:
    """The form for what is typed: name, start in the server's zone, entrants, description."""
    stored, plan = voice.stored, voice.stored.plan
    entrants = f"{plan.config.least}-{plan.config.most}"
    key = "league-form-pairs" if plan.size == 2 else "league-form-members"
    return p.Form(
        id=voice.press(Verb.CONTEST_FORM, stored.revision).modal(),
        title=voice.say("league-form-title"),
        fields=(
            name_line(voice),
            start_line(voice),
            Line(
                label=voice.say(key), value=entrants, longest=LONGEST_ENTRANTS, about=voice.say("league-form-entrants")
            ),
            description_line(voice),
        ),
        back=voice.press(Verb.CONTEST_FIELD, stored.revision).button_id(),
    )


def value_text(plan: Plan, field: DraftField, value: str, language: str) -> str:
    """A value of a field in words."""
    match field:
        case DraftField.RULES:
            return rules_name(plan.rules, value, language)
        case DraftField.CLOCK:
            return format_duration(int(value), language)
        case DraftField.PING_ROLE | DraftField.ROLE | DraftField.CHANNEL:
            return say(language, "league-none" if value in ("", "0") else "league-chosen")
        case DraftField.ROUNDS | DraftField.NIGHTS if value == "0":
            return say(language, "league-rounds-suit" if field is DraftField.ROUNDS else "league-none")
        case _ if field in _PLAIN_NUMBERS:
            return value
        case _ if value in (YES, NO):
            return say(language, f"league-{value}")
        case _:
            return say(language, f"league-{field}-{value}")


def _fields(voice: ContestVoice, chosen: DraftField | None) -> p.Menu:
    plan = voice.stored.plan
    choices = tuple(
        p.Choice(
            label=voice.say(f"league-field-{field}"),
            value=field.value,
            description=cut(_now(voice, field), DESCRIPTION_LONGEST),
            chosen=field is chosen,
        )
        for field in fields_of(plan)
    )
    press = voice.press(Verb.CONTEST_FIELD, voice.stored.revision)
    return p.Menu(p.Select(id=press.menu(), placeholder=voice.say("league-field"), choices=choices))


def _now(voice: ContestVoice, field: DraftField) -> str:
    if field is DraftField.CHANNEL:
        return voice.say("league-chosen")
    return value_text(voice.stored.plan, field, value_of(voice.stored.plan, field), voice.language)


def _values(voice: ContestVoice, field: DraftField, saved: Sequence[Ruleset]) -> list[p.Block]:
    plan = voice.stored.plan
    press = voice.press(Verb.CONTEST_CHOOSE, voice.stored.revision, FIELDS.index(field))
    name = voice.say(f"league-field-{field}")
    if field in PICKED:
        value = voice.stored.channel if field is DraftField.CHANNEL else int(value_of(plan, field)) or None
        blocks: list[p.Block] = [p.Picker(id=press.menu(), kind=_KINDS[field], placeholder=name, chosen=value)]
        if field is not DraftField.CHANNEL and value is not None:
            blocks.append(p.Buttons((press.button(voice.say("league-button-none")),)))
        return blocks
    now = value_of(plan, field)
    if field is DraftField.RULES:
        named = {key: (label, text) for key, label, text in preset_choices(voice.language)}
        kept = ruleset_choices(saved, voice.language, now)[:_SAVED_FIRST]
        presets = [
            p.Choice(label=named[key][0], value=key, description=named[key][1], chosen=key == now)
            for key in values_of(plan, field)
        ]
        choices = (*presets[: _CHOICES - len(kept)], *kept)
    else:
        choices = tuple(
            p.Choice(label=value_text(plan, field, value, voice.language), value=value, chosen=value == now)
            for value in values_of(plan, field)
        )
    return [p.Menu(p.Select(id=press.menu(), placeholder=name, choices=choices))]


def _ends(voice: ContestVoice, *, blocked: bool) -> p.Buttons:
    def button(verb: Verb, key: str, style: p.Style, *, disabled: bool = False) -> p.Button:
        return voice.press(verb, voice.stored.revision).button(voice.say(key), style, disabled=disabled)

    return p.Buttons(
        (
            button(Verb.CONTEST_PUBLISH, "league-button-publish", p.Style.SUCCESS, disabled=blocked),
            button(Verb.CONTEST_FORM, "league-form-title", p.Style.PRIMARY),
            button(Verb.CONTEST_DISCARD, "league-button-discard", p.Style.DANGER),
        )
    )


def default_name(plan: Plan, language: str) -> str:
    """The name of a new contest until the organiser gives it one."""
    return say(language, f"league-template-{kind_of(plan)}")


# --- the preview


def preview_text(plan: Plan, preview: Preview, language: str) -> str:
    """The preview of a plan in a few lines of Markdown, what to mind last."""
    return "\n".join(_preview_lines(plan, preview, language))


def _preview_lines(plan: Plan, preview: Preview, language: str) -> Iterator[str]:
    entrants = "contest-preview-members" if plan.size == 1 else "contest-preview-pairs"
    yield f"**{say(language, entrants, count=preview.entrants)}**"
    yield say(language, "contest-preview-shape", rounds=preview.rounds, matches=preview.matches, tables=preview.tables)
    if preview.divisions > 1:
        yield say(language, "contest-preview-divisions", count=preview.divisions)
    if preview.computers:
        yield say(language, "contest-preview-computers", count=preview.computers)
    if preview.idle:
        yield say(language, "contest-preview-byes", count=preview.idle)
    if not preview.computers and not preview.idle:
        yield odd_rule(plan, language)
    yield _length(plan, preview, language)
    yield " ".join(_when(plan, language))
    for caution, count in preview.cautions.items():
        yield f"{_CAUTION}{say(language, caution, count=count)}"
    yield f"-# {say(language, 'contest-preview-judges')}"


def _when(plan: Plan, language: str) -> Iterator[str]:
    if plan.check_in:
        yield say(
            language,
            "contest-preview-check-in",
            at=pace_of(plan).opening_stamp(plan.starts_at - pace_of(plan).check_in_ms),
        )
    yield say(language, "contest-preview-cancelled", least=plan.config.least)
    if plan.has_seasons:
        yield say(language, "contest-preview-nights", nights=plan.nights)
    elif plan.repeats:
        season = plan.format.has_seasons or pace_of(plan).has_seasons
        yield say(language, "contest-preview-season" if season else "contest-preview-weekly")


def _length(plan: Plan, preview: Preview, language: str) -> str:
    pace = pace_of(plan)
    length = {"minutes": pace.shown_ms // MINUTE_MS, "time": format_duration(pace.shown_ms, language)}
    return say(language, pace.length_in_preview, **length, end=pace.end_in_preview(preview.ends_at))
