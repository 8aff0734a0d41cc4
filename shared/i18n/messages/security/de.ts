import type { securityEn } from './en.ts'

export const securityDe = {
  'security.lead': 'Wie du in dein Konto kommst und wo du angemeldet bist.',
  'security.passwordTitle': 'Passwort',
  'security.passwordChange': 'Passwort ändern',
  'security.passkeys': 'Passkeys',
  'security.passkeysLead':
    'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an statt mit einem Passwort. Ein Passkey bleibt auf deinen Geräten und lässt sich nicht abfangen.',
  'security.passkeysNone': 'Noch keine Passkeys.',
  'security.passkeysScript':
    'Um einen Passkey hinzuzufügen, muss JavaScript eingeschaltet sein. Schalte es in deinem Browser ein und komm dann zurück.',
  'security.passkeysElsewhere': 'Unter dieser Adresse des Shops funktionieren Passkeys nicht.',
  'security.passkeyName': 'Name',
  'security.passkeyAdd': 'Passkey hinzufügen',
  'security.passkeyPassword': 'Dein Passwort',
  'security.passkeyPasswordHint': 'Deine Anmeldung ist schon eine Weile her.',
  'security.passkeyAdded': 'Hinzugefügt am {date}',
  'security.passkeyUsed': 'Zuletzt benutzt am {date}',
  'security.passkeyFor': 'Für {domain}',
  'security.rename': 'Umbenennen',
  'security.renameSave': 'Name speichern',
  'security.removeAsk': '{name} entfernen? Zum Anmelden brauchst du dann dein Passwort oder einen anderen Passkey.',
  'security.devices': 'Angemeldete Geräte',
  'security.devicesLead': 'Ist eins dabei, das du nicht kennst? Melde es ab und ändere dein Passwort.',
  'security.device': '{browser} auf {system}',
  'security.app': 'Kerb-App',
  'security.unknownBrowser': 'Unbekannter Browser',
  'security.thisDevice': 'Dieses Gerät',
  'security.signedIn': 'Angemeldet am {date}',
  'security.lastUsed': 'Zuletzt benutzt am {date}',
  'security.endDevice': 'Abmelden',
  'security.endDeviceOf': '{name} abmelden',
  'security.endOthers': 'Alle anderen Geräte abmelden',
  'security.endOthersAsk': 'Auf deinen anderen Geräten ist dann eine neue Anmeldung nötig.',
  'security.endOthersConfirm': 'Ja, alle abmelden',
  'security.saidPasskey': 'Passkey hinzugefügt. Beim nächsten Mal kannst du dich damit anmelden.',
  'security.saidDevice': 'Das Gerät ist abgemeldet.',
  'security.saidOthers': 'Alle anderen Geräte sind abgemeldet.',
  'security.signIn': 'Mit Passkey anmelden',

  'email.confirmTitle': 'Bestätige deine E-Mail-Adresse',
  'email.confirmBody':
    'Ein Klick, und Bestellungen, die du mit dieser Adresse als Gast aufgegeben hast, sind auch in deinem Konto.',
  'email.confirm': 'Adresse bestätigen',
  'email.signInBody':
    'Melde dich bei dem Konto an, das du mit dieser Adresse angelegt hast. Danach kannst du sie bestätigen.',
  'email.doneBody': 'Mehr ist nicht zu tun: In deinem Konto ist alles, was du mit dieser Adresse bestellt hast.',
  'email.otherBody':
    'Dieser Link gehört zu einem anderen Konto als dem, bei dem du angemeldet bist. Melde dich zuerst ab und öffne den Link dann noch einmal.',
  'email.notYours': 'Du hast dieses Konto nicht angelegt oder kennst sein Passwort nicht?',
  'email.takeOver': 'Wähle ein neues Passwort: Dann gehört die Adresse nur dir',
  'email.expiredTitle': 'Dieser Link gilt nicht mehr',
  'email.expiredBody': 'Er ist abgelaufen oder wurde schon benutzt. Dein Konto kann dir einen neuen schicken.',
  'email.toAccount': 'Dein Konto',
  'email.openTitle': 'Deine E-Mail-Adresse ist noch nicht bestätigt',
  'email.openBody':
    'Wir haben einen Link an {email} geschickt. Bis du ihn öffnest, bleiben Bestellungen und Anfragen, zu denen nur die Adresse führt, außerhalb deines Kontos.',
  'email.again': 'Link noch einmal schicken',
  'email.saidProven': 'Deine E-Mail-Adresse ist bestätigt.',
  'email.saidMailed': 'Wir haben dir einen Link geschickt. Er gilt sieben Tage.',
  'email.saidEnough':
    'Wir haben dir schon mehrere Links geschickt. Sieh auch im Spam-Ordner nach, oder versuch es in einer Stunde noch einmal.',
} as const satisfies Record<keyof typeof securityEn, string>
