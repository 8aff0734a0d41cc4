import type { bagEn } from './en.ts'

export const bagEs = {
  'bag.title': 'Bolsa',
} as const satisfies Record<keyof typeof bagEn, string>
