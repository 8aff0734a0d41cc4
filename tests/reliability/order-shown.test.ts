import { expect, it } from 'vitest'
import { playShown } from '../../bench/shown/sequences.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })

it('no order differs from what the pressed button’s page showed', async () => {
  const origins = { shopUrl: shop.url, platformUrl: shop.platform.url, adminToken: shop.adminToken }
  const played = await playShown(origins, { sequences: 40, seed: 5, lanes: 4, log: () => undefined })
  expect(played.faults).toEqual([])
  expect(played.orders).toBeGreaterThan(20)
  expect(played.refused).toBeGreaterThan(5)
}, 240_000)
