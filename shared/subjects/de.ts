import type { SubjectWords } from './subjects.ts'

export const words: SubjectWords = {
  returns: `
    rückgabe|rücksendung|retoure|retouren|umtausch|umtauschen|zurückgeben|zurückschicken|widerruf|erstattung|
    rückgaberecht|retournieren|reklamation|geld zurück|widerrufsrecht`,
  tracking: `
    wo ist meine bestellung|sendungsverfolgung|bestellstatus|bestellung verfolgen|meine bestellung|lieferstatus|
    paket verfolgen|bestellung|paket|sendung verfolgen|bestellung stornieren|stornieren|stornierung|storno`,
  sizing: `
    größentabelle|größentabellen|größenberatung|welche größe|schuhgrößen|größen|umrechnung größen|schuhgröße|
    maßtabelle|größenguide|passform`,
  shipping: `
    versand|versandkosten|lieferung|lieferzeit|lieferkosten|versandkostenfrei|kostenloser versand|
    lieferzeiten|lieferdauer|porto`,
  payment: `
    bezahlung|zahlung|zahlungsarten|zahlungsmöglichkeiten|rechnung|kauf auf rechnung|ratenzahlung|paypal|klarna|
    lastschrift|bezahlen|gutscheincode|rabattcode|aktionscode|promocode|später bezahlen`,
  giftcards: `
    gutschein|gutscheine|geschenkkarte|geschenkkarten|gutschein einlösen|guthaben|geschenkgutschein|
    gutscheincode`,
  faq: 'faq|häufige fragen|fragen',
  contact: 'kontakt|kundenservice|kundendienst|telefonnummer|telefon|hotline|email|beschwerde|kundenbetreuung',
  stores: 'laden|läden|filiale|filialen|geschäft|öffnungszeiten|store|stores|filialfinder|in der nähe|standorte',
  newsletter: 'newsletter|abmelden|abonnieren|newsletter abmelden',
  account: 'konto|mein konto|anmelden|login|einloggen|passwort|registrieren|kundenkonto',
  about: 'über uns|über kerb|wer wir sind|karriere|jobs|stellenangebote|stellen|arbeiten bei',
  sustainability: 'nachhaltigkeit',
  privacy: 'datenschutz|dsgvo|cookies|datenschutzerklärung',
  terms: 'agb|impressum|nutzungsbedingungen|garantie|gewährleistung|verkaufsbedingungen',
  help: 'hilfe',
  membership: 'mitglied|mitglieder|mitgliedschaft|treueprogramm|bonusprogramm|mitglied werden',
  favorites: 'merkzettel|merkliste|wunschliste|wunschzettel|favoriten',
  country: 'länder|land ändern|sprache|sprachen|währung',
}
