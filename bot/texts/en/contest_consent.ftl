### What others want a member to be: nothing of it counts before the member presses.

contest-no-consent = Not rated: { $names } had been put in by others, and a computer took the first turn.
contest-me-put-in = An organizer has put you in, and nothing counts for you before you agree: press *{ $join }*, or come to your table. *{ league-button-leave }* takes you out.
contest-post-put-in = **{ $contest }**: { $name } has put you in. Nothing counts for you before you agree: press *Join*, or come to your table. *Leave* takes you out. You aren’t called again for your games until you agree.
contest-last-match = No match is left in which somebody could substitute here; the four who have begun a rated match play it to its end. A computer plays for anyone who is away; to set its points, use *Set points of a match*.
