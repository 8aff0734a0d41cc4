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
  'cart.taxLater': 'Ajoutées à la caisse',
  'cart.taxIncluded': 'Dont {amount} de taxes',
  'cart.checkout': 'Passer à la caisse',
  'cart.checkoutBlocked': 'Retirez les articles épuisés pour passer à la caisse.',
  'cart.soldOut': 'Épuisé depuis votre ajout. Retirez-le pour passer à la caisse.',
  'cart.continue': 'Continuer à magasiner',
  'form.email': 'Courriel',
} as const satisfies Partial<Record<MessageKey, string>>
