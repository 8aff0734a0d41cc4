import type { checkoutEn } from './en.ts'

export const checkoutEs = {
  'checkout.title': 'Tramitar pedido',
} as const satisfies Record<keyof typeof checkoutEn, string>
