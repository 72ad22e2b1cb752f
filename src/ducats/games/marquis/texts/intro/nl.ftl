marquis-intro-aim = Wie aan het eind de kostbaarste juwelen heeft, wint. Diamanten tellen, en genoeg diamanten worden een robijn; munten zijn er alleen om ze te kopen.
    .title = De mooiste juwelen
marquis-intro-lay = Elke beurt leg je een van je karakters op je stapel. Het getal bovenaan zegt hoeveel munten het uit de staatskas neemt.
    .title = Speel een karakter
marquis-intro-rob = Sommige karakters bestelen andere die bij wie dan ook open liggen: de kaart toont hun letters en hoeveel munten ze neemt. Kijk dus goed wat er rond de tafel ligt.
    .title = Besteel de juiste mensen
marquis-intro-buy = Je volgende beurt begint met de ruil: munten voor diamanten, tegen de ruilwaarde onder aan je open kaart. Veel munten en een slechte ruilwaarde, of weinig en een goede?
    .title = Van munten naar diamanten
marquis-intro-veto = Valt iemand je aan? Je enige veto houdt het tegen en gaat dan naar de aanvaller, als munt voor de laatste ruil. Zijn alle karakters gespeeld, dan worden de juwelen geteld.
    .title = Veto!

marquis-rules-picture = De elf karakters en het veto: letter, munten uit de staatskas, wie de kaart besteelt, ruilwaarde.
