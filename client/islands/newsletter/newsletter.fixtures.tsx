import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const form: IslandPropsOf<'newsletter'> = {
  id: 'news-newsletter',
  dialog: 'news',
  form: { csrf: 'token', returnTo: '/en-us#news' },
  submit: null,
  policy: { before: 'I have read the ', after: '.' },
  email: '',
  isAccepted: false,
  answer: { texts: {} },
  done: null,
  templates: fieldTemplates('en-us'),
}

export const fixtures = {
  empty: { props: form, slot: <p>Twice a month.</p> },
  faulty: {
    props: {
      ...form,
      submit: 'Count me in',
      email: 'ana@post',
      answer: { texts: { 'news.policy': 'Accept the policy', 'news.email': 'Email is not valid' } },
    },
  },
  refused: { props: { ...form, email: 'ana@post.example', answer: { texts: {}, fault: 'Try again later' } } },
  done: { props: { ...form, done: 'You are on the list.' } },
} as const satisfies Fixtures<'newsletter'>
