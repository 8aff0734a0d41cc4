import type { peopleEn } from './en.ts'

export const peopleIt = {
  'people.title': 'Accedi',
} as const satisfies Record<keyof typeof peopleEn, string>
