"""What people do: type commands, press buttons, fill in forms; and what they then see.

Each action waits for the bot's first answer and returns it as a `Reply`, or raises `Unanswered`. What a Discord client
would not let a person do (a command that is not there, a disabled button, someone else's ephemeral message) raises
`NotThere` and sends nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.standin.interactions import COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Interactions, Reply
from tests.standin.messages import BUTTON, SELECTS, Message, NotThere, walk
from tests.standin.world import ADMINISTRATOR, BOT_DM, GUILD, Channel, Payload, User, World

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

GROUPS = (1, 2)  # option types: sub-command, group of them
USER_OPTION, CHANNEL_OPTION = 6, 7
TEXT_INPUT, LABEL = 4, 18


class People:
    """The people's side of the stand-in."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world, self.interactions = world, interactions

    async def slash(
        self, user: User, channel: Channel, command: str, options: Mapping[str, Any] | None = None
    ) -> Reply:
        """`command` is the whole path ("table open"); options by name: str, int, float, bool, User or Channel."""
        return await self._do(COMMAND, user, channel, self._command(user, channel, command, options or {}))

    async def click(
        self, user: User, message: Message, button: str | Callable[[Payload], bool], *, duplicate: bool = False
    ) -> Reply:
        """Press a button: its custom_id, its label, or a predicate on the component.

        `duplicate` delivers the same interaction twice, as Discord may.
        """
        component = self._component(user, message, button)
        if component["type"] != BUTTON:
            raise NotThere(f"{button!r} is not a button")
        data: Payload = {"custom_id": component["custom_id"], "component_type": BUTTON, "id": component.get("id", 0)}
        return await self._do(COMPONENT, user, message.channel, data, message, times=2 if duplicate else 1)

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

    def ephemerals(self, user: User, channel: Channel | None = None) -> list[Message]:
        """What only that person sees, oldest first."""
        everything = self.world.messages.values()
        return [m for m in everything if m.seen_by is user and channel in (None, m.channel)]

    # inside

    async def _do(
        self, kind: int, user: User, channel: Channel, data: Payload, message: Message | None = None, times: int = 1
    ) -> Reply:
        interaction = self.interactions.send(kind, user, channel, data, message=message, times=times)
        return await interaction.future

    @staticmethod
    def _component(user: User, message: Message, wanted: str | Callable[[Payload], bool]) -> Payload:
        if message.seen_by not in (None, user):
            raise NotThere("another person's ephemeral message")
        if message.deleted:
            raise NotThere("the message is deleted")
        return message.find(wanted)

    def _command(self, user: User, channel: Channel, path: str, values: Mapping[str, Any]) -> Payload:
        name, *rest = path.removeprefix("/").split()
        command = self.world.command(name)
        if command is None:
            raise NotThere(f"/{name} is not registered")
        self._is_there(user, channel, command)
        self._may(user, channel, command)
        level, steps = command, []
        for step in rest:
            found = [o for o in level.get("options") or () if o["name"] == step and o["type"] in GROUPS]
            if not found:
                raise NotThere(f"/{path} is not registered")
            level = found[0]
            steps.append(level)
        inner = _options(level, values)
        for step in reversed(steps):
            inner = [{"name": step["name"], "type": step["type"], "options": inner}]
        data: Payload = {"id": command["id"], "name": name, "type": 1, "options": inner}
        return data | {"resolved": self._resolved(channel, values.values())}

    def _is_there(self, user: User, channel: Channel, command: Payload) -> None:
        """Whether the client lists a command there: by where it is for, and who has the application.

        https://discord.com/developers/docs/interactions/application-commands#contexts
        """
        context, by = self.world.context(channel), command.get("integration_types") or [0]
        with_bot = self.world.has_bot(channel.guild) and 0 in by
        if context not in (command.get("contexts") or [GUILD, BOT_DM]) or not (with_bot or (user.installs and 1 in by)):
            raise NotThere(f"/{command['name']} is not for there")

    @staticmethod
    def _may(user: User, channel: Channel, command: Payload) -> None:
        needed = command.get("default_member_permissions")
        if needed is None:
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
            members = channel.guild.members
            here = [members[u.id] for u in users if u.id in members]
            bare = {str(m.user.id): m.payload(with_user=False, with_permissions=True) for m in here}
            resolved["members"] = bare
        if channels:
            resolved["channels"] = {str(c.id): c.payload() | {"permissions": "0"} for c in channels}
        return resolved


def _options(command: Payload, values: Mapping[str, Any]) -> list[Payload]:
    """The options as the client sends them: known, of their kind, one of the choices, none of the needed missing."""
    known = {o["name"]: o for o in command.get("options") or () if o["type"] not in GROUPS}
    missing = [n for n, o in known.items() if o.get("required") and n not in values]
    if missing or set(values) - set(known):
        raise NotThere(f"{command['name']}: missing {missing}, unknown {sorted(set(values) - set(known))}")
    sent: list[Payload] = []
    for name, value in values.items():
        option = known[name]
        choices = [c["value"] for c in option.get("choices") or ()]
        if choices and value not in choices:
            raise NotThere(f"{name}: {value!r} is not among the choices {choices}")
        if option["type"] in (USER_OPTION, CHANNEL_OPTION) and not isinstance(value, User | Channel):
            raise NotThere(f"{name} takes a User or a Channel")
        raw = str(value.id) if isinstance(value, User | Channel) else value
        sent.append({"name": name, "type": option["type"], "value": raw})
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
