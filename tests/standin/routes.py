"""Every route of Discord's API that a bot like ours calls, each a few lines on the world.

Handlers are plain functions: the world is memory, nothing waits. What they return is the JSON body (None: 204).
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from tests.standin import errors
from tests.standin.world import MANAGE_ROLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.standin.messages import Message
    from tests.standin.rest import Request, Rest
    from tests.standin.world import Payload

EMOJI_BYTES = 256 * 1024
ROUTES: list[tuple[str, str, Any]] = []  # method, path below the API's base, handler(rest, request)


def route(method: str, template: str) -> Callable[[Any], Any]:
    def register(handler: Any) -> Any:
        ROUTES.append((method, template, handler))
        return handler

    return register


# the application itself


@route("GET", "/gateway/bot")
def _gateway_bot(rest: Rest, _request: Request) -> Payload:
    started = len(rest.gateway.identifies)
    limit = {"total": 1000, "remaining": max(0, 1000 - started), "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": rest.gateway.url, "shards": 1, "session_start_limit": limit}


@route("GET", "/users/@me")
def _me(rest: Rest, _request: Request) -> Payload:
    return rest.world.bot.payload() | {"mfa_enabled": True, "verified": True, "locale": "en-US", "flags": 0}


@route("GET", "/users/@me/guilds")
def _my_guilds(rest: Rest, request: Request) -> list[Payload]:
    """The servers of the bot with the permissions of its roles there, those of channels left out."""
    after = int(request.query.get("after", 0))
    return [
        {"id": str(guild.id), "name": guild.name, "icon": None, "owner": False, "features": []}
        | {"permissions": str(guild.members[rest.world.bot.id].permissions)}
        for _, guild in sorted(rest.world.guilds.items())
        if guild.id > after and rest.world.has_bot(guild)
    ]


@route("GET", "/applications/@me")
@route("PATCH", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def _application(rest: Rest, _request: Request) -> Payload:
    world = rest.world
    owner = next((u for u in world.users.values() if not u.bot), world.bot)
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner.payload(),
        "verify_key": "0" * 64,
        "team": None,
        "flags": 1 << 23,
        "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": sum(map(world.has_bot, world.guilds.values())),
    }


@route("GET", "/applications/{application}/emojis")
def _emojis(rest: Rest, _request: Request) -> Payload:
    return {"items": list(rest.world.emojis.values())}


@route("POST", "/applications/{application}/emojis")
def _add_emoji(rest: Rest, request: Request) -> Payload:
    name, image = request.payload["name"], request.payload["image"]
    if len(base64.b64decode(image.partition(",")[2])) > EMOJI_BYTES:
        raise errors.invalid_form("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if any(emoji["name"] == name for emoji in rest.world.emojis.values()):
        raise errors.invalid_form("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "That name is taken already.")
    key = rest.world.new_id()
    emoji = {"id": str(key), "name": name, "roles": [], "require_colons": True, "managed": False, "animated": False}
    rest.world.emojis[key] = emoji | {"available": True, "user": rest.world.bot.payload()}
    return rest.world.emojis[key]


@route("GET", "/applications/{application}/emojis/{emoji}")
def _emoji(rest: Rest, request: Request) -> Payload:
    emoji = rest.world.emojis.get(int(request.ids["emoji"]))
    if emoji is None:
        raise errors.unknown_emoji()
    return emoji


@route("DELETE", "/applications/{application}/emojis/{emoji}")
def _remove_emoji(rest: Rest, request: Request) -> None:
    _emoji(rest, request)
    del rest.world.emojis[int(request.ids["emoji"])]


# commands


def _place(rest: Rest, request: Request) -> int | None:
    guild = request.ids.get("guild")
    return None if guild is None else rest.world.get_guild(guild).id


@route("GET", "/applications/{application}/commands")
def _commands(rest: Rest, request: Request) -> list[Payload]:
    is_whole = request.query.get("with_localizations") == "true"
    return [as_discord_has_it(each, is_whole=is_whole) for each in rest.world.commands.get(None, ())]


def as_discord_has_it(found: Any, *, is_whole: bool) -> Any:
    """A command, or a part of it: without what is false or empty, permissions as a text, languages if asked for."""
    if not isinstance(found, dict):
        return [as_discord_has_it(each, is_whole=is_whole) for each in found] if isinstance(found, list) else found
    left = ((key, part) for key, part in found.items() if part not in (None, [], {}) and part is not False)
    parts = {key: as_discord_has_it(part, is_whole=is_whole) for key, part in left if is_whole or "localiz" not in key}
    bits = found.get("default_member_permissions")
    return parts | ({} if bits is None else {"default_member_permissions": str(bits)})


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def _overwrite_commands(rest: Rest, request: Request) -> list[Payload]:
    """All commands at once; one that was there before under its name and type keeps its id."""
    world, place = rest.world, _place(rest, request)
    before = {(c["name"], c.get("type", 1)): c["id"] for c in world.commands.get(place, ())}
    made: list[Payload] = []
    for command in request.payload:
        known = before.get((command["name"], command.get("type", 1)))
        body = {"type": 1, "description": "", **command, "id": known or str(world.new_id())}
        body |= {"application_id": str(world.application_id), "version": str(world.new_id())}
        made.append(body if place is None else body | {"guild_id": str(place)})
    world.commands[place] = made
    return made


# servers and channels


@route("GET", "/guilds/{guild}/members/{user}")
def _member(rest: Rest, request: Request) -> Payload:
    member = rest.world.get_guild(request.ids["guild"]).members.get(int(request.ids["user"]))
    if member is None:
        raise errors.unknown_member()
    return member.payload()


@route("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
@route("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
def _change_role(rest: Rest, request: Request) -> None:
    """The bot needs Manage Roles, and one of its own roles above the one it gives or takes."""
    guild, number = rest.world.get_guild(request.ids["guild"]), int(request.ids["role"])
    member, role = guild.members.get(int(request.ids["user"])), guild.roles.get(number)
    if member is None or role is None:
        raise errors.unknown_member() if member is None else errors.unknown_role()
    mine = [guild.roles[each] for each in guild.members[rest.world.bot.id].roles if each in guild.roles]
    allowed = any(each.permissions & MANAGE_ROLES for each in mine)
    if not allowed or role.managed or all(each.position <= role.position for each in mine):
        raise errors.missing_permissions()
    (member.roles.add if request.method == "PUT" else member.roles.discard)(number)


@route("GET", "/channels/{channel}")
def _channel(rest: Rest, request: Request) -> Payload:
    return rest.world.get_channel(request.ids["channel"]).payload()


@route("POST", "/channels/{channel}/threads")
def _make_thread(rest: Rest, request: Request) -> Payload:
    """A public thread of the bot's."""
    parent, asked = rest.world.get_channel(request.ids["channel"]), request.payload
    thread = rest.world.public_thread(parent, asked["name"], rest.world.bot, asked.get("type", 12))
    rest.gateway.dispatch("THREAD_CREATE", thread.payload() | {"newly_created": True}, guild=parent.guild)
    return thread.payload()


