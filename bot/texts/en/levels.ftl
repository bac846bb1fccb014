### How well computers play.

level-novice = novice
    .title = Novice
    .about = Forgets what was played, and makes beginners’ mistakes
level-regular = regular
    .title = Regular
    .about = As good as people who play now and then
level-expert = expert
    .title = Expert
    .about = Weighs every card and every bid
opt-level = How well computers play here, those in place of absent members too
opt-level-computer = How well they play; without a change, this holds for all computers of the table
opt-level-server = How well computers play at new tables
more-level = How well computers play
table-level = Level of computers, in place of absent members too: { $level }.
server-level = Computers at new tables
reply-level = Computers at table { $number } now play at this level: { $level }.
