### House rules and saved rules.

# The panel of house rules, and the sets of rules that a server keeps
button-house = House rules
button-house-fix = Change all of it
button-house-reset = Back to the preset
button-house-save = Save for this server
button-house-done = Done

# On the button that asks for a number
button-house-number = { $option }: { $value }
house-title = House rules of table { $number }
house-how = Choose a group to change its rules, or begin from other rules. What you change holds at once; everyone sees it in the lobby.
house-group = What to change
house-presets-partners = Begin from: games for two against two
house-presets-others = Begin from: other games
house-presets-saved = Begin from: rules of this server
house-page = { $group } · { $page } of { $pages }
house-clashes = needs another rule changed
house-changed = ✓ **{ $option }: { $value }.** { $effect }
house-begun = ✓ **{ $name }**: these rules hold now.
house-refused = ✗ Nothing was changed. **{ $option }: { $value }** does not go with the rules of this table. { $reason }
house-fix = It would go together with: { $changes }.
house-stale = The rules have changed meanwhile. This is how they are now.
house-done = The rules of table { $number } stand as its message shows them.

# Modals: at most 45 characters
house-number-label = A whole number, { $least } to { $most }
house-save-title = Save these rules
house-save-label = Name (letters, digits, spaces, hyphens)
house-not-a-number = Nothing was changed: “{ $option }” asks for a whole number from { $least } to { $most }.
house-again = That took too long: please press the button again.

# Sets of rules that a server keeps
rulesets-title = Rules of this server
rulesets-none = No rules are saved in this server yet. Whoever manages it can save some with `/rules save`.
rulesets-how = Open a table with them by `/table open rules:`
rulesets-line = - **{ $name }** — { $rules }
rulesets-damaged = - **{ $name }** — cannot be read by this version of Bower
rulesets-saved = The rules **{ $name }** are saved for this server: { $rules }
rulesets-confirm = Delete the rules **{ $name }**? Tables that play by them keep them; new tables cannot.
button-ruleset-delete = Delete
rulesets-deleted = The rules **{ $name }** are deleted.
ruleset-bad-name = A name has 1 to 32 letters, digits, spaces and hyphens.
ruleset-preset-name = That is the name of rules that Bower knows already: choose another.
ruleset-taken = This server has rules of that name already: choose another, or delete those first.
ruleset-too-many = This server has { $limit } sets of rules already: delete one first.
ruleset-unknown = This server has no rules of that name.

# Suggestions while typing
label-rules-group = Topic: { $name }
label-rules-option = Rule: { $name }
label-rules-saved = { $name } (this server)
