import type { bagEn } from './en.ts'

export const bagDe = {
  'bag.title': 'Tasche',
} as const satisfies Record<keyof typeof bagEn, string>
