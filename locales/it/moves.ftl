# Che cosa è successo. Ogni frase segue il nome e i due punti; più frasi sono divise da virgole.

told-by = { $who }: { $what }
told-dealt = { $packet ->
    [0] Smazzata { $deal }, mazziere { $dealer }, ha alzato { $cutter }: scoperte { $cards }
   *[other] Smazzata { $deal }, mazziere { $dealer }, ha alzato { $cutter }: scoperte { $cards } su { $packet } carte coperte
}
told-voided = Nessuna carta naturale scoperta: { $dealer } ridà le carte
told-red-threes = { $count ->
    [one] ha esposto un tre rosso
   *[other] ha esposto { $count } tre rossi
}
told-drew = ha pescato { $count ->
    [one] una carta
   *[other] { $count } carte
}
told-drew-cards = ha pescato { $cards }
told-opened = ha aperto con { $groups } ({ $value })
told-took-pile = ha preso il pozzo ({ $count } { $count ->
    [one] carta
   *[other] carte
}) con { $shown } per { $top }
told-took-pile-alone = ha preso il pozzo ({ $count } { $count ->
    [one] carta
   *[other] carte
}) con { $top } in cima
told-laid = ha calato { $groups }
told-canasta = { $rank } è ora una canasta
told-took-back = ha ripreso { $groups }
told-asked = ha chiesto a { $partner }: posso chiudere?
told-answered-yes = ha risposto a { $asker }: sì, chiudi
told-answered-no = ha risposto a { $asker }: no, non ancora
told-answered-lapsed = non ha risposto in tempo a { $asker }
told-discarded = ha scartato { $card }
told-discarded-freezing = ha scartato { $card }, il pozzo è gelato
told-passed = non ha potuto scartare
told-ended-closed = Smazzata { $deal }: ha chiuso { $who }
told-ended-stock = Smazzata { $deal }: il tallone è finito
told-match-ended = La partita è finita
