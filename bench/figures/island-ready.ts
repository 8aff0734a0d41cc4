import type { Figure } from '../figure.ts'
import { medianAdd } from './add-to-cart.ts'
import { phone } from './conditions.ts'

export const islandReadyFigures: readonly Figure[] = [
  {
    id: 'island.first-ready',
    goal: 1400,
    unit: 'ms from "Add to cart" until the cart in the drawer listens, first visit, size and add at once (4x CPU, slow 4G)',
    measure: (bench) =>
      medianAdd(bench, 'island.first-ready', { screen: phone, until: 'island', warm: false, network: true }),
  },
  {
    id: 'island.ready',
    goal: 250,
    unit: 'ms of the same where the size was touched some time before',
    measure: (bench) => medianAdd(bench, 'island.ready', { screen: phone, until: 'island', warm: true, network: true }),
  },
]
