import type { passwordEn } from './en.ts'

export const passwordDe = {
  'password.forgot': 'Passwort vergessen?',
  'password.reset': 'Passwort zurücksetzen',
  'password.forgotTitle': 'Passwort vergessen?',
  'password.forgotLead': 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues wählst.',
  'password.forgotSubmit': 'Link schicken',
  'password.saidMailed':
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt eine Stunde.',
  'password.backToSignIn': 'Zurück zur Anmeldung',
  'password.resetTitle': 'Neues Passwort wählen',
  'password.resetLead':
    'Du wirst auf allen Geräten abgemeldet. Melde dich danach mit dem neuen Passwort an. Auch Passkeys werden entfernt: Füge deine danach wieder hinzu.',
  'password.resetOthersLead':
    'Dieser Link gehört zum Konto von {email}. Du bist hier bei einem anderen Konto angemeldet, das bleibt, wie es ist. Das Konto des Links wird auf allen Geräten abgemeldet, und seine Passkeys werden entfernt.',
  'password.saidOthersReset':
    'Das Passwort des anderen Kontos ist geändert. Hier bist du weiter bei diesem angemeldet.',
  'password.resetSubmit': 'Passwort speichern',
  'password.saidReset': 'Dein Passwort ist geändert. Melde dich mit dem neuen an.',
  'password.handOverTitle': 'Ein neues Passwort leert dieses Konto',
  'password.handOverBody':
    'Noch hat niemand die E-Mail-Adresse bestätigt. Mit dem neuen Passwort entfernen wir deshalb Name, Telefonnummer, Geburtsdatum, Adressen, gespeicherte Karten und Warenkorb. Bestellungen, deren E-Mails an diese Adresse gingen, Favoriten und Punkte bleiben.',
  'password.handOverKeep':
    'Willst du alles behalten, bestätige zuerst die Adresse: Öffne den Link, den wir dir schicken, dort, wo du noch angemeldet bist, oder melde dich mit einem Passkey an. Komm danach hierher zurück.',
  'password.handOverMail': 'Link zum Bestätigen schicken',
  'password.saidHandedOver':
    'Dein Passwort ist geändert. Melde dich mit dem neuen an. Bis dahin hatte niemand die Adresse bestätigt, deshalb haben wir Name, Telefonnummer, Geburtsdatum, Adressen, gespeicherte Karten und Warenkorb entfernt.',
  'password.current': 'Aktuelles Passwort',
  'password.new': 'Neues Passwort',
  'password.confirm': 'Neues Passwort wiederholen',
  'password.met': '(erfüllt)',
  'password.changeLead': 'Hier bleibst du angemeldet. Alle anderen Geräte werden abgemeldet.',
  'password.keepPasskeys': 'Passkeys, die bleiben',
  'password.keepPasskeysHint':
    'Wähle die aus, die du als deine erkennst. Alle anderen werden mit dem alten Passwort entfernt.',
  'password.changeSubmit': 'Passwort ändern',
  'password.saidChanged': 'Dein Passwort ist geändert, alle anderen Geräte sind abgemeldet.',
  'password.orderTitle': 'Diese Bestellung in einem Konto behalten',
  'password.orderLead': 'Wähle ein Passwort. Alles andere steht schon in deiner Bestellung.',
  'password.orderSubmit': 'Konto anlegen',
  'password.saidOrder': 'Sieh in deine E-Mails: Dort steht, wie du dich in dem Konto mit deiner Bestellung anmeldest.',
} as const satisfies Record<keyof typeof passwordEn, string>
