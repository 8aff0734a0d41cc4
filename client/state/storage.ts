/** Every key the shop keeps in the browser, in one place. */
export const storageKeys = { cart: 'kerb.cart', recentSearches: 'kerb.recent-searches' } as const
