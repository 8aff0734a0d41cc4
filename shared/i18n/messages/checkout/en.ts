/** Words of checkout, the confirmation and order tracking. The voice and the form are those of ../en.ts. */
export const checkoutEn = {
  'checkout.title': 'Checkout',
} as const satisfies Record<string, string>
