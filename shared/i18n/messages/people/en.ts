/** Words of signing in and of who is signed in. The voice and the form are those of ../en.ts. */
export const peopleEn = {
  'people.title': 'Sign in',
} as const satisfies Record<string, string>
