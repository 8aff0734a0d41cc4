import type { MailMessages } from '../mails.ts'

export const messages: MailMessages = {
  welcome: {
    subject: 'Willkommen',
    text: 'Dein Konto ist bereit. Du kannst dich mit dieser E-Mail-Adresse und deinem Passwort anmelden.\n\nÖffne diesen Link innerhalb von sieben Tagen, um zu bestätigen, dass die Adresse dir gehört. Bestellungen, die du damit als Gast aufgegeben hast, findest du dann auch in deinem Konto. Hast du kein Konto angelegt, bestätige nichts: Wähle stattdessen ein neues Passwort („Passwort vergessen?“ bei der Anmeldung), dann gehört die Adresse nur dir.',
  },
  confirmEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Zu dieser E-Mail-Adresse gibt es ein Konto, und noch hat niemand bestätigt, dass ihm die Adresse gehört. Ist es dein Konto, öffne diesen Link innerhalb von sieben Tagen und melde dich an; Bestellungen, die du mit der Adresse als Gast aufgegeben hast, findest du dann in deinem Konto. Hast du es nicht angelegt oder kennst sein Passwort nicht, bestätige nichts: Wähle stattdessen ein neues Passwort („Passwort vergessen?“ bei der Anmeldung), dann gehört die Adresse nur dir.',
  },
  accountExists: {
    subject: 'Du hast bereits ein Konto',
    text: 'Jemand, vermutlich du, wollte zu einer Bestellung mit dieser E-Mail-Adresse ein Konto anlegen. Du hast bereits eines: Melde dich mit deinem eigenen Passwort an, dann findest du die Bestellung dort. Das bei der Bestellung eingegebene Passwort wurde nicht gespeichert.',
  },
  resetPassword: {
    subject: 'Neues Passwort wählen',
    text: 'Öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu wählen. Hast du das nicht angefordert, kannst du diese Nachricht ignorieren: Dein Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  passwordChangedWithPasskeys: {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines Kontos wurde soeben geändert. Alle anderen Geräte wurden abgemeldet, und diese Passkeys wurden entfernt: {names}. Deine eigenen kannst du in deinem Konto unter „Sicherheit“ wieder hinzufügen. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  accountHandedOver: {
    subject: 'Dein Konto gehört nur dir',
    text: 'Du hast ein neues Passwort gewählt und damit zum ersten Mal deine E-Mail-Adresse bestätigt. Bis jetzt hätte auch jemand anderes das Konto benutzen können. Deshalb haben wir alle Geräte abgemeldet und entfernt, was darin stand: Name, Telefonnummer, Geburtsdatum, Adressen, gespeicherte Karten und Warenkorb. Bestellungen, deren E-Mails an diese Adresse gingen, Favoriten und Punkte sind noch da. Warst du das nicht, fordere sofort ein neues Passwort an und schreib uns.',
  },
  accountHandedOverWithPasskeys: {
    subject: 'Dein Konto gehört nur dir',
    text: 'Du hast ein neues Passwort gewählt und damit zum ersten Mal deine E-Mail-Adresse bestätigt. Bis jetzt hätte auch jemand anderes das Konto benutzen können. Deshalb haben wir alle Geräte abgemeldet und entfernt, was darin stand: diese Passkeys: {names}; außerdem Name, Telefonnummer, Geburtsdatum, Adressen, gespeicherte Karten und Warenkorb. Bestellungen, deren E-Mails an diese Adresse gingen, Favoriten und Punkte sind noch da. Warst du das nicht, fordere sofort ein neues Passwort an und schreib uns.',
  },
  confirmNewsletter: {
    subject: 'Bestätige deinen Newsletter',
    text: 'Öffne diesen Link, um zu bestätigen, dass du unsere Neuigkeiten und den frühen Zugang per E-Mail möchtest. Falls du das nicht warst, ignoriere diese Nachricht: Wir schreiben dir dann nicht mehr.',
  },
  supportCase: {
    subject: 'Wir haben deine Nachricht erhalten ({caseNumber})',
    text: 'Danke, dass du uns geschrieben hast. Deine Vorgangsnummer ist {caseNumber}; gib sie bitte an, wenn du uns noch einmal schreibst. Wir antworten meist innerhalb von zwei Werktagen.',
  },
  accountDeleted: {
    subject: 'Dein Konto wurde gelöscht',
    text: 'Dein Konto und die dazu gespeicherten Daten wurden gelöscht. Von früheren Bestellungen behalten wir nur, was das Gesetz verlangt. Mit dieser Adresse kannst du jederzeit ein neues Konto anlegen. Warst du das nicht, schreib uns bitte sofort.',
  },
  deletionWaits: {
    subject: 'Jemand möchte dein Konto löschen',
    text: 'Jemand, der in dem Konto angemeldet ist, das bis vor Kurzem diese E-Mail-Adresse hatte, möchte es löschen. Wir haben es nicht gelöscht, weil die Adresse erst vor wenigen Tagen geändert wurde. Warst du das nicht, öffne innerhalb von sieben Tagen nach unserer Nachricht „Deine E-Mail-Adresse wurde geändert“ den Link darin: Ein Klick gibt dir das Konto zurück. Warst du es, kannst du das Konto nach Ablauf dieser sieben Tage löschen.',
  },
  giftCard: {
    subject: 'Ein Gutschein von {sender}',
    text: '{sender} schenkt dir einen Gutschein über {amount}.{message}\n\nCode: {code}\nPIN: {pin}\n\nGib beides an der Kasse ein. Der Gutschein gilt fünf Jahre, ein Restbetrag bleibt darauf. Wer diese Nachricht hat, kann ihn einlösen: Bewahre sie gut auf.',
  },
  passkeyAdded: {
    subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
    text: 'Mit dem Passkey „{name}“ kann man sich jetzt in deinem Konto anmelden. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  newEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: 'Jemand, wahrscheinlich du, möchte diese E-Mail-Adresse für ein Konto benutzen. Öffne innerhalb von 24 Stunden diesen Link, während du im Konto angemeldet bist, und drücke den Knopf: Ab dann meldest du dich mit dieser Adresse an. Kommt das nicht von dir, ignoriere diese Nachricht, und nichts ändert sich.',
  },
  emailTaken: {
    subject: 'Diese Adresse hat schon ein Konto',
    text: 'Jemand, wahrscheinlich du, wollte diese E-Mail-Adresse für ein anderes Konto benutzen. Es gibt dazu schon ein Konto oder gab bis vor wenigen Tagen eins, deshalb wurde nichts geändert. Ist das dein Konto, kannst du dich dort weiterhin anmelden. Kommt das nicht von dir, musst du nichts tun.',
  },
  emailChanging: {
    subject: 'Deine E-Mail-Adresse soll sich ändern',
    text: 'Jemand, der in deinem Konto angemeldet ist, möchte diese E-Mail-Adresse durch eine andere ersetzen. Bis die neue bestätigt ist, ändert sich nichts. Warst du das, musst du nichts tun. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: 'Dein Konto hat ab jetzt eine andere E-Mail-Adresse: Mit dieser hier meldest du dich nicht mehr an. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  emailLeft: {
    subject: 'Zu dieser Adresse gehört kein Konto mehr',
    text: 'Es gab ein Konto mit dieser E-Mail-Adresse, die niemand bestätigt hatte. Es hat jetzt eine andere Adresse. Du musst nichts tun.',
  },
  emailGivenBack: {
    subject: 'Dein Konto hat wieder seine frühere Adresse',
    text: 'Das Konto mit dieser E-Mail-Adresse hat wieder eine frühere Adresse, die vor dieser bestätigt wurde. Mit dieser Adresse meldest du dich nicht mehr an, und ihre Links zum Rückgängigmachen gelten nicht mehr. Warst du das nicht, schreib uns bitte sofort.',
  },
  phoneChanged: {
    subject: 'Deine Telefonnummer wurde geändert',
    text: 'Die bestätigte Telefonnummer deines Kontos wurde soeben ersetzt oder entfernt. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  phoneConfirmed: {
    subject: 'Deine Telefonnummer wurde bestätigt',
    text: 'Für dein Konto wurde gerade eine Telefonnummer durch einen Code bestätigt, der an sie geschickt wurde. Warst du das nicht, öffne innerhalb von sieben Tagen diesen Link: Ein Klick macht es rückgängig, meldet alle ab und lässt dich ein neues Passwort wählen.',
  },
  phoneLost: {
    subject: 'Deine Telefonnummer ist nicht mehr bestätigt',
    text: 'Jemand anderes hat gerade eine Telefonnummer von dir durch einen Code bestätigt, der an sie geschickt wurde. Nummern werden manchmal weitergegeben, darum gilt sie nicht mehr als deine, und du bekommst dort keine SMS mehr. Hast du die Nummer noch, bestell dort in deinem Konto unter Einstellungen noch einmal SMS und bestätige sie mit einem neuen Code.',
  },
  orderPlaced: {
    subject: 'Deine Bestellung {orderNumber}',
    text: 'Danke für deine Bestellung {orderNumber}.\n\n{lines}\n\n{totals}\n\n{destinations}\n\nMit der Bestellnummer und dieser E-Mail-Adresse kannst du deine Bestellung verfolgen, stornieren oder etwas zurückgeben:',
  },
  favoriteNews: {
    subject: 'Neues von deiner Merkliste',
    text: 'Du wolltest Neues über deine Merkliste erfahren:\n\n{lines}\n\nPreise und Bestand gelten in diesem Moment und können sich ändern. Unter dem Link findest du deine Merkliste.',
  },
  orderSent: {
    subject: 'Dein Paket ist unterwegs ({orderNumber})',
    text: 'Ein Paket deiner Bestellung {orderNumber} ist unterwegs zu dir.\n\n{destination}{tracking}\n\nPasst etwas nicht, hast du ab der Ankunft 30 Tage Zeit. Der Link unten führt zu deiner Bestellung: Wähle dort mit Bestellnummer und dieser E-Mail-Adresse, was zurückgeht. Das Etikett bekommst du sofort.',
  },
  orderReady: {
    subject: 'Bereit zur Abholung ({orderNumber})',
    text: 'Deine Bestellung {orderNumber} liegt für dich bereit.\n\n{destination}\n\nBring die Bestellnummer und einen Ausweis mit. Unter dem Link findest du alles zu deiner Bestellung.',
  },
  orderCancelled: {
    subject: 'Deine Bestellung {orderNumber} wurde storniert',
    text: 'Deine Bestellung {orderNumber} wurde storniert. Auf dem Rückweg zu dir:\n\n{payments}\n\nAuf Karten erscheint es meist nach zwei bis fünf Tagen, auf Geschenkkarten und bei Punkten sofort.',
  },
  orderCancelledUnpaid: {
    subject: 'Deine Bestellung {orderNumber} wurde storniert',
    text: 'Deine Bestellung {orderNumber} wurde storniert. Von deiner Zahlung ist nichts mehr zu erstatten.',
  },
  orderNotCharged: {
    subject: 'Deine Bestellung {orderNumber} wurde storniert',
    text: 'Deine Bestellung {orderNumber} wurde storniert, bevor die Zahlung eingezogen war: Es wurde nichts belastet. Zeigt deine Bank noch einen vorgemerkten Betrag, verfällt er in einigen Tagen von selbst. Geschenkkarten und Punkte aus der Bestellung haben ihre Beträge schon zurück.',
  },
  orderNotCancelled: {
    subject: 'Deine Bestellung {orderNumber} konnten wir nicht stornieren',
    text: 'Du wolltest deine Bestellung {orderNumber} stornieren. Das ist uns nicht gelungen: Die Bestellung bleibt bestehen, und du bekommst, was du bestellt hast. Möchtest du es nicht mehr, schick es innerhalb von 30 Tagen nach der Ankunft zurück oder schreib uns.',
  },
  returnReceived: {
    subject: 'Deine Rücksendung {returnId} ist da',
    text: 'Deine Rücksendung {returnId} zur Bestellung {orderNumber} ist eingetroffen. Wir haben {amount} erstattet:\n\n{payments}\n\nAuf Karten erscheint es meist nach zwei bis fünf Tagen, auf Geschenkkarten und bei Punkten sofort.',
  },
  returnArrived: {
    subject: 'Deine Rücksendung {returnId} ist da',
    text: 'Deine Rücksendung {returnId} zur Bestellung {orderNumber} ist eingetroffen. Von deiner Zahlung ist nichts mehr zu erstatten: Das ist schon geschehen.',
  },
  orderRefunded: {
    subject: 'Erstattung zu deiner Bestellung {orderNumber}',
    text: 'Wir haben dir {amount} deiner Bestellung {orderNumber} erstattet:\n\n{payments}\n\nAuf Karten erscheint es meist nach zwei bis fünf Tagen, auf Geschenkkarten und bei Punkten sofort.',
  },
  endings: {
    newsletter: 'Wenn du keine dieser Nachrichten mehr möchtest, öffne: {unsubscribe}',
    favorites: 'Wenn du keine dieser E-Mails mehr möchtest, öffne: {unsubscribe}',
    orders:
      'Wenn du keine E-Mails über den Fortgang deiner Bestellungen mehr möchtest, öffne: {unsubscribe}\nBestätigungen, Stornierungen und Erstattungen schicken wir dir weiterhin.',
    order:
      'Wenn du keine E-Mails über den Fortgang dieser Bestellung mehr möchtest, öffne: {unsubscribe}\nBestätigungen, Stornierungen und Erstattungen schicken wir dir weiterhin.',
  },
}
