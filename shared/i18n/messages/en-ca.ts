import type { MessageKey } from './en.ts'

/** Canada's own spellings. */
export const enCa = {
  'consent.askControl':
    'Your browser asks for privacy (Global Privacy Control), and we honour it: only what the shop needs to work is stored.',
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
  'account.genderOther': 'Non-binary',
  'favorites.title': 'Favourites',
  'notify.unproven': 'We email you about favourites once you have confirmed {email}.',
  'notify.favoritePrices': 'Lower prices of my favourites',
  'notify.favoriteStock': 'My favourites when they are back in stock',
  'favorites.emptyTitle': 'No favourites yet',
  'favorites.sharedTitle': 'A list of favourites',
  'favorites.sharedTitleOf': 'Favourites of {name}',
  'favorites.associate': 'There is no list of favourites while you are signed in at a store.',
  'enrollment.signUpLead': 'Check out faster, and keep your orders and favourites in one place.',
  'enrollment.signedInLead': 'Your cart and favourites are right here.',
} as const satisfies Partial<Record<MessageKey, string>>
