/**
 * Real cities, invented streets and shops. Columns: number, name after "Kerb", street, city, province, postal code,
 * latitude, longitude, opening hours (`weekdayHours` in stores.ts), phone. Phone numbers are from ranges reserved for
 * fiction if the country has one.
 */
export const storeRows = {
  US: `
    101|Ninth Street|418 Lantern Street|New York|NY|10012|40.7263|-73.9986|late|+1 212-555-0118
    102|Millrace|77 Millrace Avenue|Brooklyn|NY|11211|40.7141|-73.9614|late|+1 718-555-0142
    103|Copley Row|216 Parapet Street|Boston|MA|02116|42.3503|-71.0765|main|+1 617-555-0109
    104|Schuylkill|1905 Towpath Street|Philadelphia|PA|19103|39.9522|-75.1703|main|+1 215-555-0176
    105|Union Steps|3140 Signal Street NW|Washington|DC|20007|38.9059|-77.0636|main|+1 202-555-0131
    106|Ponce Yard|668 Viaduct Avenue NE|Atlanta|GA|30308|33.7725|-84.3656|main|+1 404-555-0155
    107|Wynwood|252 Saltmarsh Lane|Miami|FL|33127|25.8010|-80.1994|late|+1 305-555-0183
    108|Halsted|914 West Cinder Street|Chicago|IL|60607|41.8837|-87.6501|main|+1 312-555-0127
    109|North Loop|301 Gantry Avenue N|Minneapolis|MN|55401|44.9868|-93.2735|short|+1 612-555-0166
    110|South Lamar|1120 Culvert Street|Austin|TX|78704|30.2521|-97.7657|main|+1 512-555-0149
    111|Platte Street|1550 Overpass Street|Denver|CO|80202|39.7586|-105.0079|main|+1 303-555-0172
    112|Silver Lake|3906 Orchard Boulevard|Los Angeles|CA|90029|34.0920|-118.2787|late|+1 323-555-0114
    113|Valencia|862 Halfmoon Street|San Francisco|CA|94110|37.7588|-122.4213|main|+1 415-555-0138
    114|Burnside|1017 Ferrow Street|Portland|OR|97209|45.5229|-122.6841|short|+1 503-555-0191`,
  CA: `
    201|Queen West|734 Ropewalk Street|Toronto|ON|M6J 1G1|43.6467|-79.4087|late|+1 416-555-0124
    202|Distillery|19 Tannery Lane|Toronto|ON|M5A 3C4|43.6503|-79.3596|main|+1 647-555-0157
    203|Mile End|5241 rue du Viaduc|Montréal|QC|H2T 1S4|45.5244|-73.5991|late|+1 514-555-0133
    204|Vieux-Port|88 rue de la Lanterne|Montréal|QC|H2Y 1Z5|45.5053|-73.5541|main|+1 438-555-0168
    205|Saint-Roch|412 rue du Quai-Bas|Québec|QC|G1K 3B2|46.8139|-71.2258|short|+1 418-555-0102
    206|Gastown|155 Wherry Street|Vancouver|BC|V6B 1L6|49.2835|-123.1046|main|+1 604-555-0181
    207|Inglewood|1230 Weir Avenue SE|Calgary|AB|T2G 0S9|51.0413|-114.0331|short|+1 403-555-0146
    208|ByWard|61 Latch Street|Ottawa|ON|K1N 5T5|45.4287|-75.6913|main|+1 613-555-0170
    209|Barrington|1680 Tidemark Street|Halifax|NS|B3J 2A2|44.6475|-63.5732|short|+1 902-555-0119`,
  GB: `
    301|Redchurch|24 Lamplight Street|London||E2 7DP|51.5243|-0.0724|late|020 7946 0142
    302|Lamb’s Passage|9 Cobbler’s Passage|London||WC1N 3LZ|51.5205|-0.1180|main|020 7946 0817
    303|Peckham|131 Culvert Lane|London||SE15 4ST|51.4702|-0.0693|main|020 7946 0365
    304|Northern Quarter|46 Cinder Street|Manchester||M1 1JG|53.4839|-2.2361|main|0161 496 0128
    305|Park Row|7 Wicket Street|Leeds||LS1 5HD|53.7984|-1.5478|short|0113 496 0174
    306|Stokes Croft|88 Ropewalk|Bristol||BS1 3PU|51.4624|-2.5899|main|0117 496 0153
    307|Leith Walk|212 Saltmarsh Walk|Edinburgh||EH6 5EA|55.9636|-3.1779|main|0131 496 0106
    308|Finnieston|1049 Gantry Street|Glasgow||G3 8LZ|55.8652|-4.2853|short|0141 496 0189
    309|Baltic|30 Signal Street|Liverpool||L1 0AF|53.3977|-2.9812|short|0151 496 0117`,
  DE: `
    401|Torstraße|Laternengasse 71|Berlin||10119|52.5297|13.4013|late|+49 30 23125 118
    402|Weserufer|Treidelweg 14|Berlin||12047|52.4901|13.4288|main|+49 30 23125 164
    403|Schanze|Seilerbahn 33|Hamburg||20357|53.5628|9.9637|main|+49 40 66969 127
    404|Glockenbach|Mühlbachstraße 9|München||80469|48.1305|11.5728|main|+49 89 99998 141
    405|Ehrenfeld|Ziegelgasse 102|Köln||50823|50.9491|6.9179|main|+49 221 4710 152
    406|Bornheim|Halbmondstraße 45|Frankfurt am Main||60316|50.1229|8.7024|short|+49 69 90009 133
    407|Plagwitz|Werkhof 6|Leipzig||04229|51.3276|12.3353|short|+49 341 2310 175
    408|Carlstadt|Bordsteinweg 18|Düsseldorf||40213|51.2231|6.7724|main|+49 211 3010 109
    409|Westend|Schleusenstraße 57|Stuttgart||70176|48.7775|9.1643|short|+49 711 2150 186`,
  FR: `
    501|Canal|36 rue de la Lanterne|Paris||75010|48.8722|2.3643|late|01 99 00 12 45
    502|Marais|11 passage du Cordonnier|Paris||75003|48.8631|2.3612|main|01 99 00 34 18
    503|Batignolles|58 rue du Vieux-Quai|Paris||75017|48.8871|2.3183|main|01 99 00 27 63
    504|Croix-Rousse|24 montée des Pavés|Lyon||69004|45.7746|4.8311|main|04 65 71 15 20
    505|Vieux-Port|9 quai de la Corderie|Marseille||13001|43.2945|5.3721|main|04 65 71 48 36
    506|Chartrons|73 rue du Halage|Bordeaux||33000|44.8548|-0.5702|main|05 36 49 22 51
    507|Bouffay|17 rue des Deux-Ponts|Nantes||44000|47.2149|-1.5534|short|02 61 91 30 74
    508|Petite-Île|5 rue de l’Écluse|Strasbourg||67000|48.5807|7.7398|short|03 53 01 41 92`,
  ES: `
    601|Malasaña|Calle del Farol 28|Madrid||28004|40.4262|-3.7043|late|+34 910 000 128
    602|Lavapiés|Calle de la Acera 15|Madrid||28012|40.4089|-3.7013|main|+34 910 000 164
    603|Gràcia|Carrer del Passatge 41|Barcelona||08012|41.4036|2.1571|late|+34 930 000 137
    604|Ruzafa|Carrer de la Sèquia 22|València||46006|39.4621|-0.3747|main|+34 960 000 115
    605|Casco Viejo|Calle del Muelle 7|Bilbao||48005|43.2569|-2.9236|main|+34 940 000 182
    606|Alameda|Calle de la Media Luna 33|Sevilla||41002|37.3987|-5.9939|late|+34 950 000 149`,
  IT: `
    701|Isola|Via del Lampione 19|Milano|MI|20159|45.4878|9.1886|late|+39 02 0000 1142
    702|Navigli|Alzaia del Mulino 52|Milano|MI|20143|45.4503|9.1689|main|+39 02 0000 1175
    703|Monti|Via dei Ciottoli 8|Roma|RM|00184|41.8952|12.4932|main|+39 06 0000 1128
    704|Oltrarno|Borgo del Calzolaio 27|Firenze|FI|50125|43.7667|11.2473|main|+39 055 000 1163
    705|Bolognina|Via della Banchina 64|Bologna|BO|40128|44.5093|11.3421|short|+39 051 000 1119`,
} as const
