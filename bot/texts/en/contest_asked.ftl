### What concerns an organizer’s own entry: others are asked first.

contest-asked-already = The other organizers have been asked that already. The question is in the contest’s channel: look at it there to take it back, and to see whether you can approve it yourself later.
contest-asked-gone = That question has been answered, or what it was about has changed. `/league manage` asks again.
contest-asked-others = You’re in this contest, so another organizer answers first. If nobody has by { $at }, press this again.
contest-declined = Another organizer has said no to this. You can ask again a day later; organizers who aren’t in the contest can do it at any time with `/league manage`.
contest-many-asked = Other questions of this contest wait for an answer in its channel. Answer them there, or take one back.
contest-asked-often = Those you want to ask have just been asked, or have said no. You can ask again { $at }.
league-ask-ratings = Let the ratings decide the next season’s divisions of { $contest }?
league-ask-change = Move the start of { $contest } to { $at }?
league-ask-others = You’re in this contest, and this concerns your own entry. A message in its channel asks another organizer first. If nobody has answered by { $at }, press *{ $button }* there: the log and the notice board then say so.
league-ask-others-match = This concerns a match of your own, or of whoever made you an organizer. A message in the contest’s channel asks another organizer; without their approval it stands as played.
league-ask-own = You’re in this contest, and this concerns your own entry. There’s nobody else to ask, so the log and the notice board will say so.
league-manage-asked = Asked: { $task } ({ $contest }). The question is in the contest’s channel.
league-task-ratings = Divisions by ratings
league-task-change = Move the start
    .about = To another time, until it starts. Everybody is called.
league-button-approve = Approve
league-button-turn-down = Decline
league-post-asked = **{ $contest }**: { $name } has a part in this, and asks another organizer. { $what }
league-post-asked-until = Organizers who aren’t in the contest can answer. If nobody has by { $at }, { $name } can decide, and the log says so.
league-post-asked-match = Organizers who aren’t in the contest can answer. Without their approval it stands as played.
league-asked-done = Done: { $task } ({ $contest }).
league-asked-declined = Declined: { $task } ({ $contest }). Nothing changes.
league-own = Decisions by organizers about their own entry: { $count } (*Log*)
league-log-asked = Asked the other organizers: { $task }.{ $why ->
    [none] { "" }
   *[other] { " " }“{ $why }”
}
league-log-approved = Approved by an organizer without a part in it: question { $question }.
league-log-declined = { $withdrawn ->
    [0] Declined by another organizer: question { $question }.
   *[other] Taken back: question { $question }.
}
league-log-own = { $asked ->
    [0] This concerned the organizer’s own entry. There was nobody else to ask.
   *[other] This concerned the organizer’s own entry. Nobody had answered question { $question }.
}
audit-own = Concerns the organizer’s own entry
contest-own-table = You’re in this contest, and this can change your own place. Somebody else decides: a moderator or a member with Manage Server who isn’t in it. *Set points of a match* in `/league manage` asks the other organizers.
contest-half-substitutes = Substitutes may play at most { $most } of this entry’s rounds, and they have. Whoever signed up plays now. If one of a pair can’t play anymore, they leave (*{ $button }* on the notice board): then whoever offers to substitute plays for good.
