### What others want a member to be: nothing of it counts before the member presses.

contest-last-match = No match is left in which somebody could substitute here; the four who have begun a rated match play it to its end. A computer plays for anyone who is away; to set its points, use *Set points of a match*.
