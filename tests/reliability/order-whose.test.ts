import { expect, it } from 'vitest'
import { playWhose } from '../../bench/whose/sequences.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })

it('an order and its pages have only what was entered for this purchase, whoever was at the browser before', async () => {
  const origins = { shopUrl: shop.url, platformUrl: shop.platform.url, adminToken: shop.adminToken }
  const played = await playWhose(origins, { sequences: 16, seed: 3, lanes: 2, log: () => undefined })
  expect(played.faults).toEqual([])
  expect(played.orders).toBeGreaterThan(16)
  for (const part of ['gifts', 'points', 'collected', 'cancelled'] as const)
    expect(played[part], part).toBeGreaterThan(0)
}, 240_000)
