### Reminders of contests

league-post-reminder = **{ $contest }**: round { $round } ends { $left }, { $at }. These matches are waiting for:
league-reminder-match = { $match }, { $table }: { $names }
league-reminder-more = More open matches: { $count }
