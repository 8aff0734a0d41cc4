import type { checkoutEn } from './en.ts'

export const checkoutIt = {
  'checkout.title': 'Cassa',
} as const satisfies Record<keyof typeof checkoutEn, string>
