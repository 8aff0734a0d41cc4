import type { peopleEn } from './en.ts'

export const peopleEs = {
  'people.title': 'Iniciar sesión',
} as const satisfies Record<keyof typeof peopleEn, string>
