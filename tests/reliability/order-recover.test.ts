import { expect, it } from 'vitest'
import { playRecover } from '../../bench/recover/play.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })

it('nothing that a shopper chose is lost without a word', async () => {
  const origins = { shopUrl: shop.url, platformUrl: shop.platform.url, adminToken: shop.adminToken }
  const { faults, played } = await playRecover(origins, {
    only: ['session dead', 'challenge failed', 'line gone', 'tab duplicated'],
    log: () => undefined,
  })
  expect(faults).toEqual([])
  expect(played).toBe(12)
}, 240_000)
