/** Words of the bag: cart page, mini cart, dialogs and toasts. The voice and the form are those of ../en.ts. */
export const bagEn = {
  'bag.title': 'Bag',
} as const satisfies Record<string, string>
