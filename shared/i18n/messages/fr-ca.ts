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
  'account.shoeSizeHint': 'Comme sur nos fiches produit, par exemple 8.5.',
} as const satisfies Partial<Record<MessageKey, string>>
