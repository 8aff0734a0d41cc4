import { form } from '../../pages/pages.fixtures.ts'
import { carts } from '../cart.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const empty: IslandPropsOf<'mini-cart'> = {
  cart: null,
  form: { ...form, remaining: '' },
  guest: true,
  canSave: true,
  lost: false,
}
const withCart = Object.entries(carts).map(([name, cart]) => [name, { props: { ...empty, cart } }] as const)

export const fixtures = {
  empty: { props: empty },
  lost: { props: { ...empty, lost: true } },
  withoutSaving: { props: { ...empty, cart: carts.two, canSave: false } },
  ...(Object.fromEntries(withCart) as Record<keyof typeof carts, { props: IslandPropsOf<'mini-cart'> }>),
} as const satisfies Fixtures<'mini-cart'>
