# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
league-post-redrawn = **{ $contest }** : le tour { $round } est tiré de nouveau. { $reason } Les tables ouvertes sont fermées et ne comptent pour personne. Les nouvelles s’ouvrent dans un instant.
