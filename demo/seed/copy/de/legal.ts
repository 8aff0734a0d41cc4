import type { PagesCopy } from '../copy.ts'

export const legal = {
  terms: {
    title: 'Nutzungs- und Verkaufsbedingungen',
    description: 'Die Regeln für die Nutzung dieses Ladens und den Einkauf darin.',
    body: `Diese Bedingungen gelten, wenn du diesen Laden nutzt oder hier einkaufst. Dein Vertrag besteht mit {company}, {address}.

## 1. Bestellung

Was wir zeigen, lädt zum Bestellen ein. Deine Bestellung ist ein Angebot; der Vertrag kommt mit der E-Mail zustande, die sagt, dass dein Paket unterwegs ist. Wir können eine Bestellung ablehnen, wenn ein Preis offensichtlich falsch, etwas verkauft oder eine Zahlung gescheitert ist. Dann zahlst du nichts.

## 2. Preise

Preise gelten in {currency}. {taxes} Die Versandkosten siehst du vor der Bestellung. Aktionen gelten bis zum genannten Tag oder solange der Vorrat reicht.

## 3. Lieferung und Gefahr

Wir liefern hier nur innerhalb des Landes: {country}. Ein Paket reist auf unsere Gefahr, bis du oder eine von dir benannte Person es hat. Lieferzeiten sind Schätzungen. Sind wir mehr als zehn Tage zu spät, kannst du zurücktreten.

## 4. Rückgabe

Ungetragenes kannst du innerhalb von 30 Tagen zurückgeben, wie unter [Rückgabe](p:returns/how-to-return) beschrieben. Deine gesetzlichen Rechte, auch das Widerrufsrecht, bleiben bestehen.

## 5. Mängel

Für Ware, die nicht ist wie beschrieben oder nicht hält, wie sie sollte, gilt die gesetzliche Gewährleistung: erst Reparatur oder Ersatz, und wenn das scheitert, dein Geld.

## 6. Dein Konto

Behalte dein Passwort für dich und halte deine Angaben aktuell. Konten, die für Betrug oder Weiterverkauf benutzt werden, können wir schließen.

## 7. Bewertungen und Bilder

Was du veröffentlichst, gehört dir. Du erlaubst uns, es im Laden und in unseren Briefen zu zeigen. Rechtswidriges, Beleidigendes und Abwegiges entfernen wir.

## 8. Haftung

Nichts hier beschränkt die Haftung für Personenschäden, Vorsatz oder grobe Fahrlässigkeit und keines deiner Verbraucherrechte. Im Übrigen haften wir nur für vorhersehbare Schäden.

## 9. Recht

Es gilt {law}. Ist ein Teil unwirksam, bleibt der Rest bestehen.

Zuletzt geändert am {updated}.`,
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was wir über dich wissen, warum, wie lange und wie du uns vergessen lässt.',
    body: `Verantwortlich für deine Daten ist {company}, {address}, {email}.

## Was wir speichern und warum

| Was | Warum | Wie lange |
| Name, Adresse, E-Mail, Telefon | um zu schicken, was du bestellt hast | zehn Jahre, wie das Steuerrecht verlangt |
| Bestellungen, Rückgaben, Reparaturen | Gewährleistung und dein Konto | solange du ein Konto hast |
| Größen und Favoriten | damit du sie nicht neu eingeben musst | bis du sie löschst |
| Besuchte Seiten, wenn du zugestimmt hast | um zu sehen, was nicht funktioniert | dreizehn Monate |
| E-Mail-Adresse für den Brief | um ihn zu schicken | bis du ihn abbestellst |

Wir verkaufen keine Daten. Wir bilden keine Profile zu Gesundheit, Glauben oder Politik. Kartendaten erreichen uns nie, die behält der Zahlungsdienstleister.

## Cookies

Einige sind nötig, für den Warenkorb und die Anmeldung. Andere messen, merken sich etwas oder werben, und warten auf dein Ja. Du kannst es jederzeit unten auf der Seite zurücknehmen.

## Wer sie noch sieht

Paketdienste, der Zahlungsdienstleister, wer diesen Laden betreibt und wer unsere E-Mails verschickt: jeder nur, was er braucht, und mit Vertrag.

## Deine Rechte

Du kannst fragen, was wir haben, es berichtigen, mitnehmen oder löschen lassen und der Nutzung widersprechen. Schreib an {email}, wir antworten innerhalb von 30 Tagen. Du kannst dich auch bei deiner Datenschutzbehörde beschweren.

Zuletzt geändert am {updated}.`,
  },
  'loyalty-terms': {
    title: 'Mitgliedschaft: Bedingungen',
    description: 'Wie Mitgliedschaft, Punkte und Prämien bei Kerb funktionieren.',
    body: `Die Mitgliedschaft ist kostenlos und steht allen ab 16 offen, die hier ein Konto haben.

## Punkte

Für jeden vollen {unit}, den du für Ware bezahlst, gibt es einen Punkt, nach Rabatten und ohne Versand und Geschenkkarten. Punkte kommen, wenn die Rückgabefrist vorbei ist, und halten 18 Monate.

## Prämien

Aus Punkten werden Gutscheine in den Stufen, die dein Konto zeigt. Beim Bezahlen wählst du unter denen, die deine Punkte decken. Ein Gutschein, der mehr wert ist, als zu zahlen ist, wird nur eingesetzt, wenn du zustimmst, dass der Rest verfällt. Ein Gutschein gilt einmal, innerhalb von 90 Tagen, und wird nicht ausgezahlt. Gibst du das Gekaufte zurück, bekommst du auch den Gutschein zurück.

## Austritt

Du kannst jederzeit in deinem Konto austreten, die Punkte verfallen dann. Wir können die Mitgliedschaft bei Missbrauch beenden, mit Begründung, oder das Programm mit drei Monaten Frist einstellen. Ausgegebene Gutscheine bleiben gültig.

Zuletzt geändert am {updated}.`,
  },
  'sale-terms': {
    title: 'Bedingungen für Reduziertes',
    description: 'Was bei Kerb als reduzierter Preis gilt und wie sich Rabatte verbinden.',
    body: `## Was du siehst

Reduzierte Ware zeigt den Preis jetzt, den Preis davor und den niedrigsten Preis der 30 Tage vor der Reduzierung. Der Prozentsatz rechnet vom Preis davor.

## Was gilt

- Reduziertes kann wie alles andere innerhalb von 30 Tagen zurückgegeben werden
- Ein Rabattcode gilt nur für Reduziertes, wenn es dabeisteht
- Eine Mitgliederprämie gilt immer
- Reduzierungen enden mit dem Vorrat oder am genannten Tag
- Frühere Bestellungen werden nicht neu berechnet, Ungetragenes kann aber zurückgegeben und neu bestellt werden

Ist ein Preis offensichtlich ein Fehler, sagen wir dir das und stornieren die Bestellung, bevor wir abbuchen.

Zuletzt geändert am {updated}.`,
  },
  'sms-terms': {
    title: 'Bedingungen für SMS',
    description: 'Womit du einverstanden bist, wenn du unsere SMS bestellst.',
    body: `Wenn du dich für SMS anmeldest, darf {company} dir bis zu vier Nachrichten im Monat an die angegebene Nummer schicken: zu Neuem, zu Reduziertem und zu dem, was in deinem Warenkorb liegt.

- Die Zustimmung ist keine Bedingung für einen Kauf
- Es können Kosten deines Anbieters entstehen
- Antworte **STOP**, um abzumelden, und **HILFE** für Hilfe, beides jederzeit
- Mobilfunkanbieter haften nicht für späte oder fehlende Nachrichten
- Wir geben deine Nummer nicht weiter, außer an den Dienst, der die Nachrichten für uns verschickt

Fragen: {email} oder {phone}. Siehe auch [Datenschutz](p:privacy).

Zuletzt geändert am {updated}.`,
  },
  'associate-discount-terms': {
    title: 'Bedingungen für den Personalrabatt',
    description: 'Wer den Personalrabatt von Kerb bekommt und wofür er gilt.',
    body: `Diese Bedingungen gelten für alle, die bei {company} und den Schwesterfirmen arbeiten.

- Der Rabatt beträgt 40 Prozent auf volle Preise und 20 Prozent auf Reduziertes, sichtbar, sobald du diese Bedingungen in deinem Konto angenommen hast
- Er ist für dich und deinen Haushalt, nicht zum Weiterverkauf
- Es gibt eine jährliche Obergrenze, dein Konto zeigt, wie viel davon verbraucht ist
- Er gilt nicht für Geschenkkarten, Versand und Reparaturen und nicht zusammen mit Rabattcodes
- Rückgaben werden auf die Obergrenze angerechnet
- Er endet mit deiner Anstellung, bei Missbrauch früher

Fragen an deine Filialleitung oder an {email}.

Zuletzt geändert am {updated}.`,
  },
} satisfies Partial<PagesCopy>
