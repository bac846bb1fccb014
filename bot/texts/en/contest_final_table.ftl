### The message about a contest’s final, for spectators

league-final-on = **{ $contest }**: the final is on. Everyone can watch it at { $table }.
league-final-over = **{ $contest }**: the final is over. It was played at { $table }.
league-top-on = **{ $contest }**: the last round is on. Everyone can watch its top table at { $table }.
league-top-over = **{ $contest }**: the top table of the last round is over. It was played at { $table }.
