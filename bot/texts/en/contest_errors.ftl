### Why a contest refuses something. Each is the whole answer a member gets.

contest-gone = There’s no such contest here. `/league list` shows those that there are.
contest-none = No contest is going on in this server. Organizers start one with `/league create`.
contest-stale = Somebody else changed this contest in the meantime. Look at it again with `/league show`.
contest-many-running = This server already has { $limit } contests. Finish or discard one of them first.
contest-bad-name = Give the contest a name of at most { $most } characters.
contest-not-organiser = Only organizers can do that: members with Manage Server, or with this server’s organizer role. Ask one of them.
contest-not-a-draft = This contest has been published, so that can’t be changed anymore. `/league manage` shows what can.
contest-channel-gone = The channel of this contest is gone. Choose another one first.
contest-may-not-post = I can’t write in the channel of this contest. Let me see it and send messages there, or choose another one. `/admin check` shows what’s missing.
contest-role-gone = A role that this contest needs is gone. Choose another one, or none.
contest-past = The start of this contest has to be in the future. Choose a later one.
contest-only-later = A start only moves later, and before it has passed. Choose a later time, or call the contest off with `/league manage`.
contest-bad-places = Type from { $least } to { $most } places: they only become more, until the draw.
contest-not-open = Nobody can sign up for this contest now. `/league list` shows other contests.
contest-joined = You’re already in this contest. `/league show` says how it stands.
contest-not-joined = You’re not in this contest. `/league list` shows where you can sign up.
contest-needs-role = Only members with the role <@&{ $role }> can sign up for this contest. Ask its organizers for it.
contest-no-pairs = In this contest partners change every round. Sign up alone, with `/league join`.
contest-no-partner = Name a member of this server who isn’t a bot.
contest-own-partner = You can’t be your own partner. Choose somebody else.
contest-partner-taken = That member is already in this contest with somebody. Choose somebody else.
contest-not-invited = This invitation isn’t for you, or it was withdrawn. Sign up yourself with `/league join`.
contest-not-checking = There’s no check-in for this contest now. `/league show` says what comes next.
contest-not-running = This contest isn’t being played right now. `/league show` says how it stands.
contest-is-over = This contest is over. `/league list` shows those going on.
contest-is-paused = This contest is paused already.
contest-not-paused = This contest isn’t paused.
contest-no-match = You have no such match in this contest. `/league show` leads to yours.
contest-match-over = This match is over. `/league show` shows its result.
contest-cards-played = This round has been played in already, so it can’t be drawn again. Set the points of its matches instead.
contest-drawn-again = A round of this contest has been drawn again before, and that can be done once. Set the points of matches instead.
contest-needs-reason = Write something, at most { $most } characters.
contest-own = You’re in this contest, so somebody who isn’t in it decides: another organizer or moderator. If all of them play, matches stand as played. Before the draw you can leave the contest, or take your offer back, and decide then.
contest-has-judged = Whoever has ruled in a contest doesn’t play in it. Watch its tables with `/table list`.
contest-disputed = Your side’s dispute about this match waits for an answer.
contest-not-disputed = Nobody disputes this match.
contest-bad-points = Give each side from 0 to { $most } points.
contest-no-game = No game of this match counts, so its ruling can’t be taken back. Set other points instead.
contest-drawn = This contest’s draw has been made, so seeds can’t be set anymore.
contest-no-entrant = That entrant isn’t in this contest, or not anymore. Look at it again with `/league manage`.
contest-no-place = Others have all the places now. Watch the tables with `/table list`.
contest-bad-extension = Choose from the menu how much longer the round takes: `/league manage`, then *Extend the round*.

## Why a contest can’t be as an organizer wants it.

contest-bad-entrants = Entrants: two numbers from { $least } to { $most }, the fewest first, such as 8-16.

plan-not-four = Contests are played two against two at tables of four. Choose other rules.
plan-stakes = Contests are played for points only. Choose rules without betting.
plan-drawn-partners = A contest says who plays with whom, so partners can’t be drawn at the table. Choose other rules.

contest-no-offers = Nobody has offered to substitute yet. Ask members to with *Announce*.
contest-has-seat = That member was there, or has no match left. A seat is given where a member has left or missed the last match: choose from `/league manage`.
