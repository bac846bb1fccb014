### Contests while they are played: rounds, *Me*, fixtures, the log, finding a time, what organizers do.

league-room = Table { $number } · { $contest }
league-next = The next { $contest } starts { $at } ({ $left }). Sign up on its notice board.

league-view-me = Me
league-view-fixtures = Schedule
league-view-log = Log

# Me
league-me-in = You’re signed up.
league-me-waits = You’re waiting for a place, number { $place }. Places are given at the start.
league-me-there = You’re checked in.
league-me-check-in = **Check in now**, or you don’t take part.
league-me-looking = You’re in if I find a partner for you when it starts.
league-me-invited = You’ve asked { $name } to be your partner, and they haven’t answered yet.
league-me-match = **Round { $round }**: against { $against }, at { $table }
league-me-partner = With { $name }
league-me-sits = You sit out round { $round }.
league-me-sat = You sat out round { $round }.
league-me-last = Your last match: { $match }
league-me-rank = Rank { $rank } of { $count }, { $points }
league-me-first = You’re in front.
league-me-behind = Points behind first: { $gap }
league-me-out = You’re out of the cup.
league-me-win = Win to go through.

# A match
league-match-until = Until { $at } ({ $left })
league-button-dispute = Dispute
league-button-answer = Answer
league-dispute-what = What should the organizers look at?

# Fixtures and the log
league-fixtures-idle = Not playing: { $names }
league-log-joined = { $entrant } signed up.
league-log-left = Out: { $entrant }
league-log-ready = { $name } checked in.
league-log-seeded = Sign-up ended. Taking part: { $count }
league-log-paired = Round { $round } was drawn. Matches: { $count }
league-log-forfeited = Round { $round }, table { $table }: forfeited by { $entrant }.
league-log-absent = Absent in round { $round }: { $name }
league-log-adjusted = Round { $round }, table { $table }: points set to { $points ->
    [none] what was played
   *[other] { $points }
}.
league-log-substituted = { $into } has the seat of { $name } from the next match on.
league-log-undrawn = Round { $round } is drawn again.
league-log-ended = It’s over.
league-log-cancelled = Called off.
league-log-published = Published.
league-log-changed = Changed by the organizers.
league-log-checking = Check-in opened.
league-log-whistled = Time is up for round { $round }.
league-log-missing = Computers play in round { $round } for players who aren’t there.
league-log-closed = Round { $round } is over.
league-log-extended = Round { $round } was extended by { $time }.
league-log-paused = Paused.
league-log-resumed = Resumed.
league-log-postponed = Starts later, because I was offline: { $at }
league-log-disputed = Round { $round }, table { $table }: disputed by { $name }.
league-log-ruled = Round { $round }, table { $table }: answer to the dispute. “{ $text }”
league-log-reason = Reason: “{ $text }”
league-log-announced = Announcement: “{ $text }”

# What organizers do
league-manage-pick = What do you want to do?
league-manage-dispute = **Dispute**: { $match } “{ $text }”
league-manage-substitutes = Substitutes: { $names }
league-manage-done = Done: { $task } ({ $contest }).
league-manage-again = That question is too old. Use `/league manage` again.
league-button-back = Back
league-button-sure = Yes, do it
league-reason-title = Everyone can read this
league-reason = Reason or text
league-points-title = Points of the match
league-points = Points, like 10-7 (empty: as played)
league-against = against { $names }
league-effect = Effect on the standings:
league-effect-none = The standings stay as they are.
league-effect-line = { $names }: rank { $was } → { $now }, points { $had } → { $has }
league-effect-rank = { $names }: rank { $was } → { $now }
league-task-pause = Pause
    .about = All timers stop.
league-task-resume = Resume
    .about = The timers run again.
league-task-extend = Extend the round
    .about = More time for open matches.
league-task-adjust = Set points of a match
    .about = Choose the match.
league-task-forfeit = Forfeit a match
    .about = Choose the side that loses.
league-task-answer = Answer a dispute
    .about = Choose the match.
league-task-disqualify = Disqualify
    .about = Choose who is out.
league-task-redraw = Draw the round again
    .about = Only before its first card.
league-task-announce = Announce
    .about = A message that pings everyone who plays.
league-task-move = Move
    .about = Choose in which channel it goes on.
league-task-cancel = Call off
    .about = It ends, and counts for nobody.
league-ask-pause = Pause { $contest }? All timers stop until you resume it.
league-ask-resume = Resume { $contest }? All deadlines move by the length of the pause.
league-ask-extend = Give the round { $time } more?
league-ask-adjust = { $match }: count it with these points? { $points ->
    [none] (what was played)
   *[other] ({ $points })
}
league-ask-forfeit = Have { $names } forfeit this match?
league-ask-answer = Answer this dispute? { $match } “{ $text }” The result stays as it is; you can set points separately.
league-ask-disqualify = Take { $names } out of { $contest }?
league-ask-redraw = Draw this round of { $contest } again? Its tables are closed.
league-ask-announce = Write an announcement for everyone in { $contest }?
league-ask-cancel = Call { $contest } off? This can’t be undone.
league-task-invite = Invite a member
    .about = In beyond the limit, once they press.
league-ask-invite = Invite { $names } to { $contest }? Once they sign up they’re in, whatever the limit and the conditions say.
league-log-guest = { $name } was invited.
league-log-out = Out at the start: { $name }
league-log-gone = { $name } has left.
league-log-back = { $entrant } came back.
league-task-substitute = Seat a substitute
    .about = Choose for whom: the first who offered plays.
league-ask-substitute = Give { $name }’s seat to { $into }, from the next match on and for good?
