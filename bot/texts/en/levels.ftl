### How well computers play.

level-first-timer = first-timer
    .title = First-timer
    .about = Has just learned the rules
level-learner = learner
    .title = Learner
    .about = Has played a few games, and rarely counts trumps
level-novice = novice
    .title = Novice
    .about = Forgets what was played, and makes beginner’s mistakes
level-improver = improver
    .title = Improver
    .about = Knows how to play, and still slips now and then
level-regular = regular
    .title = Regular
    .about = Plays soundly, and thinks through a few ways the cards may lie
level-expert = expert
    .title = Expert
    .about = Weighs every card and every bid
more-level = How well computers play
table-level = Level of the computers: { $level }.
server-level = Computers at new tables
reply-level = Computers at table { $number } now play at this level: { $level }.
