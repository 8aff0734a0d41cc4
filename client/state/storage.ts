/** Every key the shop keeps in the browser, in one place; the bag's is also the name tabs talk under. */
export const storageKeys = {
  cart: 'kerb.cart',
  recentSearches: 'kerb.recent-searches',
  /** Of this tab: when the page was last reloaded for a new bag, in milliseconds since 1970. */
  reloaded: 'kerb.reloaded',
  /** Of this tab: the pop-up that was made small. */
  minimised: 'kerb.minimised',
} as const
