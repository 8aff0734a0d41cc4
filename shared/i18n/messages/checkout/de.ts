import type { checkoutEn } from './en.ts'

export const checkoutDe = {
  'checkout.title': 'Kasse',
} as const satisfies Record<keyof typeof checkoutEn, string>
