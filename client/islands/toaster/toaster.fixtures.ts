import type { Fixtures } from '../islands.fixtures.ts'

export const fixtures = { empty: { props: {} } } as const satisfies Fixtures<'toaster'>
