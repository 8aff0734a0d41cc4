import type { Bench, Figure } from '../figure.ts'
import { medianAdd } from './add-to-cart.ts'
import { desktop, phone } from './conditions.ts'

async function worst(bench: Bench, id: string, how: { readonly warm: boolean; readonly network: boolean }) {
  const onPhone = await medianAdd(bench, id, { ...how, screen: phone, until: 'line' })
  return Math.max(onPhone, await medianAdd(bench, id, { ...how, screen: desktop, until: 'line' }))
}

export const cartDrawerFigures: readonly Figure[] = [
  {
    id: 'cart.drawer',
    goal: 100,
    unit: 'ms from "Add to cart" to the open cart with the line in it, loaded before (4x CPU), worst of two screens',
    measure: (bench) => worst(bench, 'cart.drawer', { warm: true, network: false }),
  },
  {
    id: 'cart.drawer-first',
    goal: 200,
    unit: 'ms of the same on a first visit, size and add at once (4x CPU, slow 4G), worst of two screens',
    measure: (bench) => worst(bench, 'cart.drawer-first', { warm: false, network: true }),
  },
]
