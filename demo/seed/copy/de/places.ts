import type { PlacesCopy } from '../copy.ts'

export const places: PlacesCopy = {
  notes: {
    account: {
      title: 'Stimmt etwas nicht?',
      text: 'Bestellungen, Rückgaben und Adressen findest du hier. Für alles andere ist jemand für dich da: {hours}. [Kontakt](p:contact-us)',
    },
    'account-profile': {
      title: 'Was wir damit machen',
      text: 'Zum Geburtstag schreiben wir dir einmal im Jahr, deine Nummer ist nur für Pakete da. [Datenschutz](p:privacy)',
    },
    checkout: {
      title: 'Bevor du bezahlst',
      text: 'Dreißig Tage Bedenkzeit, Rückgabe kostenlos per Post oder im Laden. [So geht die Rückgabe](p:returns/how-to-return)',
    },
    'order-confirmation': {
      title: 'Bis es da ist',
      text: 'Neues Leder mag eine Bürste vor dem ersten Gang. Alles Weitere steht in den [häufigen Fragen](p:faq).',
    },
    category: {
      title: 'Zwischen zwei Größen',
      text: 'Die meisten nehmen die größere. Die Ausnahmen kennt die [Größentabelle](p:sizing).',
    },
    'loyalty-modal': {
      title: 'Punkte für jedes Paar',
      text: 'Ein Punkt pro {unit}, Gutscheine in Stufen, keine Karte zum Mitnehmen. [Die Bedingungen](p:loyalty-terms)',
    },
    'sign-up-modal': {
      title: 'Ein Konto, in einer Minute',
      text: 'Deine Bestellungen an einem Ort, deine Größen gemerkt. [Was wir speichern](p:privacy)',
    },
    'store-locator': {
      title: 'In jedem Laden',
      text: 'Rückgabe ohne Paket, Füße ordentlich gemessen, Sohlen begutachtet, solange du wartest.',
    },
  },
  pages: {
    basecamp: {
      title: 'Basecamp',
      description: 'Die Wege, die am ersten Sonntag im Monat an unseren Läden beginnen.',
      body: `Am ersten Sonntag im Monat beginnt um neun vor jedem Kerb-Laden ein Spaziergang. Zwölf Kilometer, meist eben, eine Pause für Kaffee.

## Was du mitbringst

Schuhe, die du kennst. Neue leihen wir dir in deiner Größe, und wir wollen sie schmutzig zurück.

## Wer mitkommt

Wer um neun an der Tür steht. Hunde auch. [Schreib uns](p:contact-us), wenn du selbst einen führen willst.`,
    },
    westend: {
      title: 'Westend',
      description: 'Unser kleinster Laden, und der einzige, der Unfertiges verkauft.',
      body: `Westend ist ein Raum mit einer Werkbank. Dort hängen Muster, zweite Versuche und einzelne Paare, aus denen keine Saison wurde.

## Was du findest

Prototypen in einer Größe, reparierte Paare zum Drittel des Preises, und die Leute, die beides gemacht haben.

## Wann offen ist

Donnerstag bis Samstag, zwölf bis neunzehn Uhr. Nichts davon gibt es im Netz.`,
    },
    promotions: {
      title: 'Was es gerade günstiger gibt',
      description: 'Jede Aktion, die läuft, mit dem Kleingedruckten in groß.',
      body: `Das läuft gerade, ganz ohne Countdown.

- **Der Sale.** Letzte Größen, kleinere Preise, solange sie da sind. [Sale](c:6000)
- **Versand kostenlos** ab {freeFrom}. [Versand](p:shipping)
- **Punkte** für Mitglieder, einer pro {unit}. [Bedingungen](p:loyalty-terms)

Wie sich Rabatte vertragen, steht in den [Sale-Bedingungen](p:sale-terms).`,
    },
    'sign-up': {
      title: 'Mitglied werden',
      description: 'Kostenlos, mit Punkten für jedes Paar und ab und zu einem Gutschein.',
      body: `Die Mitgliedschaft kostet nichts und dauert eine Minute.

- Ein Punkt für jeden {unit}, den du zahlst
- Aus Punkten werden Gutscheine, in Stufen, die du im Konto siehst
- Austreten kannst du jederzeit

An der Kasse oder im Konto setzt du den Haken bei **Mitglied**. Der Rest steht in den [Bedingungen](p:loyalty-terms).`,
    },
    'location-selector': {
      title: 'Wo du bist',
      description: 'Wähl das Land, in das geliefert wird, und die Sprache, die du liest.',
      body: `Preise, Größen und Versand richten sich nach dem Land, die Worte nach der Sprache. Umstellen kannst du beides am Fuß jeder Seite.

Dein Warenkorb bleibt, wie er ist, wo es dasselbe gibt. Was es dort nicht gibt, wartet unter den gemerkten Sachen.`,
    },
  },
  home: {
    benefit: {
      title: 'Mitglieder sammeln einen Punkt pro {unit}',
      link: 'So geht’s',
    },
    member: {
      eyebrow: 'Für Mitglieder',
      title: 'Deine Punkte, eingelaufen',
      subtitle: 'Ein Punkt pro {unit} und ein Gutschein, sobald es reicht.',
      action: 'Zu den Stiefeln',
    },
    film: {
      title: 'Sechs Uhr früh, eine Straße',
      caption: 'Hier wird jedes Paar zuerst getragen.',
      shows: 'Schatten, die über Pflastersteine wandern',
    },
  },
}
