"""Say how long ago something happened."""

from datetime import datetime

from cubacube.session.language.translation import _, _n

_HOUR_S, _DAY_S, _WEEK_S = 3600, 86_400, 604_800


def ago(then: datetime, now: datetime) -> str:
    """Return a phrase such as `12 minutes ago`; after a week, the date.

    Both times must have a time zone.
    """
    seconds = int((now - then).total_seconds())
    if seconds < 60:
        return _("just now")
    if seconds < _HOUR_S:
        return _n("{n} minute ago", "{n} minutes ago", seconds // 60).format(n=seconds // 60)
    if seconds < _DAY_S:
        hours = seconds // _HOUR_S
        return _n("{n} hour ago", "{n} hours ago", hours).format(n=hours)
    if seconds < _WEEK_S:
        days = seconds // _DAY_S
        return _n("{n} day ago", "{n} days ago", days).format(n=days)
    return _("on {date}").format(date=f"{then.astimezone():%Y-%m-%d}")
