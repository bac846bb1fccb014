# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
league-post-redrawn = **{ $contest }**: il turno { $round } si sorteggia di nuovo. { $reason } I tavoli aperti sono chiusi e non contano per nessuno. I nuovi si aprono tra un momento.
