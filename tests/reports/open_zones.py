"""Offsets and abbreviations typed as the time zone mean what people mean, or are refused with what to write instead."""

from kit import check, main


def work():
    from datetime import UTC, datetime, timedelta
    from zoneinfo import ZoneInfo

    from bot.wall_clock import find_zone
    from engine import Refused

    summer = datetime(2027, 7, 1, 12, tzinfo=UTC)
    for typed, hours in (("GMT+2", 2), ("GMT-5", -5), ("gmt+1", 1), ("GMT+10", 10), ("EST", -4)):
        try:
            zone = find_zone(typed)
        except Refused as refusal:
            check(True, f"{typed} is refused ({refusal.code})")
            continue
        offset = summer.astimezone(ZoneInfo(zone)).utcoffset()
        check(
            offset == timedelta(hours=hours),
            f"{typed} becomes {zone}, in July UTC{offset / timedelta(hours=1):+.0f}; people mean UTC{hours:+d}",
        )


main(work)
