import type { bagEn } from './en.ts'

export const bagIt = {
  'bag.title': 'Borsa',
} as const satisfies Record<keyof typeof bagEn, string>
