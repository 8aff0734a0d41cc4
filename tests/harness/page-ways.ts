/** A page of each type that the cache keeps, by its path. */
export const cachedPages = {
  home: '/en-us',
  'German home': '/de-de',
  category: '/en-us/c/women-1000',
  product: '/en-us/p/arcade-31-rally-ink-bone-KCT3886CINK',
  'French product': '/fr-fr/p/x-KCT3886CINK',
  reviews: '/en-us/p/arcade-31-rally-ink-bone-KCT3886CINK/reviews',
  search: '/en-us/search?q=boot',
  'search hub': '/en-us/searchhub',
  'gift card': '/en-us/gift-card',
  help: '/de-de/help/returns/how-to-return',
  legal: '/en-us/legal/privacy',
  content: '/en-us/about',
  stories: '/en-us/stories',
  'quick shop': '/en-us/dialog/quickshop?product=KCT3886CINK',
  'size chart': '/en-us/dialog/size-chart?type=footwear',
} as const

/** A page of each type that is rendered for its visitor alone. */
export const ownPages = {
  'empty cart': '/en-us/cart',
  'sign-in': '/en-us/account',
  stores: '/en-us/store-locator',
  contact: '/en-us/contact-us',
  country: '/it-it/country',
} as const
