import { form } from '../../pages/pages.fixtures.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const store = { storeId: 'KERB-US-101', name: 'Kerb Soho & <Co>' }
export const fixtures = {
  one: { props: { form, store, itemIds: ['item-1'] } },
} as const satisfies Fixtures<'change-store'>
