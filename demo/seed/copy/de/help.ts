import type { PagesCopy } from '../copy.ts'

export const help = {
  help: {
    title: 'Hilfe',
    description: 'Versand, Rückgabe, Größen, Bezahlung und wie du bei Kerb einen Menschen erreichst.',
    body: `Die Antwort steht wahrscheinlich hinter einem dieser Punkte.

- [Versand](p:shipping): was er kostet und wann er ankommt
- [Rückgabe](p:returns/how-to-return): dreißig Tage, kostenlos, in drei Schritten
- [Größen](p:sizing): Tabellen und wie man misst
- [Bezahlung](p:payment): was wir annehmen und wann wir abbuchen
- [Geschenkkarten](p:gift-cards): verschicken, einlösen, Guthaben prüfen
- [Häufige Fragen](p:faq)
- [Kontakt](p:contact-us): ein Mensch, {hours}`,
  },
  'returns/how-to-return': {
    title: 'So gibst du etwas zurück',
    description: 'Ungetragenes innerhalb von 30 Tagen kostenlos zurückgeben, per Post oder in jedem Kerb-Laden.',
    body: `Du hast **30 Tage** Zeit, ab dem Tag, an dem dein Paket ankommt. Die Rückgabe ist kostenlos, per Post und in jedem Kerb-Laden. Dein gesetzliches Widerrufsrecht von 14 Tagen bleibt davon unberührt.

## In drei Schritten

1. Öffne **Bestellungen** in deinem Konto oder, wenn du als Gast bestellt hast, den Link in der Versandmail. Wähle, was zurückgeht und warum.
2. Leg alles in seinen Karton und den Karton in ein Paket. Kleb das Etikett, das wir dir schicken, über das alte.
3. Gib das Paket innerhalb von sieben Tagen ab. Heb den Beleg auf, bis dein Geld da ist.

Im Laden brauchst du nur die Ware und die Bestellnummer.

## Was wir zurücknehmen

- Schuhe, die drinnen anprobiert wurden, mit ihrem Karton
- Kleidung, ungewaschen und mit Etikett
- Socken in ungeöffneter Packung
- Alles, was beschädigt ankam oder nicht bestellt war, getragen oder nicht

Geschenkkarten und nach deinem Entwurf gefertigte Stücke können wir nur zurücknehmen, wenn sie fehlerhaft sind.

## Wann du dein Geld bekommst

Wir prüfen eine Rücksendung innerhalb von drei Werktagen und erstatten auf demselben Weg, auf dem du bezahlt hast. Bei Karten dauert es meist zwei bis fünf Tage länger. Ein Betrag von einer Geschenkkarte ist sofort wieder darauf. Die Versandkosten erstatten wir, wenn die ganze Bestellung zurückgeht.

## Umtausch

Für eine andere Größe wählst du in Schritt 1 **Umtausch**. Wir legen die neue Größe zehn Tage zurück und schicken sie los, sobald das Paket gescannt ist. Ist sie inzwischen ausverkauft, bekommst du dein Geld.

## Mängel

Eine offene Naht oder eine lose Sohle innerhalb von zwei Jahren ist unser Problem, nicht deins. Schick ein Bild an {email}. Wir reparieren, ersetzen oder erstatten, am liebsten in dieser Reihenfolge.`,
  },
  shipping: {
    title: 'Versand',
    description:
      'Der Versand kostet {standard} und ab {freeFrom} nichts. Die meisten Bestellungen sind nach vier Werktagen da.',
    body: `| Wie | Wann | Kosten |
| Standard, bis zur Tür | 3 bis 4 Werktage | {standard}, gratis ab {freeFrom} |
| Abholung im Kerb-Laden | am selben Tag, wenn vorrätig | gratis |
| Lieferung in den Kerb-Laden | 3 bis 5 Werktage | gratis |
| Geschenkkarten per E-Mail | innerhalb von Minuten | gratis |

Bestellungen bis 14 Uhr gehen an Werktagen am selben Tag hinaus. Dann bekommst du eine E-Mail mit dem Link zur Sendung.

## Gut zu wissen

- Wir liefern hier nur innerhalb des Landes: {country}. Für ein anderes Land wechselst du unten auf der Seite.
- Eine Bestellung kann in zwei Paketen kommen, wenn sie an zwei Orten liegt. Den Versand zahlst du einmal.
- Der Paketdienst versucht es zweimal und lässt das Paket dann sieben Tage in einer Filiale.
- {taxes}

## Es kommt nichts

Wenn sich drei Werktage lang nichts bewegt hat, schreib mit deiner Bestellnummer an {email}. Wir suchen das Paket. Ist es verloren, schicken wir es noch einmal oder erstatten es, wie du willst.`,
  },
  sizing: {
    title: 'Größentabelle',
    description: 'Größentabellen für Schuhe, Kleidung und Socken und wie man zu Hause misst.',
    body: `## So misst du einen Fuß

Miss abends, dann sind Füße am größten. Stell dich auf ein Blatt Papier, die Ferse an die Wand, markiere den längsten Zeh und miss von der Wand aus. Nimm beide Füße und richte dich nach dem längeren. Davor bleibt eine Daumenbreite Platz.

## Damenschuhe

{sizes:women:Fußlänge}

## Herrenschuhe

{sizes:men:Fußlänge}

## Kinderschuhe

{sizes:kids:Fußlänge}

## Kleidung

| Größe | Brust | Taille | Hüfte |
{clothes}

Die Brust misst du an der breitesten Stelle, die Taille dort, wo du zur Seite knickst, die Hüfte wieder an der breitesten. Zwischen zwei Größen sitzt die kleinere schmal, die größere lässt Platz für Lagen.

## Wie unsere Formen ausfallen

Low-Tops, High-Tops und Court-Sneaker fallen normal aus. In Stiefeln ist Platz für eine dicke Socke, nimm zwischen zwei Größen also die kleinere. Sandalen gibt es nur in ganzen Größen: nimm die nächstgrößere.`,
  },
  payment: {
    title: 'Bezahlung',
    description: 'Karten, Wallets, Kauf auf Rechnung und Geschenkkarten: was wir annehmen und wann wir abbuchen.',
    body: `## Was wir annehmen

- Kredit- und Debitkarten
- PayPal und Apple Pay
- Klarna, wo es an der Kasse angeboten wird
- Kerb-Geschenkkarten, bis zu fünf pro Bestellung
- Prämien deiner Kerb-Mitgliedschaft

Geschenkkarten und Prämien lassen sich mit jeder anderen Zahlungsart verbinden.

## Wann wir abbuchen

Bei der Bestellung reservieren wir den Betrag, abgebucht wird er, wenn das Paket losgeht. Ist etwas doch ausverkauft, zahlst du nur, was wir schicken. Gekaufte Geschenkkarten buchen wir sofort ab.

## Ist das sicher?

Kartennummern gibst du in einem Feld unseres Zahlungsdienstleisters ein, sie laufen nie durch unseren Laden. Vielleicht bittet dich deine Bank, eine Zahlung in ihrer App zu bestätigen. Lehnt sie eine ab, kennt nur sie den Grund. Nimm dann eine andere Karte oder schreib an {email}.

## Rabattcodes

Ein Code pro Bestellung, einzugeben im Warenkorb. Codes gelten nicht für Geschenkkarten und werden nicht ausgezahlt.`,
  },
  'gift-cards': {
    title: 'So funktionieren Geschenkkarten',
    description: 'Wie du eine Kerb-Geschenkkarte verschickst, einlöst und prüfst.',
    body: `## Verschicken

Wähl ein [Motiv und einen Betrag](c:4400), dazu Name, E-Mail-Adresse und ein paar Worte, und such den Tag aus. Um acht Uhr morgens geht sie hinaus, oder in wenigen Minuten, wenn der Tag heute ist.

## Einlösen

Gib Nummer und PIN an der Kasse ein oder zeig die E-Mail im Laden. Was übrig bleibt, bleibt auf der Karte. Bis zu fünf Karten gehen in eine Bestellung, den Rest zahlst du, wie du magst.

## Das Kleingedruckte, groß

- Fünf Jahre gültig ab dem Kauf
- Einlösbar in der Währung, in der sie gekauft wurde
- Keine Rückgabe und keine Auszahlung, außer das Gesetz verlangt es
- Eine verlorene Karte schicken wir an dieselbe Adresse noch einmal: schreib mit der Bestellnummer an {email}`,
  },
  faq: {
    title: 'Häufige Fragen',
    description: 'Kurze Antworten auf das, was wir am meisten gefragt werden.',
    body: `### Kann ich eine Bestellung ändern?
Dreißig Minuten lang, in deinem Konto. Danach wird gepackt. Nimm das Paket dann nicht an oder schick es kostenlos zurück.

### Wo ist mein Paket?
Der Link steht in der Versandmail und unter Bestellungen in deinem Konto. Bis zur ersten Bewegung kann ein Tag vergehen.

### Kommt meine Größe wieder?
Oft. Öffne das Produkt, wähl die durchgestrichene Größe und lass deine E-Mail-Adresse da. Du bekommst eine Nachricht, wenn sie da ist, und keine andere.

### Fallen Unisex-Schuhe breiter aus?
Sie stehen auf einem mittleren Leisten. Wer sonst schmale Damenschuhe trägt, nimmt eine halbe Größe kleiner.

### Repariert ihr Schuhe?
Ja, alles mit genähter Sohle, zum Selbstkostenpreis. Bring sie in einen Laden oder [schreib uns](p:contact-us) wegen eines Etiketts.

### Wie reinige ich Veloursleder?
Trocknen lassen, in eine Richtung bürsten, den Rest mit dem Wildledergummi ausreiben. Kein Wasser, keine Hitze.

### Schickt ihr Kataloge?
Nein. Einmal im Monat einen Brief per E-Mail, wenn du ihn bestellst.

### Ist das ein echter Laden?
Es ist eine Vorführung. Du kannst ganz hindurchgehen, ankommen wird nichts.`,
  },
  'contact-us': {
    title: 'Kontakt',
    description: 'Schreiben, anrufen, vorbeikommen: so erreichst du bei Kerb einen Menschen.',
    body: `## Schreiben
[{email}](mailto:{email}). Wir antworten meist innerhalb von zwei Werktagen. Die Bestellnummer hilft.

## Anrufen
{phone}, {hours}.

## Vorbeikommen
Unsere Läden nehmen Rückgaben an, messen Füße und sagen auf Wunsch ihre Meinung.

## Per Post
{company}, {address}

Bevor du schreibst: [wo mein Paket ist](p:faq), [wie die Rückgabe geht](p:returns/how-to-return), [welche Größe](p:sizing).`,
  },
  'gift-card': {
    title: 'Geschenkkarten',
    description: 'Kerb-Geschenkkarten per E-Mail, von 25 bis 200, fünf Jahre gültig.',
    body: `Acht Motive, sechs Beträge, eine Größe. Karte wählen, eine Zeile schreiben, den Tag bestimmen.

[Alle Motive](c:4400) · [So funktionieren Geschenkkarten](p:gift-cards)`,
  },
  about: {
    title: 'Über Kerb',
    description: 'Wer wir sind, wie wir arbeiten und warum der Laden so heißt.',
    body: `Kerb begann mit einem Schuh und einem Streit darüber. Der Schuh war ein Low-Top, im Streit ging es darum, ob man eine Sohle kleben darf. Darf man nicht, sagte die eine von uns, die Schuhe repariert hatte, um davon zu leben, und so wurde sie genäht. Das ist elf Jahre her. Der Streit kommt mit jedem neuen Modell wieder.

## Was wir machen

Acht Schuhformen, vier für Kleidung und die kleinen Dinge drumherum. Lieber machen wir dieselbe Form besser als noch eine. Eine neue Farbe ist leicht, ein neuer Leisten dauert zwei Jahre.

## Wie wir es machen

Alle Schnitte entstehen in einem Raum. Wer hier arbeitet, trägt ein Modell ein Jahr lang, bevor es verkauft wird. Was dabei nervt, wird geändert.

## Was wir nicht machen

Keine künstliche Verknappung, keine Countdowns, keine Kopien. Wir verstecken den Preis vom letzten Monat nicht. Wir nennen nichts nachhaltig, weil der Karton braun ist. Was wir stattdessen tun, steht [hier](p:sustainability).

## Wo wir sind

Sechzig Läden in sieben Ländern und dieser hier.`,
  },
  sustainability: {
    title: 'Was wir tun und was noch nicht',
    description: 'Materialien, Reparatur, Verpackung und die Zahlen dazu, auch die schlechten.',
    body: `Das Beste, was ein Schuh für den Planeten tun kann: noch einmal getragen werden. Dahinein steckt die meiste Arbeit.

## Reparatur

Schalensohlen und Stiefel sind genäht und lassen sich neu besohlen, zum Selbstkostenpreis, solange sie dir gehören. Im letzten Jahr haben wir 4.120 Paare besohlt. Laufschuhe und Sandalen lassen sich noch nicht besohlen.

## Materialien

- Nylon, Mesh und Fleece mit dem Zeichen **Recycelt** enthalten mindestens 30 Prozent Fasern im zweiten Leben, das Etikett sagt genau, wie viel
- Leder kommt aus Gerbereien, die jedes Jahr geprüft werden
- Baumwolle ist im Futter bio, überall sonst noch nicht: insgesamt 61 Prozent

## Verpackung

Schuhkartons sind aus Altpapier und reisen ohne zweiten Karton, wo der Paketdienst das erlaubt. Plastiktüten für Schuhe gibt es nicht mehr, manche Kleidung kommt noch in einer.

## Was nicht gut genug ist

In unseren Laufschuhen steckt Schaum aus Erdöl. Luftfracht war im letzten Jahr 4 Prozent der Menge und hätte 2 sein sollen. Wir schreiben das hin, damit man das nächste Jahr daran messen kann.`,
  },
} satisfies Partial<PagesCopy>
