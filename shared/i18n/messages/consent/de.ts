import type { consentEn } from './en.ts'

export const consentDe = {
  'consent.title': 'Cookies und deine Privatsphäre',
  'consent.askOptIn':
    'Der Shop speichert, was er zum Funktionieren braucht. Mit deinem Ja misst er auch seine Geschwindigkeit, spielt Filme von anderen Websites ab und vergleicht Fassungen einer Seite. Deine Wahl gilt sofort, und du kannst sie unter „Cookie-Einstellungen“ am Fuß jeder Seite ändern.',
  'consent.askOptOut':
    'Der Shop speichert nicht nur, was er zum Funktionieren braucht: Er misst seine Geschwindigkeit, spielt Filme von anderen Websites ab und vergleicht Fassungen einer Seite. Hier kannst du Nein sagen und es dir unter „Cookie-Einstellungen“ am Fuß jeder Seite anders überlegen.',
  'consent.askControl':
    'Dein Browser bittet um Privatsphäre (Global Privacy Control), und wir halten uns daran: Gespeichert wird nur, was der Shop zum Funktionieren braucht.',
  'consent.more': 'Wozu das dient',
  'consent.acceptAll': 'Alle annehmen',
  'consent.decline': 'Ablehnen',
  'consent.choose': 'Auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.understood': 'Verstanden',
  'consent.required': 'Notwendig',
  'consent.requiredPurpose': 'Warenkorb, Anmelden, Bezahlen und Schutz vor Missbrauch.',
  'consent.performance': 'Leistung',
  'consent.performancePurpose': 'Wie schnell Seiten sind und wo sie versagen, damit wir sie verbessern.',
  'consent.functional': 'Funktional',
  'consent.functionalPurpose': 'Filme und Fotos von anderen Websites, die eigene Cookies setzen.',
  'consent.targeting': 'Zielgruppen',
  'consent.targetingPurpose':
    'Welche Fassung einer Seite du siehst, während wir mehrere vergleichen; jedes Mal dieselbe.',
  'consent.settings': 'Cookie-Einstellungen',
  'consent.settingsLead': 'Was dieser Shop speichern und nutzen darf, außer dem, was er zum Funktionieren braucht.',
  'consent.notChosen': 'Du hast noch nicht gewählt.',
  'consent.chosenAt': 'Deine Wahl vom {date}',
} as const satisfies Record<keyof typeof consentEn, string>
