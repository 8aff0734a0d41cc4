import type { peopleEn } from './en.ts'

export const peopleDe = {
  'people.title': 'Anmelden',
} as const satisfies Record<keyof typeof peopleEn, string>
