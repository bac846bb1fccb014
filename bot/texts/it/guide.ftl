### La mano guidata, e i pulsanti che ci portano e che la seguono. `$hJ` è il fante di cuori.

button-guide = Mano guidata
button-guide-again = Da capo
button-how-to-play = Come si gioca

guide-title = Mano guidata: passo { $step } di { $steps }
guide-bid = Sei il mazziere e la carta scoperta è { $hA }. Se la prendi, la briscola è cuori. Avresti tre briscole, { $dJ } compreso, e un asso: vale la pena chiamare. Premi **{ $button }**.
guide-discard = Hai preso { $hA }, perciò una carta deve andarsene. Tieni le briscole e le carte alte. Senza { $s9 } non hai più picche e potrai tagliarle. Scarta **{ $button }**.
guide-follow = { $left } ha giocato { $dQ } e per ora è in testa { $dA } del tuo compagno. Se puoi, devi rispondere al seme. Quale delle tue carte è di quadri? Attenzione a { $dJ }.
guide-trump = Giusto: { $dJ } ora è di cuori, rispondeva solo { $dK }. Poi { $partner } ha giocato { $sK }, ma per ora è in testa { $sA } di { $right }. Non hai picche: puoi giocare quello che vuoi, e ogni briscola supera { $sA }. Basta la più bassa: gioca **{ $button }**.
guide-lead = La presa è tua, quindi apri tu. Solo { $hJ } batte { $dJ }. Apri con **{ $button }**: tutti devono rispondere a cuori, e le loro briscole se ne vanno.
guide-done-title = Cappotto: tutte le prese!
guide-done = Ricorda: la carta più alta è il fante di briscola, il **{ term-right-bower }**. Poi viene l’altro fante dello stesso colore, il **{ term-left-bower }**: è briscola anche lui. Con tre briscole e un asso, chiama.

guide-again = Riprova: **{ $button }**.
guide-wrong-pass = Potresti passare, ma forse chiamerebbe qualcun altro. Tre briscole e un asso di solito fanno tre prese.
guide-wrong-alone = Che coraggio! In solitaria, cinque prese valgono 4 punti. Ma { $hJ } non ce l’hai e il tuo compagno può aiutarti: per ora giocate insieme.
guide-wrong-keep-trump = { $tried } è briscola. Tienila: le briscole fanno prese.
guide-wrong-keep-high = { $tried } può ancora fare una presa. { $s9 } no.
guide-wrong-left-bower = { $tried } sembra di quadri, ma la briscola è cuori: è il **{ term-left-bower }**, la seconda briscola più alta. La tua carta di quadri è { $dK }.
guide-wrong-follow = { $tried } non è di quadri, e di quadri hai { $dK }. Devi rispondere al seme.
guide-wrong-too-high = Vince anche { $tried }, ma è più del necessario. Basta { $hQ }.
guide-wrong-loses = { $tried } non è né di picche né briscola: questa presa non la può fare.
guide-wrong-lead-lower = Non male, ma { $hJ } e { $dJ } battono { $tried }. Apri con la briscola più alta.
guide-wrong-lead-ace = Qualcuno potrebbe tagliare { $tried }. Prima togli le briscole agli altri: l’asso può aspettare.

# Note per chi comincia, una volta ciascuna, accanto a ciò di cui parlano
note-no-talk = I compagni non si dicono nulla delle carte: parlano le dichiarazioni e le giocate.
note-left-is-trump = { $card } ora è briscola: non risponde a { $suit }.
note-left-follows = { $card } ora è briscola: devi rispondere con quella.
note-partners-trick = Anche senza la tua briscola la presa sarebbe andata a { $card } del tuo compagno.
note-could-trump = Non avevi { $suit }: una briscola avrebbe fatto la presa.
note-few-trumps = { $number ->
    [0] Non avevi briscole.
    [one] Avevi solo { $number } briscola.
   *[other] Avevi solo { $number } briscole.
} Con tre o più si rischia meno.
note-alone = Hai fatto tutte le prese con le tue carte: in solitaria avrebbero dato più punti.
