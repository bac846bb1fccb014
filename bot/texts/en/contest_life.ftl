# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
league-post-redrawn = **{ $contest }**: round { $round } is drawn again. { $reason } The tables that were open are closed, and count for nobody. The new ones open in a moment.
