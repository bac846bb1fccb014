### Regole della casa e regole salvate.

# Il pannello delle regole della casa, e le regole che un server conserva
button-house = Regole della casa
button-house-done = Fatto

# Sul pulsante che chiede un numero
house-title = Regole della casa al tavolo { $number }
house-how = Scegli un gruppo per cambiarne le regole, o parti da altre regole. Ciò che cambi vale subito; tutti lo vedono al tavolo.
house-group = Che cosa cambiare
house-change = Cambia…
house-presets-partners = Parti da: giochi in due contro due
house-presets-others = Parti da: altri giochi
house-presets-saved = Parti da: regole di questo server
house-clashes = richiede di cambiare un’altra regola
house-changed = ✓ **{ $option }: { $value }.** { $effect }
house-begun = ✓ **{ $name }**: ora si gioca con queste regole.
house-refused = ✗ Non è cambiato nulla. **{ $option }: { $value }** non va con le regole di questo tavolo. { $reason }
house-done = Salvato. Tavolo { $number }: { $rules }.

# Finestre: al massimo 45 caratteri
house-number-label = Un numero intero da { $least } a { $most }
house-not-a-number = Non è cambiato nulla: «{ $option }» chiede un numero intero da { $least } a { $most }.
house-again = Ci è voluto troppo: premi di nuovo il pulsante.

# Le regole che un server conserva
rulesets-title = Le regole di questo server
rulesets-none = In questo server non ci sono ancora regole salvate. Chi lo gestisce può salvarne con `/houserules save`.
rulesets-how = Per giocarci: `/table open rules:`
rulesets-line = - **{ $name }** — { $rules }
rulesets-damaged = - **{ $name }** — illeggibili per questa versione di Bower
rulesets-saved = Le regole **{ $name }** sono salvate per questo server: { $rules }
rulesets-confirm = Eliminare le regole **{ $name }**? I tavoli che le usano le tengono; i nuovi non potranno più usarle.
button-ruleset-delete = Elimina
rulesets-deleted = Le regole **{ $name }** sono eliminate.
ruleset-bad-name = Un nome ha da 1 a 32 lettere, cifre, spazi e trattini.
ruleset-preset-name = È il nome di regole predefinite di Bower: scegline un altro.
ruleset-taken = Questo server ha già regole con quel nome: scegline un altro, o elimina prima quelle.
ruleset-too-many = Questo server ha già { $limit } gruppi di regole: eliminane prima uno.
ruleset-unknown = Questo server non ha regole con quel nome. `/houserules list` le mostra.

# Suggerimenti mentre si scrive
label-rules-group = Argomento: { $name }
label-rules-option = Regola: { $name }
label-rules-saved = { $name } (questo server)
