import type { MessageKey } from './en.ts'

/** What Canada spells differently. */
export const enCa = {
  'header.favorites': 'Favourites',
  'search.noneBody': 'Check the spelling, or try a broader word such as a colour or a kind of shoe.',
  'search.emptyBody': 'A style, a colour, a size. We search all of them.',
  'card.colors': '{count, plural, one {# colour} other {# colours}}',
  'card.save': 'Save {name} to favourites',
  'filters.colour': 'Colour',
  'product.colors': 'Colour',
  'product.notify': 'This size is sold out. Another colour may have it.',
  'product.soldOutBody': 'Every size of this colour is gone. Another colour may have yours.',
  'product.save': 'Save to favourites',
} as const satisfies Partial<Record<MessageKey, string>>
