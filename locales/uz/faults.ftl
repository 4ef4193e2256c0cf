# Bot maʼmurlariga shaxsiy suhbatda aytiladigan gaplar.

fault-update = Yangilanishni qayta ishlab boʻlmadi: { $place }. Stollar avvalgi holida qoldi; tafsilotlar jurnalda.
