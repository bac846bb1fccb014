### Roles of a server that Bower gives and takes (`/admin roles`).

roles-title = Roles for winners
roles-about = I give these two roles of your server after each contest and once a day, and take back what I gave when someone else is first. What somebody gave by hand stays. *Champion*: the winners of the last season’s final. *Leader*: first on the rating board of `/leaderboard`. Choose *everyone* for none. Members can opt out in `/preferences`.
roles-champion_role = Champion of the season
roles-leader_role = Leader of the rating board
roles-gone = ❌ A role I should give no longer exists. Choose another with `/admin roles`.
roles-managed = ❌ { $role } belongs to an app or to Discord, so I can’t give it. Choose another with `/admin roles`.
# $link (text): the invitation with the permission
roles-permission = ❌ I can’t give or take roles. Needs *Manage Roles*: give it to my role in the server’s settings, or [invite me again with it]({ $link }).
roles-above = ❌ { $role } stands above my own role, so I can’t give it. Drag my role above it (*Server Settings*, *Roles*), then press *Check again*.
roles-not-yours = You may choose only a role you could give yourself: with *Manage Roles*, and below your highest role. Choose another one than { $role }, or ask someone who can give it.
