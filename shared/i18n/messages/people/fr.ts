import type { peopleEn } from './en.ts'

export const peopleFr = {
  'people.title': 'Se connecter',
} as const satisfies Record<keyof typeof peopleEn, string>
