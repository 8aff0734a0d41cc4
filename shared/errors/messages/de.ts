import type { MessageId } from '../message-ids.ts'

/** Wir sagen du. */
export const messages = {
  INVALID_CUSTOMER:
    'Deine Sitzung ist abgelaufen. Wir stellen deinen Warenkorb wieder her und laden die Seite gleich neu.',
  INVALID_CREDENTIALS: 'E-Mail und Passwort passen nicht zusammen. Prüfe beides oder setz dein Passwort zurück.',
  LOGIN_IN_USE: 'Mit diesen Daten gibt es schon ein Konto. Melde dich an oder nimm andere.',
  UNKNOWN_CUSTOMER_LIST: 'Dieses Konto gilt nicht in diesem Shop. Prüfe, in welchem Land du gerade einkaufst.',
  CURRENT_PASSWORD_INCORRECT: 'Das ist nicht dein aktuelles Passwort. Versuch es noch einmal oder setz es zurück.',
  PASSWORD_SAME_AS_PREVIOUS: 'Dieses Passwort hattest du schon einmal. Wähl ein neues.',
  INVALID_EMAIL_FORMAT: 'Diese E-Mail-Adresse stimmt nicht. Sie sollte aussehen wie name@example.com.',
  USER_LOCKED:
    'Zu viele Versuche, die Anmeldung ist gesperrt. Versuch es später[, {seconds},] noch einmal oder setz dein Passwort zurück.',
  LAST_LOGIN_ATTEMPT:
    'Das passt nicht. Du hast noch einen Versuch, dann sperren wir dein Konto. Unsicher? Setz dein Passwort zurück.',
  LOCKED_ACCOUNT: 'Dein Konto ist gesperrt. Setz dein Passwort zurück oder schreib uns, wir helfen dir.',
  PHONE_IN_USE: 'Diese Nummer gehört zu einem anderen Konto. Nimm eine andere oder melde dich dort an.',
  DUPLICATED_TOKEN: 'Deine Anmeldung hat nicht geklappt. Warte kurz und versuch es noch einmal.',
  CANNOT_AUTHORIZE: 'Wir konnten deine Anmeldung nicht bestätigen. Melde dich bitte noch einmal an.',
  LOGIN_SYSTEM_ERROR:
    'Die Anmeldung funktioniert gerade nicht, das liegt an uns. Versuch es in ein paar Minuten wieder.',
  AUTHORIZATION_FAILED: 'Du bist nicht mehr angemeldet. Melde dich noch einmal an, dann geht es weiter.',
  RESET_LINK_EXPIRED: 'Dieser Link ist abgelaufen. Fordere einen neuen an, er kommt dann per E-Mail.',
  CAPTCHA_FAILED: 'Wir wissen nicht, ob du ein Mensch bist. Mach die Prüfung und versuch es noch einmal.',
  PASSKEY_NOT_ADDED: 'Wir konnten diesen Passkey nicht hinzufügen. Versuch es noch einmal.',
  PHONE_CODE_WRONG: 'Dieser Code stimmt nicht oder gilt nicht mehr. Prüf ihn oder lass dir einen neuen schicken.',
  PASSKEY_REFUSED:
    'Mit diesem Passkey hat die Anmeldung nicht geklappt. Versuch es noch einmal oder nimm dein Passwort.',
  PASSKEY_NOT_FOUND: 'Diesen Passkey gibt es in deinem Konto nicht mehr.',
  DEVICE_NOT_FOUND: 'Dieses Gerät ist schon abgemeldet.',

  CART_NOT_FOUND: 'Wir finden deinen Warenkorb nicht. Leg die Artikel noch einmal hinein.',
  ITEM_NO_LONGER_AVAILABLE:
    'Etwas aus deinem Warenkorb gibt es nicht mehr. Sieh dir den aktuellen Stand an, bevor du bestellst.',
  ITEM_NOT_AVAILABLE: 'Diesen Artikel gibt es gerade nicht. Entferne ihn, dann kannst du zur Kasse.',
  TOTALS_CALCULATION_FAILED:
    'Wir konnten die Summe nicht berechnen. Lade den Warenkorb neu und versuch es noch einmal.',
  CANCELLATION_TOO_LATE:
    'Diese Bestellung lässt sich nicht mehr stornieren: Sie ist schon gepackt, unterwegs oder angekommen.',
  REFUND_NO_SUCH_LINE:
    'Diese Bestellung hat keine solche Zeile zum Erstatten. Prüfe die Zeile oder erstatte einen Betrag.',
  REFUND_ABOVE_REST:
    'Diese Erstattung geht nicht[, höchstens {most}].[ Geschenkkarten ({held}) werden als ganze Zeile erstattet, ohne Betrag.]',
  REFUND_UNITS_GONE:
    'So viele Stücke hat die Zeile nicht mehr: Einige sind schon erstattet oder kommen zurück, oder es waren nie so viele.',
  ORDER_NOT_FOUND: 'Wir finden diese Bestellung nicht. Prüfe die Nummer in deiner Bestätigungsmail.',
  INVALID_ORDER_EMAIL: 'Diese E-Mail gehört nicht zur Bestellung. Nimm die, an die deine Bestätigung ging.',
  DELIVERY_SHIP_TO_PICKUP:
    'Wir haben deine Bestellung geändert. Liefern geht nicht, aber du kannst sie im Store abholen.',
  DELIVERY_PICKUP_TO_SHIP:
    'Wir haben deine Bestellung geändert. Abholen geht in diesem Store nicht, deshalb liefern wir sie zu dir.',
  DELIVERY_PICKUP_TO_STS:
    'Wir haben deine Bestellung geändert. Der Store hat nichts mehr da, wir schicken sie dir zum Abholen dorthin.',

  ITEM_OOS:
    'Diese Größe ist gerade ausverkauft. Nimm eine andere oder lass dir Bescheid geben, wenn sie wieder da ist.',
  NO_INVENTORY: 'Davon haben wir nichts mehr. Entferne den Artikel, dann kannst du zur Kasse.',
  NO_PRICE: 'Für diesen Artikel fehlt uns gerade der Preis. Entferne ihn oder versuch es später.',
  ITEMS_OOS: 'Einige Artikel sind gerade ausverkauft. Entferne sie, dann kannst du zur Kasse.',
  ITEM_NOT_YET_SOLD: 'Noch nicht im Verkauf. Ab wann, steht auf der Seite des Produkts.',
  ITEMS_NO_LONGER_AVAILABLE: 'Einige dieser Artikel führen wir nicht mehr. Entferne sie, dann kannst du zur Kasse.',
  SOME_PRODUCTS_NO_INVENTORY:
    'Unser Vorrat reicht nicht für alles in deinem Warenkorb. Prüfe die Mengen und versuch es noch einmal.',
  ADDED_MAX_QUANTITY: 'Mehr kannst du von diesem Artikel nicht bestellen[, höchstens {maxAllowedQty}].',
  INVALID_PRICE: 'Der Preis dieses Artikels hat sich geändert. Sieh ihn dir an, bevor du bestellst.',

  GC_MAX_LIMIT: 'Mehr Geschenkkarten gehen bei dieser Bestellung nicht[, höchstens {maxCards}].',
  GC_BALANCE_CHECK_ERROR: 'Wir konnten das Guthaben nicht abfragen. Versuch es in ein paar Minuten wieder.',
  GC_INVALID2: 'Nummer oder PIN der Geschenkkarte stimmt nicht. Prüfe beides und versuch es noch einmal.',
  GC_EXPIRED: 'Diese Geschenkkarte ist abgelaufen. Nimm eine andere.',
  GC_NOT_ALLOWED: 'Diese Geschenkkarte kannst du hier nicht einlösen. Wähl eine andere Zahlungsart.',
  GC_ZERO_BALANCE: 'Auf dieser Geschenkkarte ist kein Guthaben mehr. Nimm eine andere.',
  GC_ALREADY_APPLIED: 'Diese Geschenkkarte ist schon bei deiner Bestellung.',
  GC_MISSING_CODE: 'Gib die Nummer deiner Geschenkkarte ein.',
  GIFT_NOT_AVAILABLE: 'Dieses Geschenk gibt es nicht mehr. Entferne es, dann kannst du zur Kasse.',
  GC_ALREADY_SPENT:
    'Eine Geschenkkarte aus dieser Bestellung wurde schon benutzt und bleibt bezahlt. Den Rest kannst du zurückschicken, sobald er da ist.',
  GC_NOT_APPLICABLE: 'Diese Geschenkkarte gilt hier nicht[, sie lautet auf {currency}]. Nimm eine andere.',
  GWP_PRODUCT: 'Das ist ein Geschenk. Wir legen es dir dazu, sobald dein Warenkorb passt.',

  CC_EXPIRY_DATE_INVALID: 'Das Ablaufdatum deiner Karte stimmt nicht. Prüfe es oder nimm eine andere Karte.',
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION:
    'Wir konnten diese Zahlung nicht prüfen. Wähl eine andere Zahlungsart oder schreib uns.',
  PAYMENT_INSTRUMENT_NOT_FOUND: 'Diese Zahlungsart finden wir nicht mehr. Wähl eine andere oder gib sie neu ein.',
  CARD_ALREADY_EXISTS: 'Diese Karte hast du schon gespeichert.',
  ADDRESS_NOT_FOUND: 'Wir finden diese Adresse nicht. Wähl eine andere oder gib sie neu ein.',
  ADDRESS_FIELDS_MISSING: 'In deiner Adresse fehlt etwas. Füll die leeren Felder aus.',
  PAYMENT_NOT_ENOUGH:
    'Das reicht noch nicht für deine Bestellung[. Offen sind {remaining}]. Füge eine Zahlungsart hinzu.',
  BILLING_ADDRESS_MISSING: 'Deine Rechnungsadresse fehlt. Trag sie ein, dann geht es weiter.',
  BILLING_PHONE_MISSING: 'Trag bei der Rechnungsadresse eine Telefonnummer ein.',
  PAYMENT_ERROR: 'Deine Zahlung hat nicht geklappt. Prüfe die Angaben oder wähl eine andere Zahlungsart.',
  PAYMENT_CLOSED:
    'Bezahlen geht gerade nicht. Es wurde nichts abgebucht, dein Warenkorb bleibt. Versuch es in ein paar Minuten noch mal.',
  CANT_SHIP_THERE: 'An diese Adresse liefern wir nicht. Nimm eine andere oder hol deine Bestellung im Store ab.',
  SHIPPING_ADDRESS_INVALID: 'Wir finden deine Lieferadresse nicht. Prüfe Straße, Hausnummer und Postleitzahl.',
  ADDRESS_INVALID: 'Wir finden diese Adresse nicht. Prüfe Straße, Hausnummer und Postleitzahl.',
  SHIPPING_POBOX_UNAVAILABLE: 'An ein Postfach können wir nicht liefern. Gib eine Straße mit Hausnummer an.',
  SHIPPING_PHONE_EMPTY: 'Gib eine Telefonnummer an, damit der Paketdienst dich erreicht.',
  SHIPPING_METHOD_UNAVAILABLE: 'Diese Versandart geht bei deiner Bestellung nicht. Wähl eine andere.',
  TAX_CALCULATION_FAILED: 'Für diese Adresse konnten wir die Steuer nicht ermitteln. Versuch es mit einer anderen.',
  TAX_UPDATED: 'Die Steuer für deine Bestellung hat sich geändert. Prüfe die neue Summe, bevor du bestellst.',

  PROMO_INVALID: 'Dieser Code gilt nicht. Prüfe, ob du dich vertippt hast.',
  PROMO_NOT_AVAILABLE_NOW: 'Diesen Code kannst du gerade nicht einlösen. Prüfe, wann er gilt.',
  PROMO_LIMIT_EXCEEDED: 'Dieser Code ist aufgebraucht. Versuch es mit einem anderen.',
  PROMO_ALREADY_REDEEMED: 'Diesen Code hast du schon eingelöst. Er gilt nur einmal.',
  PROMO_EXPIRED: 'Dieser Code ist abgelaufen. Versuch es mit einem anderen.',
  PROMO_ALREADY_APPLIED: 'Dieser Code ist schon bei deiner Bestellung.',
  PROMO_FAILED: 'Dieser Code passt nicht zu dem, was in deinem Warenkorb liegt.',
  PROMO_FOR_MEMBERS: 'Dieser Code ist für Mitglieder. Werde Mitglied oder melde dich an, um ihn einzulösen.',

  REWARDS_NOT_AUTHENTICATED: 'Melde dich an, um deine Prämien zu nutzen.',
  NOT_LOYALTY_MEMBER: 'Prämien sind für Mitglieder. Werde Mitglied und lös sie gleich hier ein.',
  LOYALTY_NOT_CONFIRMED:
    'Deine Mitgliedschaft ist noch nicht bestätigt. Schließ sie ab, dann kannst du Prämien nutzen.',
  INSUFFICIENT_BALANCE: 'Für diese Prämie reichen deine Punkte nicht. Wähl eine kleinere.',
  VOUCHER_LOSES_REST:
    'Dieser Gutschein ist mehr wert, als noch offen ist. Wähl einen kleineren oder bestätige, dass der Rest verfällt.',
  ITEM_FOR_MEMBERS: 'Diesen Artikel gibt es nur für Mitglieder. Werde Mitglied oder melde dich an.',
  MEMBER_NUMBER_INVALID: 'Das ist keine Mitgliedsnummer. Prüf die sechzehn Ziffern oder scann den Code noch einmal.',
  MEMBER_NUMBER_UNKNOWN: 'Diese Mitgliedsnummer hat gerade niemand. Lass dir die aktuelle zeigen.',
  MEMBER_IS_SELLER: 'Für den eigenen Verkauf gibt es keine Punkte. Lass ihn jemanden aus dem Team abrechnen.',

  PROFILE_UPDATE_FAILED: 'Wir konnten deine Änderungen nicht speichern. Versuch es gleich noch einmal.',
  BILLING_ADDRESS_DELETE:
    'Diese Rechnungsadresse ließ sich nicht löschen. Wähl erst eine andere aus und versuch es dann noch einmal.',
  PASSWORD_CHANGE_FAILED: 'Dein Passwort ließ sich nicht ändern. Das alte gilt weiter. Versuch es gleich noch einmal.',
  PROFILE_NOT_FOUND: 'Wir finden dein Profil nicht. Melde dich noch einmal an.',
  INVALID_AGE: 'Prüfe dein Geburtsdatum[. Das Mindestalter ist {minAge}].',
  PROFILE_PHONE_INVALID: 'Gib eine gültige Telefonnummer ein',
  PROFILE_NAME_INVALID: 'Dieser Name stimmt nicht.',
  BIRTH_DATE_MISSING: 'Gib dein Geburtsdatum ein.',
  PASSWORDS_DO_NOT_MATCH: 'Die Passwörter sind nicht gleich. Gib das neue zweimal ein.',
  PASSWORD_TOO_SHORT: 'Dieses Passwort ist zu kurz. Nimm mindestens 8 Zeichen.',
  ADDRESS_EXISTS: 'Diese Adresse hast du schon gespeichert.',
  ADDRESS_ID_INVALID: 'Diese Adresse ist nicht mehr in deinem Konto. Lade die Seite neu.',
  UNKNOWN_CUSTOMER: 'Wir finden kein Konto von dir. Prüfe deine Angaben oder leg eins an.',
  LOYALTY_MEMBER_NOT_FOUND: 'Wir finden deine Mitgliedschaft nicht. Werde Mitglied oder schreib uns.',

  LIST_PRODUCT_NOT_FOUND: 'Hier finden wir keine Produkte. Versuch es in einer anderen Kategorie.',
  GENERAL: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  CLIENT_ID_MISSING: 'In dieser Anfrage hat etwas gefehlt. Lade die Seite neu und versuch es noch einmal.',
  NOT_FOUND: 'Das finden wir nicht. Geh zurück und versuch es auf einem anderen Weg.',
  METHOD_NOT_ALLOWED: 'Das geht hier nicht. Lade die Seite neu und versuch es noch einmal.',
  NOT_ACCEPTABLE: 'Dein Browser kann unsere Antwort nicht lesen. Lade die Seite neu.',
  UNSUPPORTED_MEDIA_TYPE: 'Dieses Dateiformat können wir nicht lesen. Versuch es mit einem anderen.',
  EMPLOYEE_STORE_NOT_FOUND: 'Wir finden diesen Store nicht. Prüfe die Storenummer.',
  RETURN_CREATION_ERROR: 'Wir konnten deine Rücksendung nicht anlegen. Versuch es gleich noch einmal oder schreib uns.',
  REQUEST_TYPE_MISSING: 'Wir wissen nicht, was gefragt war. Die Art der Anfrage fehlt.',
  ORGANISATION_MISSING: 'Wir wissen nicht, für wen diese Anfrage ist. Die Organisation fehlt.',
  PAYLOAD_MISSING: 'Diese Anfrage kam leer an. Der Inhalt fehlt.',
  REVIEW_TOO_LONG: 'Deine Bewertung ist zu lang[. Bleib unter {maxLength} Zeichen].',
  FAVORITES_FULL: 'Deine Merkliste ist voll[, sie fasst {most} Produkte]. Nimm eines heraus, um dieses zu merken.',
  NOT_BUILT: 'Das gibt es hier noch nicht.',
  TOO_MANY_REQUESTS: 'Das ging uns etwas zu schnell. Versuch es etwas später noch einmal[, {seconds}].',
  KEY_USED_DIFFERENTLY: 'Das wurde schon mit anderen Angaben gesendet. Lade die Seite neu und versuch es noch einmal.',
  ACCOUNT_DELETION_WAITS:
    'Die Adresse wurde neulich geändert, und die frühere kann das noch rückgängig machen. Lösch das Konto später[, {seconds}].',
  ORDER_IN_PROGRESS: 'Deine Bestellung wird gerade aufgegeben. Warte einen Moment, bevor du etwas änderst.',
  BODY_TOO_LARGE: 'Das ist zu viel auf einmal. Mach es kleiner und versuch es noch einmal.',
  SERVICE_UNAVAILABLE: 'Wir machen gerade kurz Pause. Versuch es in ein paar Minuten wieder.',
  TIMEOUT: 'Das hat zu lange gedauert. Sieh nach, ob es geklappt hat, bevor du es noch einmal versuchst.',

  'flash.lineInventoryMissing': 'So viele haben wir von diesem Artikel nicht. Nimm weniger.',
  'flash.itemNotAvailable': 'Diesen Artikel gibt es nicht mehr. Entferne ihn, dann kannst du zur Kasse.',
  'flash.lineFullInventoryMissing': 'Dieser Artikel ist ausverkauft. Entferne ihn, dann kannst du zur Kasse.',
  'flash.invalidShippingAddress': 'Mit dieser Lieferadresse stimmt etwas nicht. Prüfe sie, dann geht es weiter.',
  'flash.itemMaxQuantity': 'Mehr kannst du von diesem Artikel nicht bestellen.',
  'flash.itemRequired': 'Dein Warenkorb ist leer. Leg etwas hinein, dann kannst du zur Kasse.',

  'flow.add.notMoved': 'Diesen Artikel konnten wir nicht in den Warenkorb legen. Er ist ausverkauft.',
  'flow.add.maxQuantity': 'Mehr geht von diesem Artikel nicht. Die Grenze liegt bei {maxAllowedQty}.',
  'flow.add.maxQuantityGeneric': 'Von diesem Artikel hast du schon so viele, wie du bestellen kannst.',
  'flow.add.gift':
    'Diesen Artikel kannst du nicht selbst hinzufügen. Du bekommst ihn geschenkt, wenn dein Warenkorb passt.',
  'flow.add.failed': 'Das ließ sich nicht in den Warenkorb legen. Versuch es gleich noch einmal.',
  'flow.add.unknown':
    'Wir wissen noch nicht, ob der Artikel im Warenkorb liegt. Füge ihn noch einmal hinzu: Er liegt dann einmal darin.',
  'flow.quantity.invalid': 'Gib eine ganze Zahl ab 1 ein.',
  'flow.update.gift': 'Mehr davon geht in diesem Warenkorb nicht.',
  'flow.update.failed': 'Die Menge ließ sich nicht ändern. So sieht dein Warenkorb jetzt aus.',
  'flow.remove.failed': 'Der Artikel ließ sich nicht entfernen. Versuch es später noch einmal.',
  'flow.cart.merged': 'Schön, dass du wieder da bist. Was du zuletzt ausgesucht hast, liegt auch im Warenkorb.',
  'flow.cart.mergedShort':
    'Deine Warenkörbe sind jetzt einer, aber nicht von allem ist genug da. Prüfe ihn, bevor du bestellst.',
  'flow.cart.capped': '{wanted} Stück haben wir davon nicht, deshalb liegen jetzt {kept} im Warenkorb.',
  'flow.cart.voucherLowered':
    'Dein Punktegutschein passt nicht mehr. Jetzt setzt du {points} Punkte für {amount} Rabatt ein.',
  'flow.cart.voucherRemoved': 'Dein Punktegutschein passt nicht mehr, deshalb ist er entfernt. Die Punkte behältst du.',
  'flow.cart.itemGone': 'Dieser Artikel ist nicht mehr in deinem Warenkorb.',
  'flow.cart.adjustmentLimited': 'Die Preisanpassung ist jetzt auf {most} begrenzt, statt {wanted}.',
  'flow.cart.memberGone': 'Die Mitgliedsnummer dieses Verkaufs gilt nicht mehr. Lass dir die aktuelle zeigen.',
  'flow.cart.ended': 'Deine Sitzung ist beendet.',
  'flow.cart.rebuilt': 'Deine Sitzung ist beendet. Dein Warenkorb ist noch da.',
  'flow.cart.remade': 'Dein Warenkorb war nicht mehr da. Er ist mit seinen Artikeln neu angelegt.',
  'flow.cart.undone': 'Deine letzte Änderung wurde nicht gemacht.',
  'flow.cart.differs':
    'In deinem Konto lagen andere Angaben zu Lieferung oder Zahlung. Es gelten die zuletzt eingegebenen: Bitte prüfe sie.',
  'flow.order.cannotBeCompleted':
    'Deine Bestellung geht leider nicht durch. Alles in deinem Warenkorb ist ausverkauft.',
  'flow.order.failed': 'Wir konnten deine Bestellung nicht aufnehmen. Versuch es noch einmal oder schreib uns.',
  'flow.order.otherPurchase': 'Diese Seite gehörte zu einem anderen Einkauf. Wir haben nichts davon übernommen.',
  'flow.order.lessLeft':
    'Eine Karte oder ein Bonus dieser Bestellung hat jetzt weniger Guthaben. Prüfe die Zahlung und bestelle noch einmal.',
  'flow.order.paymentAuthentication':
    'Deine Zahlung wurde nicht bestätigt. Versuch es noch einmal oder wähl eine andere Zahlungsart.',
  'flow.card.saveFailed': 'Wir konnten deine Karte nicht speichern. Prüfe die Angaben und versuch es noch einmal.',
  'flow.reward.invalid': 'Diesen Bonus kennen wir nicht. Prüfe den Code und versuch es noch einmal.',
  'flow.reward.expired': 'Dieser Bonus ist abgelaufen. Nimm einen anderen.',
  'flow.reward.empty': 'Dieser Bonus ist aufgebraucht. Nimm einen anderen.',
  'flow.reward.applied': 'Dieser Bonus ist schon bei deiner Bestellung.',
  'flow.reward.notHere': 'Dieser Bonus gilt nicht für diese Bestellung. Nimm einen anderen.',
  'flow.reward.alreadySaved': 'Diesen Bonus hast du schon gespeichert.',
  'flow.reward.saveFailed': 'Wir konnten diesen Bonus nicht speichern. Prüfe den Code und versuch es noch einmal.',
  'flow.newsletter.failed': 'Die Anmeldung zum Newsletter hat nicht geklappt. Versuch es gleich noch einmal.',
  'flow.newsletter.success':
    'Fast geschafft: Bestätige mit dem Link in unserer E-Mail. Wenn du unsere News schon bekommst, ist nichts zu tun.',
  'flow.limit.proof': 'Das ging uns etwas zu schnell. Mach die Prüfung hier unten, dann geht es gleich weiter.',
  'flow.limit.locked':
    'Zu viele Versuche, die Anmeldung ist gesperrt. Mach die Prüfung und versuch es noch einmal, oder setz dein Passwort zurück.',
  'flow.passkey.unused': 'Dein Passkey wurde nicht benutzt. Versuch es noch einmal, wenn du so weit bist.',
  'flow.passkey.exists': 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  'flow.passkey.unsupported': 'Passkeys funktionieren in diesem Browser nicht. Nimm stattdessen dein Passwort.',
  'flow.delivery.stsToShip':
    'Wir haben deine Bestellung geändert. In den Store können wir sie nicht schicken, deshalb liefern wir sie zu dir.',
  'flow.delivery.stsToPickup':
    'Wir haben deine Bestellung geändert. Der Store hat alles da, du kannst sie direkt dort abholen.',
  'flow.delivery.moved.pickupToShip':
    'Wir haben deine Bestellung geändert: {name} kommt jetzt per Lieferung nach Hause statt zur Abholung bei {store}, weil {reason}.',
  'flow.delivery.moved.pickupToSts':
    'Wir haben deine Bestellung geändert: Wir schicken {name} jetzt an {store}, statt der Abholung direkt dort, weil {reason}.',
  'flow.delivery.moved.stsToShip':
    'Wir haben deine Bestellung geändert: {name} kommt jetzt per Lieferung nach Hause statt an {store}, weil {reason}.',
  'flow.delivery.moved.stsToPickup':
    'Wir haben deine Bestellung geändert: {name} liegt jetzt bei {store} bereit, statt dorthin geschickt zu werden, weil {reason}.',
  'flow.delivery.moved.shipToPickup':
    'Wir haben deine Bestellung geändert: {name} liegt jetzt bei {store} bereit, statt nach Hause zu kommen, weil {reason}.',
  'flow.delivery.reason.pickupStopped': '{store} keine Abholung mehr anbietet',
  'flow.delivery.reason.stsStopped': '{store} keine Lieferungen zum Abholen mehr annimmt',
  'flow.delivery.reason.otherCountry': '{store} in einem anderen Land ist',
  'flow.delivery.reason.storeStock': '{store} davon nicht mehr genug hat',
  'flow.delivery.reason.webStock': 'unser Lager davon nicht mehr genug hat',
  'flow.delivery.downgraded':
    'Wir haben deine Bestellung geändert. Sie kommt mit einer langsameren Versandart, sieh dir den neuen Termin an.',
  'flow.delivery.itemReason': 'Lieferart geändert',

  'field.required': 'Dieses Feld ist ein Pflichtfeld',
  'field.email': 'Diese E-Mail-Adresse stimmt nicht',
  'field.exactLength': 'Gib genau {length} Zeichen ein',
  'field.minLength': 'Gib mindestens {min} Zeichen ein',
  'field.maxLength': 'Gib höchstens {max} Zeichen ein',
  'field.minNumber': 'Gib {min} oder mehr ein',
  'field.maxNumber': 'Gib {max} oder weniger ein',
  'field.minDate': 'Wähl den {date} oder später',
  'field.maxDate': 'Wähl den {date} oder früher',
  'field.date': 'Gib ein Datum, das es gibt, in der Form {format} ein.',
  'field.name': 'Dieser Name stimmt nicht.',
  'field.password': 'Das Passwort erfüllt noch nicht alle Regeln.',
  'field.password.length': '8 Zeichen',
  'field.password.number': 'Eine Zahl',
  'field.password.uppercase': 'Ein Großbuchstabe',
  'field.password.lowercase': 'Ein Kleinbuchstabe',
  'field.phone': 'Gib eine gültige Telefonnummer ein',
  'field.sameAs': 'Die beiden Angaben sind nicht gleich',
  'field.pattern': 'Prüfe die Schreibweise',
  'field.choice': 'Wähl eine Angabe aus der Liste',
  'field.postalCode': 'Gib eine Postleitzahl wie {example} ein',
  'field.policy': 'Stimm den Bedingungen zu, dann geht es weiter',
  'field.docType': 'Wähl einen Dokumenttyp',
} as const satisfies Record<MessageId, string>
