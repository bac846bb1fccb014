"""What people do: type commands, press buttons, choose, fill in forms; and what they then see.

Each action waits for the bot's first answer and returns it as a `Reply`, or raises `Unanswered`. What a Discord client
would not let a person do (a command that is not there, a disabled button, someone else's ephemeral message) raises
`NotThere` and sends nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.standin.interactions import Interactions
from tests.standin.messages import BUTTON, SELECTS, Message, NotThere, walk
from tests.standin.reply import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Reply
from tests.standin.world import ADMINISTRATOR, Channel, Payload, User, World

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

GROUPS = (1, 2)  # option types: sub-command, group of them
USER_OPTION, CHANNEL_OPTION, MENTIONABLE = 6, 7, 9
USER_MENU, MESSAGE_MENU = 2, 3  # command types
STRING_SELECT = 3
TEXT_INPUT, LABEL = 4, 18


class People:
    """The people's side of the stand-in. `duplicate=True` delivers the same interaction twice, as Discord may."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world, self.interactions = world, interactions

    async def slash(
        self,
        user: User,
        channel: Channel,
        command: str,
        options: Mapping[str, Any] | None = None,
        *,
        duplicate: bool = False,
        force: bool = False,
    ) -> Reply:
        """`command` is the whole path ("table open"); options by name: str, int, float, bool, User or Channel.

        `force` sends it also without the permissions that the command is registered for.
        """
        data = self._command(user, channel, command, options or {}, None, force=force)
        return await self._do(COMMAND, user, channel, data, duplicate=duplicate)

    async def autocomplete(
        self, user: User, channel: Channel, command: str, focused: str, typed: str = "", **others: Any
    ) -> list[Payload]:
        """What is offered while `typed` stands in the option `focused`; `others` are options filled in already."""
        data = self._command(user, channel, command, {**others, focused: typed}, focused)
        return (await self._do(AUTOCOMPLETE, user, channel, data)).choices

    async def menu(
        self, user: User, channel: Channel, name: str, target: User | Message, *, duplicate: bool = False
    ) -> Reply:
        """Use a context menu entry on a member or on a message."""
        kind = MESSAGE_MENU if isinstance(target, Message) else USER_MENU
        command = self.world.command(name, kind, channel.guild)
        if command is None:
            raise NotThere(f"no context menu {name!r} of type {kind} is registered")
        data: Payload = {"id": command["id"], "name": name, "type": kind, "target_id": str(target.id)}
        if isinstance(target, Message):
            data["resolved"] = {"messages": {str(target.id): target.payload()}}
        else:
            data["resolved"] = self._resolved(channel, [target])
        return await self._do(COMMAND, user, channel, data, duplicate=duplicate)

    async def click(
        self,
        user: User,
        message: Message,
        button: str | Callable[[Payload], bool],
        *,
        shown: Payload | None = None,
        duplicate: bool = False,
    ) -> Reply:
        """Press a button: its custom_id, its label, or a predicate on the component.

        `shown` is an earlier `message.payload()`: a click made before an edit that was already under way.
        """
        component = self._component(user, message, button, shown)
        if component["type"] != BUTTON:
            raise NotThere(f"{button!r} is not a button")
        data: Payload = {"custom_id": component["custom_id"], "component_type": BUTTON, "id": component.get("id", 0)}
        return await self._do(COMPONENT, user, message.channel, data, message, shown=shown, duplicate=duplicate)

    async def select(
        self,
        user: User,
        message: Message,
        select: str | Callable[[Payload], bool],
        values: Sequence[str | User],
        *,
        shown: Payload | None = None,
        duplicate: bool = False,
    ) -> Reply:
        """Choose from a select: values of its options, or users."""
        component = self._component(user, message, select, shown)
        kind = component["type"]
        if kind not in SELECTS:
            raise NotThere(f"{select!r} is not a select")
        offered = {o["value"] for o in component.get("options") or ()}
        if kind == STRING_SELECT and not set(values) <= offered:
            raise NotThere(f"{values!r} is not among the options {sorted(offered)}")
        chosen = [str(v.id) if isinstance(v, User) else v for v in values]
        data: Payload = {"custom_id": component["custom_id"], "component_type": kind, "id": component.get("id", 0)}
        data |= {"values": chosen}
        if kind != STRING_SELECT:  # discord.py takes the values from `resolved` wherever there is one
            data["resolved"] = self._resolved(message.channel, values)
        return await self._do(COMPONENT, user, message.channel, data, message, shown=shown, duplicate=duplicate)

    async def submit(self, user: User, opened: Reply, values: Mapping[str, Any]) -> Reply:
        """Send the form that an answer opened: values by custom_id, a list for a menu; the rest stays as it is."""
        form = opened.modal
        unknown = set(values) - {c["custom_id"] for c in walk(form["components"]) if c.get("custom_id")}
        if unknown:
            raise NotThere(f"the form has no {sorted(unknown)}")
        data = {"custom_id": form["custom_id"], "components": [_filled(c, values) for c in form["components"]]}
        picked = [each for value in values.values() if isinstance(value, list) for each in value]
        origin = opened.interaction
        data["resolved"] = self._resolved(origin.channel, picked)
        return await self._do(MODAL_SUBMIT, user, origin.channel, data, origin.message)

    def redeliver(self, reply: Reply | Interaction) -> int:
        """Send the same interaction again, later or to another process; the number of connections it went to."""
        return self.interactions.deliver(reply.interaction if isinstance(reply, Reply) else reply)

    # what they see

    def sees(self, user: User, channel: Channel) -> list[Message]:
        """The channel on that person's screen: what is public and what only they see, oldest first."""
        mine = [m for m in self.world.messages.values() if m.seen_by is user and m.channel is channel]
        return sorted([*channel.messages.values(), *mine], key=lambda m: m.id)

    def ephemerals(self, user: User, channel: Channel | None = None) -> list[Message]:
        """What only that person sees, oldest first."""
        everything = self.world.messages.values()
        return [m for m in everything if m.seen_by is user and channel in (None, m.channel)]

    # inside

    async def _do(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Payload,
        message: Message | None = None,
        *,
        shown: Payload | None = None,
        duplicate: bool = False,
    ) -> Reply:
        times = 2 if duplicate else 1
        interaction = self.interactions.send(kind, user, channel, data, message=message, shown=shown, times=times)
        return await interaction.future

    @staticmethod
    def _component(
        user: User, message: Message, wanted: str | Callable[[Payload], bool], shown: Payload | None
    ) -> Payload:
        if message.seen_by not in (None, user):
            raise NotThere("another person's ephemeral message")
        if shown is not None:
            return message.find_in(shown["components"], wanted)
        if message.deleted:
            raise NotThere("the message is deleted")
        return message.find(wanted)

    def _command(
        self,
        user: User,
        channel: Channel,
        path: str,
        values: Mapping[str, Any],
        focused: str | None,
        *,
        force: bool = False,
    ) -> Payload:
        name, *rest = path.removeprefix("/").split()
        command = self.world.command(name, 1, channel.guild)
        if command is None:
            raise NotThere(f"/{name} is not registered")
        self._may(user, channel, command, force=force)
        level, steps = command, []
        for step in rest:
            found = [o for o in level.get("options") or () if o["name"] == step and o["type"] in GROUPS]
            if not found:
                raise NotThere(f"/{path} is not registered")
            level = found[0]
            steps.append(level)
        inner = _options(level, values, focused)
        for step in reversed(steps):
            inner = [{"name": step["name"], "type": step["type"], "options": inner}]
        data: Payload = {"id": command["id"], "name": name, "type": 1, "options": inner}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data | {"resolved": self._resolved(channel, values.values())}

    @staticmethod
    def _may(user: User, channel: Channel, command: Payload, *, force: bool) -> None:
        needed = command.get("default_member_permissions")
        if channel.guild is None or needed is None or force:
            return
        has = channel.guild.members[user.id].permissions
        if not has & ADMINISTRATOR and has & int(needed) != int(needed):
            raise NotThere(f"/{command['name']} needs permissions {needed}")

    @staticmethod
    def _resolved(channel: Channel, values: Any) -> Payload:
        users = [v for v in values if isinstance(v, User)]
        channels = [v for v in values if isinstance(v, Channel)]
        resolved: Payload = {}
        if users:
            resolved["users"] = {str(u.id): u.payload() for u in users}
            members = channel.guild.members if channel.guild is not None else {}
            here = [members[u.id] for u in users if u.id in members]
            bare = {str(m.user.id): m.payload(with_user=False, with_permissions=True) for m in here}
            resolved["members"] = bare
        if channels:
            resolved["channels"] = {str(c.id): c.payload() | {"permissions": "0"} for c in channels}
        return resolved


