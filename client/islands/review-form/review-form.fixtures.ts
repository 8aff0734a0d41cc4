import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const empty = {
  form: { csrf: 'token', returnTo: '/en-us/p/walker-ST000001C0/reviews' },
  productId: 'ST000001C0',
  productName: 'Walker',
  values: {},
  answer: { texts: {} },
  templates: fieldTemplates('en-us'),
  hasCaptcha: false,
}

const review: IslandPropsOf<'review-form'> = { ...empty, kind: 'review', asksFit: true }
const refused: IslandPropsOf<'review-form'> = {
  ...review,
  values: { score: '2', title: 'So <so>', text: 'Two\nlines', fit: 'large', author: '' },
  answer: { texts: { author: 'Fill in this field.' }, fault: 'Try again later.' },
}
const question: IslandPropsOf<'review-form'> = { ...empty, kind: 'question' }
const report: IslandPropsOf<'review-form'> = { ...empty, kind: 'report', reviewId: 'one' }

export const fixtures = {
  review: { props: review },
  refused: { props: refused },
  question: { props: question },
  report: { props: report },
} as const satisfies Fixtures<'review-form'>
