import type { MessageKey } from './en.ts'

/** What Britain says or spells differently. */
export const enGb = {
  'header.favorites': 'Favourites',
  'search.noneBody': 'Check the spelling, or try a broader word such as a colour or a kind of shoe.',
  'search.emptyBody': 'A style, a colour, a size. We search all of them.',
  'price.taxIncluded': 'VAT included',
  'price.taxExcluded': 'VAT added at checkout',
  'card.colors': '{count, plural, one {# colour} other {# colours}}',
  'card.save': 'Save {name} to favourites',
  'filters.colour': 'Colour',
  'product.colors': 'Colour',
  'product.notify': 'This size is sold out. Another colour may have it.',
  'product.soldOutBody': 'Every size of this colour is gone. Another colour may have yours.',
  'product.save': 'Save to favourites',
  'product.pickupAt': 'Ready to collect at {store} {date}',
  'product.pickupFind': 'Collect free from {count, plural, one {# shop} other {# shops}}',
  'product.pickupChoose': 'Find a shop',
  'cart.shipping': 'Delivery',
  'cart.tax': 'VAT',
  'cart.taxIncluded': 'Includes {amount} VAT',
  'cart.freeShippingAway': '{amount} to free delivery',
  'cart.freeShippingReached': 'Delivery is on us',
  'cart.freeShippingProgress': 'Progress to free delivery',
} as const satisfies Partial<Record<MessageKey, string>>
