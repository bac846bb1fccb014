"""Settings from the environment and `.env`, validated on creation; nothing is read at import."""

from typing import Annotated, Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.capacity import measure

SHORTEST_KEY: Final = 32
"""Characters of a `SECRET_KEY`."""


class Settings(BaseSettings):
    """All settings. The environment variables are the field names in capitals.

    Raises:
        pydantic.ValidationError: When a value is not of its kind or out of its range.
    """

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    """The bot's token from Discord's developer portal. Needed by `run`."""
    database_url: str = "sqlite+aiosqlite:///data/bower.db"
    """Where everything is kept: `sqlite+aiosqlite:///PATH` or `postgresql+asyncpg://USER:PASSWORD@HOST/NAME`."""
    secret_key: SecretStr = SecretStr("")
    """Seals what a copy of the database must not tell. Needed with PostgreSQL; a SQLite file has its own beside it."""
    discord_api_base: str = ""
    """Another address of Discord's HTTP API, for a rate-limit proxy; empty for Discord's own."""
    discord_gateway_url: str = ""
    """Another address of Discord's gateway, for a proxy; empty for Discord's own."""
    computer_pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    """How long computer players think: 1 is 0.8 to 1.5 seconds, 2 twice as long, 0 not at all."""
    computer_processes: Annotated[int, Field(ge=0, le=64)] = Field(default_factory=lambda: measure().processes)
    """Processes in which computer players think, and at most as many for the coach, besides one that draws pictures;
    0: all in threads of this process. Empty: what fits the machine."""
    pings: bool = True
    """Whether to ping a member who is slow to play with a short mention in the channel."""
    greeting: bool = True
    """Whether a server that invites the bot is greeted once, in its system channel."""
    retention_days: Annotated[int, Field(ge=0, le=3650)] = 90
    """Days after which idle tables are closed, and tables that were given up are deleted; 0 keeps them for ever."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """Lowest level that is logged. DEBUG is Bower's own; libraries stay at INFO unless named in LOG_DEBUG."""
    log_debug: Annotated[tuple[str, ...], NoDecode] = ()
    """Names of libraries' loggers to set to DEBUG, separated by commas."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line."""
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """Port on which Prometheus figures and /health are served; 0 for none."""
    metrics_host: str = "127.0.0.1"
    """Address the figures are served on; 0.0.0.0 inside a container."""
    alert_webhook: SecretStr = SecretStr("")
    """Where incidents are sent as they come: a webhook of a Discord channel, or any address that takes such JSON."""
    heartbeat_url: str = ""
    """An address that gets a GET each minute while the bot is connected and can save."""
    shard_count: Annotated[int, Field(ge=0)] = 0
    """Shards over all processes, the same for each of them; 0 lets Discord say, for one process."""
    shards_per_process: Annotated[int, Field(ge=0)] = 0
    """The most shards that a process takes of those that are free; 0 takes all. With SQLite one process has all."""

    @field_validator("computer_processes", mode="before")
    @classmethod
    def _fit(cls, value: object) -> object:
        return measure().processes if value == "" else value

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, value: SecretStr) -> SecretStr:
        token = value.get_secret_value().strip()
        if not all("!" <= character <= "~" for character in token):
            raise ValueError("a token is one word without spaces or line breaks")
        return SecretStr(token)

    @field_validator("secret_key")
    @classmethod
    def _long(cls, value: SecretStr) -> SecretStr:
        key = value.get_secret_value().strip()
        if key and len(key) < SHORTEST_KEY:
            raise ValueError(f"at least {SHORTEST_KEY} characters, as `openssl rand -hex 32` makes them")
        return SecretStr(key)

    @field_validator("discord_api_base", "heartbeat_url")
    @classmethod
    def _of_http(cls, value: str) -> str:
        value = value.strip()
        if value and not value.startswith(("http://", "https://")):
            raise ValueError("an address that begins with http:// or https://, or nothing")
        if value and not _is_address(value):
            raise ValueError("an address with a host and without spaces, or nothing")
        return value

    @field_validator("alert_webhook")
    @classmethod
    def _webhook_of_http(cls, value: SecretStr) -> SecretStr:
        return SecretStr(cls._of_http(value.get_secret_value()))

    @field_validator("discord_gateway_url")
    @classmethod
    def _of_websockets(cls, value: str) -> str:
        if value and not value.startswith(("ws://", "wss://")):
            raise ValueError("an address that begins with ws:// or wss://, or nothing")
        return value

    @field_validator("log_debug", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        if self.shards_per_process and not self.shard_count:
            raise ValueError("SHARDS_PER_PROCESS needs SHARD_COUNT, the number of shards over all processes")
        return self


def _is_address(text: str) -> bool:
    """Whether a web address is one that can be asked: in ASCII, with a host and, if there is one, a port."""
    try:
        parts = urlsplit(text)
        host = (parts.hostname or "").encode("idna")
        port = parts.port
    except ValueError:
        return False
    return bool(host) and port != 0 and all("!" <= character <= "~" for character in text)


def faults(invalid: ValidationError) -> tuple[str, ...]:
    """The faults of the settings, a line each with the name of the environment variable; never a value."""
    told = ((fault["loc"], fault["msg"].removeprefix("Value error, ")) for fault in invalid.errors())
    return tuple(dict.fromkeys(f"{str(where[0]).upper()}: {why}" if where else why for where, why in told))