@route("DELETE", "/channels/{channel}")
def _remove_channel(rest: Rest, request: Request) -> Payload:
    channel = rest.world.get_channel(request.ids["channel"])
    del channel.guild.channels[channel.id], rest.world.channels[channel.id]
    return channel.payload()


# messages


def _message(rest: Rest, request: Request, *, own: bool = False) -> Message:
    message = rest.world.get_message(request.ids["channel"], request.ids["message"])
    if own and message.author is not rest.world.bot:
        raise errors.not_the_author()
    return message


@route("POST", "/channels/{channel}/messages")
def _send(rest: Rest, request: Request) -> Payload:
    channel = rest.world.get_channel(request.ids["channel"])
    return rest.writer.post(channel, request.payload or {}, request.files).payload()


@route("PATCH", "/channels/{channel}/messages/{message}")
def _edit(rest: Rest, request: Request) -> Payload:
    message = _message(rest, request, own=True)
    rest.writer.edit(message, request.payload or {}, request.files)
    return message.payload()


@route("DELETE", "/channels/{channel}/messages/{message}")
def _delete(rest: Rest, request: Request) -> None:
    rest.writer.delete(_message(rest, request))


# interactions


@route("POST", "/interactions/{interaction}/{token}/callback")
def _callback(rest: Rest, request: Request) -> Payload | None:
    ids = request.ids
    body = rest.interactions.answer(ids["interaction"], ids["token"], request.payload or {}, request.files)
    return body if request.query.get("with_response") in ("1", "true") else None


@route("POST", "/webhooks/{application}/{token}")
def _follow_up(rest: Rest, request: Request) -> Payload:
    """Interaction webhooks answer with the message whether or not `wait` is asked for."""
    interaction = rest.interactions.open(request.ids["application"], request.ids["token"])
    return rest.interactions.follow_up(interaction, request.payload or {}, request.files).payload()


@route("GET", "/webhooks/{application}/{token}/messages/{message}")
def _webhook_fetch(rest: Rest, request: Request) -> Payload:
    interaction = rest.interactions.open(request.ids["application"], request.ids["token"])
    return rest.interactions.find(interaction, request.ids["message"]).payload()


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}")
def _webhook_edit(rest: Rest, request: Request) -> Payload:
    interaction = rest.interactions.open(request.ids["application"], request.ids["token"])
    message = rest.interactions.find(interaction, request.ids["message"])
    rest.writer.edit(message, request.payload or {}, request.files)
    interaction.written += 1
    return message.payload()


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}")
def _webhook_delete(rest: Rest, request: Request) -> None:
    interaction = rest.interactions.open(request.ids["application"], request.ids["token"])
    rest.writer.delete(rest.interactions.find(interaction, request.ids["message"]))
    interaction.written += 1
