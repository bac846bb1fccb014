### Reminders of contests, and calls to matches whose time was agreed on

league-post-reminder = **{ $contest }**: round { $round } ends { $left }, { $at }. These matches are waiting for:
league-reminder-match = { $match }, { $table }: { $names }
league-reminder-more = More open matches: { $count }
league-post-meeting = **{ $contest }**: { $match }. You agreed to play at { $at }, { $left }. From then on you have { $clock } per turn.
