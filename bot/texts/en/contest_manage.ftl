### What organizers see first

contest-manage-open = Open matches: { $count }, since { $since }
contest-manage-waits = { $match } · waiting for { $names }
league-task-rename = Name, description, places
    .about = They change on the notice board, too. Places only become more, until the draw.
contest-post-renamed = **{ $was }** is now called **{ $contest }**.
contest-button-again = Same again next week

contest-cancel-once = Only this one
    .about = Its series goes on: the next one follows.
contest-cancel-series = This one and its series
    .about = No next one follows.
contest-ask-series-goes = Its series goes on: the next one follows.
contest-ask-series-ends = Its series ends with it: no next one follows.
contest-series-over = Its series has ended.
league-ask-change = Move the start of { $contest } to { $at }?
league-task-change = Move the start
    .about = To a later time, before it has passed. Everybody is called.
