import type { bagEn } from './en.ts'

export const bagFr = {
  'bag.title': 'Panier',
} as const satisfies Record<keyof typeof bagEn, string>
