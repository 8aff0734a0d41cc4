import type { checkoutEn } from './en.ts'

export const checkoutFr = {
  'checkout.title': 'Paiement',
} as const satisfies Record<keyof typeof checkoutEn, string>