def _options(command: Payload, values: Mapping[str, Any], focused: str | None) -> list[Payload]:
    """The options as the client sends them: known, of their kind, one of the choices, none of the needed missing."""
    known = {o["name"]: o for o in command.get("options") or () if o["type"] not in GROUPS}
    missing = [n for n, o in known.items() if o.get("required") and n not in values and focused is None]
    if missing or set(values) - set(known):
        raise NotThere(f"{command['name']}: missing {missing}, unknown {sorted(set(values) - set(known))}")
    sent: list[Payload] = []
    for name, value in values.items():
        option = known[name]
        choices = [c["value"] for c in option.get("choices") or ()]
        if choices and value not in choices:
            raise NotThere(f"{name}: {value!r} is not among the choices {choices}")
        if option["type"] in (USER_OPTION, CHANNEL_OPTION, MENTIONABLE) and not isinstance(value, User | Channel):
            raise NotThere(f"{name} takes a User or a Channel")
        raw = str(value.id) if isinstance(value, User | Channel) else value
        entry: Payload = {"name": name, "type": option["type"], "value": raw}
        sent.append(entry | ({"focused": True} if name == focused else {}))
    return sent


def _filled(component: Payload, values: Mapping[str, Any]) -> Payload:
    """One component of a form as it is sent back."""
    kind = component["type"]
    body: Payload = {"type": kind, "id": component.get("id", 0)}
    if "components" in component:
        return body | {"components": [_filled(c, values) for c in component["components"]]}
    if kind == LABEL:
        return body | {"component": _filled(component["component"], values)}
    if "custom_id" not in component:
        return body
    body["custom_id"] = component["custom_id"]
    if kind in SELECTS:
        chosen = [o["value"] for o in component.get("options") or () if o.get("default")]
        given = values.get(component["custom_id"], chosen)
        return body | {"values": [str(each.id) if isinstance(each, User | Channel) else each for each in given]}
    given = values.get(component["custom_id"], component.get("value") or "")
    if kind == TEXT_INPUT and component.get("required", True) and not given:
        raise NotThere(f"{component['custom_id']} must be filled in")
    return body | {"value": given}
