### What others want a member to be: nothing of it counts before the member presses.

contest-not-proposed = That question isn’t for you, has been answered, or no longer stands. If you still want to help, press *{ $button }* on the notice board, or ask an organizer.
contest-no-consent = Not rated: { $names } had been put in by others, and a computer took the first turn.
contest-manage-proposed = Asked: { $task } ({ $contest }). It happens once the member presses *{ $accept }* in the contest’s channel; until then nothing changes.
contest-me-put-in = An organizer has put you in, and nothing counts for you before you agree: press *{ $join }*, or come to your table. *{ league-button-leave }* takes you out.
contest-post-put-in = **{ $contest }**: { $name } has put you in. Nothing counts for you before you agree: press *Join*, or come to your table. *Leave* takes you out. You aren’t called again for your games until you agree.
contest-post-substitute = **{ $contest }**: { $name } asks you to play for { $out }: “{ $reason }” Press *Accept* to play. Until then nothing changes.
    -# { $consent }
contest-post-deputy = **{ $contest }**: { $name } asks you to organize it, too. Press *Accept* if you will. Until then nothing changes.
contest-post-organiser = **{ $contest }**: { $name } hands it over to you. Press *Accept* to organize it from now on. Until then nothing changes.
contest-office-substitute = **{ $contest }**: { $name } plays as a substitute. *Me* on the notice board says where.
contest-office-deputy = **{ $contest }**: { $name } organizes it, too.
contest-office-organiser = **{ $contest }**: { $name } organizes it from now on.
contest-office-declined = **{ $contest }**: { $name } has declined, and nothing changes. Organizers can ask somebody else with `/league manage`.
league-log-proposed = { $office ->
    [substitute] Asked to substitute: { $name }. “{ $text }”
    [deputy] Asked to organize it, too: { $name }.
   *[other] To be handed over to { $name }, who has yet to accept.
}
league-log-accepted = { $name } has accepted.
league-log-refused = { $name } has declined.
contest-last-match = No match is left in which somebody could substitute here; the four who have begun a rated match play it to its end. A computer plays for anyone who is away; to set its points, use *Set points of a match*.
