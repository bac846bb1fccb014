### House rules and saved rules.

# The panel of house rules, and the sets of rules that a server keeps
button-house = House rules
button-house-done = Done

# On the button that asks for a number
house-title = House rules of table { $number }
house-how = Choose a group to change its rules, or start from other rules. Changes apply right away; everyone sees them in the lobby.
house-group = What to change
house-change = Change…
house-presets-partners = Start from: games for two against two
house-presets-others = Start from: other games
house-presets-saved = Start from: rules of this server
house-clashes = needs another rule changed
house-changed = ✓ **{ $option }: { $value }.** { $effect }
house-begun = ✓ **{ $name }**: these rules are on now.
house-refused = ✗ Nothing was changed. **{ $option }: { $value }** doesn’t go with the rules of this table. { $reason }
house-done = Saved: table { $number } plays { $rules }.

# Modals: at most 45 characters
house-number-label = A whole number, { $least } to { $most }
house-not-a-number = Nothing was changed: “{ $option }” needs a whole number from { $least } to { $most }.
house-again = That took too long: please press the button again.

# Sets of rules that a server keeps
rulesets-title = Rules of this server
rulesets-none = This server hasn’t saved any rules yet. Members with **Manage Server** can save some with `/houserules save`.
rulesets-how = To play by them: `/table open rules:`
rulesets-line = - **{ $name }** — { $rules }
rulesets-damaged = - **{ $name }** — this version of Bower can’t read them
rulesets-saved = The rules **{ $name }** are saved for this server: { $rules }
rulesets-confirm = Delete the rules **{ $name }**? Tables already using them keep them; new tables can’t.
button-ruleset-delete = Delete
rulesets-deleted = The rules **{ $name }** are deleted.
ruleset-bad-name = A name has 1 to 32 letters, digits, spaces and hyphens.
ruleset-preset-name = That’s the name of a preset: choose another.
ruleset-taken = This server already has rules by that name: choose another, or delete those first.
ruleset-too-many = This server already has { $limit } sets of rules: delete one first.
ruleset-unknown = This server has no rules by that name. `/houserules list` shows them.

# Suggestions while typing
label-rules-group = Topic: { $name }
label-rules-option = Rule: { $name }
label-rules-saved = { $name } (this server)
