import type { Fixtures } from '../islands.fixtures.ts'

export const fixtures = {
  plain: { props: { at: 'header' } },
  asked: { props: { at: 'hub', query: 'boots & "laces"' } },
} as const satisfies Fixtures<'search-box'>
