import { cartItem, form } from '../../pages/pages.fixtures.ts'
import { carts } from '../cart.fixtures.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const [manyWays] = carts.severalWays.items
export const fixtures = {
  several: { props: { form, item: manyWays ?? cartItem } },
  none: { props: { form, item: cartItem } },
} as const satisfies Fixtures<'shipping-method'>
