import type { Fixtures } from '../islands.fixtures.ts'

export const fixtures = {
  plain: { props: {} },
  asked: { props: { query: 'boots & "laces"' } },
} as const satisfies Fixtures<'search-box'>
