/** Subjects that people search a shop for beside its products. */
export const subjects = [
  'returns',
  'tracking',
  'shipping',
  'sizing',
  'payment',
  'giftcards',
  'stores',
  'contact',
  'faq',
  'help',
  'newsletter',
  'account',
  'membership',
  'favorites',
  'about',
  'sustainability',
  'privacy',
  'terms',
  'country',
] as const
export type Subject = (typeof subjects)[number]

/** Names of each subject in one language, words and phrases between bars. */
export type SubjectWords = Readonly<Record<Subject, string>>
