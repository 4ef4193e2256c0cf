# Qoidalar kitobining umumiy qismi.

rules-title = { $game }: qoidalar
rules-contents = Qaysi sahifa?
rules-page = { $title } · { $number }/{ $count }
rules-clause = Toʻliq qoidalarning { $clauses } bandlari
rules-as-at-table = Shu stolda oʻynalganidek.
rules-as-usual = Odatda shunday oʻynaladi; har bir stol boshqacha tanlashi mumkin.
rules-button-contents = Mundarija
rules-button-previous = Orqaga
rules-button-next = Oldinga
rules-minimum-below = { $total } dan kam: { $minimum }
rules-minimum-beyond = { $total } va undan koʻp: { $minimum }
rules-red-threes = { $count ->
    [one] bitta: { $points }
   *[other] { $count } ta: { $points }
}
