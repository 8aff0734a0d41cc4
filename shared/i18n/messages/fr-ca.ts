import type { MessageKey } from './en.ts'

/** Ce que le Canada dit autrement que la France. */
export const frCa = {
  'search.label': 'Magasiner par mot-clé',
  'price.taxIncluded': 'Taxes comprises',
  'price.taxExcluded': 'Taxes en sus',
  'badge.sale': 'En solde',
  'product.deliveryDigital': 'Par courriel en quelques minutes',
  'product.pickupFind': 'Cueillette gratuite dans {count, plural, one {# magasin} other {# magasins}}',
  'cart.shippingLater': 'Calculée à la caisse',
  'cart.taxIncluded': 'Dont {amount} de taxes',
  'cart.checkout': 'Passer à la caisse',
  'cart.checkoutBlocked': 'Modifiez ou retirez ce qui n’est plus disponible pour passer à la caisse.',
  'cart.soldOut': 'Épuisé depuis votre ajout. Retirez-le pour passer à la caisse.',
  'cart.continue': 'Continuer à magasiner',
  'form.email': 'Courriel',
  'account.newsletter': 'Infolettre',
  'account.newsletterOn': 'M’envoyer les nouveautés et avant-premières à {email}, par courriel',
  'account.sms': 'Messages texte',
  'account.smsOn': 'Me prévenir des nouveautés et des offres par message texte',
  'account.smsTerms': 'J’accepte les conditions des messages texte',
  'account.giftCardTo': '{name}, envoyée par courriel à {email}',
  'cart.byEmail': 'Par courriel, en quelques minutes',
  'checkout.digital': 'Par courriel',
  'checkout.digitalNote': '{items} arrive par courriel. Rien à déballer.',
  'checkout.taken.contact': 'adresse courriel',
  'checkout.trackLead': 'Votre numéro de commande et le courriel utilisé pour commander.',
  'checkout.returnedPlaced':
    'Votre banque a confirmé le paiement et votre commande est passée. La confirmation arrive par courriel.',
  'checkout.returnedProcessing':
    'Votre banque a répondu et votre commande se termine. Nous vous écrirons par courriel.',
  'giftCard.lead': 'Le numéro et le NIP se trouvent dans le courriel qui contenait la carte.',
  'consent.forLink': 'Un lien de l’un de nos courriels que vous avez ouvert',
  'giftOption.lead': 'Nous envoyons {name} par courriel à la personne de votre choix.',
  'giftOption.email': 'Son courriel',
  'enrollment.lookupLead': 'Saisissez votre adresse courriel pour commencer.',
  'enrollment.otherEmail': 'Utiliser une autre adresse courriel',
  'password.forgotLead': 'Indiquez votre courriel: nous vous enverrons un lien pour en choisir un nouveau.',
  'password.saidMailed':
    'Si un compte existe avec ce courriel, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  'password.handOverBody':
    'Personne n’a encore confirmé l’adresse courriel. Avec le nouveau mot de passe, nous supprimons donc le nom, le téléphone, la date de naissance, les adresses, les cartes enregistrées et le panier. Les commandes envoyées à cette adresse, les favoris et les points restent.',
  'password.saidOrder':
    'Consultez vos courriels: vous y trouverez comment vous connecter au compte qui contient votre commande.',
  'people.email': 'Courriel',
  'newsletter.confirmBody':
    'Confirmez que vous souhaitez recevoir nos nouvelles et nos avant-premières par courriel. Vous pouvez vous désinscrire à tout moment.',
  'newsletter.doneBody': 'Merci. Notre prochain courriel sera aussi pour vous.',
  'questions.email': 'Courriel',
  'email.confirmTitle': 'Confirmez votre adresse courriel',
  'email.openTitle': 'Votre adresse courriel n’est pas encore confirmée',
  'email.saidProven': 'Votre adresse courriel est confirmée.',
  'security.emailTitle': 'Adresse courriel',
  'email.new': 'Nouvelle adresse courriel',
  'email.newTitle': 'Confirmez votre nouvelle adresse courriel',
  'email.saidChanged': 'Votre adresse courriel est modifiée.',
  'undo.email': 'Une autre adresse courriel a été saisie pour votre compte.',
  'support.sentBody': 'Nous vous avons envoyé une confirmation par courriel.',
  'notify.lead':
    'À quel sujet pouvons-nous vous écrire par courriel? Les confirmations, annulations et remboursements arrivent toujours.',
} as const satisfies Partial<Record<MessageKey, string>>
