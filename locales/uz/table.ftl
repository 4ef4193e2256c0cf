# Stol bir qarashda: guruhda va qoʻldagi kartalar ustida.

deal-number = { $number }-raund
to-target = { $target } ochkogacha
of-group = { $title }

since = { $time } dan beri
left = { $time } qoldi
clock-paused = vaqt toʻxtagan

waiting-turn = <b>Navbat: { $who }</b>
waiting-answer = <b>{ $asker } soʻradi: yopsam boʻladimi? Javob beradi: { $partner }</b>
between-deals = Raund tugadi, keyingisi boshlanadi
before-first-deal = Kartani { $dealer } tarqatadi
match-is-over = Partiya tugadi
match-broken-off = Partiya toʻxtatildi, gʻolib yoʻq

stock = Koloda { $count }
pile = { $below ->
    [0] Toʻp { $top }
   *[other] Toʻp { $top }, ostida { $below } ta
}
pile-packet = { $count } tasi yopiq
pile-is-empty = Toʻp boʻsh
pile-needs = olishga { $cards } kerak
frozen = muzlagan
blocked = olib boʻlmaydi

side-total = <b>{ $side } { $total }</b>
opens-at = ochmagan, { $minimum } kerak
opens-at-clean = ochmagan, { $minimum } kerak, toza
table-points = stolda { $points }
red-threes = { $count ->
    [one] { $count } ta qizil uchlik
   *[other] { $count } ta qizil uchlik
}

meld-clean = { $rank } ×{ $size }
meld-dirty = { $rank } ×{ $size } aralash ({ $wilds } ta joker karta)
canasta-clean = { $rank } ×{ $size } toza kanasta
canasta-dirty = { $rank } ×{ $size } aralash kanasta
meld-wilds-clean = joker kartalar ×{ $size }, 7 gacha, hozircha toza
meld-wilds-dirty = joker kartalar ×{ $size }, 7 gacha, aralash
canasta-wilds-clean = joker kartalar kanastasi, toza
canasta-wilds-dirty = joker kartalar kanastasi, aralash

hands = Qoʻldagi kartalar:
hand-size = { $who } { $count }
hands-of-others = Qoʻldagi kartalar: { $sizes }
lately = Soʻnggi yurishlar:

button-peek = Kartalarim
button-play = Oʻynash
