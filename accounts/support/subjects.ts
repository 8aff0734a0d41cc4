import type { Site } from '../../shared/i18n/locales.ts'
import { labels as de } from './subjects/de.ts'
import { labels as en } from './subjects/en.ts'
import { labels as es } from './subjects/es.ts'
import { labels as fr } from './subjects/fr.ts'
import { labels as it } from './subjects/it.ts'

/** Subjects of questions, by category. */
const subjects = {
  orders: ['status', 'change', 'missing', 'invoice'],
  returns: ['how', 'refund', 'exchange'],
  products: ['sizes', 'care', 'stock'],
  payment: ['declined', 'giftCard', 'promotion'],
  account: ['signIn', 'loyalty', 'privacy'],
  other: ['store', 'feedback', 'else'],
} as const

type Category = keyof typeof subjects
type Subject = { [Name in Category]: `${Name}.${(typeof subjects)[Name][number]}` }[Category]
export type SubjectLabels = Readonly<Record<Category | Subject | 'warranty', string>>

const byLanguage: Readonly<Record<Site['language'], SubjectLabels>> = { de, en, es, fr, it }

/** Not in the list: a warranty case begins at an order. */
export const warranty = { category: 'warranty', subject: 'defect' } as const

const isLabel = (labels: SubjectLabels, key: string): key is keyof SubjectLabels => Object.hasOwn(labels, key)
const labelOf = (labels: SubjectLabels, key: string): string => (isLabel(labels, key) ? labels[key] : key)

/** The list as a shop front in this language shows it. */
export function subjectList({ language }: Pick<Site, 'language'>) {
  const labels = byLanguage[language]
  return Object.entries(subjects).map(([category, ids]) => ({
    id: category,
    label: labelOf(labels, category),
    subjects: ids.map((id) => ({ id, label: labelOf(labels, `${category}.${id}`) })),
  }))
}

export const isSubject = (category: string, subject: string): boolean =>
  Object.entries(subjects).some(([id, ids]) => id === category && ids.some((known) => known === subject))

/** The label of a kept case: of its subject, or of the warranty. */
export function subjectLabel({ language }: Pick<Site, 'language'>, category: string, subject: string): string {
  const labels = byLanguage[language]
  return category === warranty.category ? labels.warranty : labelOf(labels, `${category}.${subject}`)
}
