### How well computers play.

level-novice = novice
    .title = Novice
    .about = Forgets what was played, and makes beginner’s mistakes
level-regular = regular
    .title = Regular
    .about = About as good as someone who plays now and then
level-expert = expert
    .title = Expert
    .about = Weighs every card and every bid
more-level = How well computers play
table-level = Level of the computers, also in place of absent members: { $level }.
server-level = Computers at new tables
reply-level = Computers at table { $number } now play at this level: { $level }.
