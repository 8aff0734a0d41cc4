import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawAtOnce } from '../../bench/reliability/balance.ts'
import { redeemAtOnce } from '../../bench/reliability/coupon.ts'
import { crash, doubleCaptures } from '../../bench/reliability/crash.ts'
import { giftCardCrash } from '../../bench/reliability/gift-card-crash.ts'
import { once } from '../../bench/reliability/once.ts'
import { oversell } from '../../bench/reliability/oversell.ts'
import { startTarget, type Target, type TargetOptions } from '../../bench/reliability/target.ts'
import { faultPoints } from '../../platform/objects/placement/fault-point.ts'

/** Short forms of the figures order.*: the same runs, with fewer shoppers and rounds. */
const seed = 11
const quiet = () => undefined

function useTarget(options: TargetOptions): () => Target {
  let target: Target | undefined
  beforeAll(async () => {
    target = await startTarget(options)
  })
  afterAll(() => target?.dispose())
  return () => {
    if (!target) throw new Error('the target starts in beforeAll')
    return target
  }
}

describe('many shoppers at once', () => {
  const target = useTarget({})

  it('never sell a size more often than it is there', async () => {
    const run = { buyers: 60, rounds: 1, units: [1, 10], log: quiet }
    expect(await oversell(target(), run)).toEqual([])
  })

  it('never take more than a gift card, points or credit hold', async () => {
    expect(await drawAtOnce(target(), { carts: 6, copies: 4 })).toEqual([])
  })

  it('use a single-use code once', async () => {
    expect(await redeemAtOnce(target(), { shoppers: 40 })).toEqual([])
  })
})

describe('a provider that loses answers', () => {
  const target = useTarget({ provider: { lost: 0.1, errors: 0.05, seed } })

  it('captures once what is sent many times with one key', async () => {
    expect(await once(target(), { copies: 20, rounds: 2, seed })).toEqual([])
  })

  it('and a platform that is killed at every step lose and double nothing', { timeout: 300_000 }, async () => {
    const run = { steps: faultPoints, killsPerStep: 1, randomKills: 5, shoppers: 4, seed, log: quiet }
    expect(await crash(target(), run)).toEqual([])
  })

  it('and one that is killed issues and takes back each gift card once', { timeout: 300_000 }, async () => {
    expect(await giftCardCrash(target())).toEqual([])
  })
})

describe('a provider that forgets keys', () => {
  const target = useTarget({ provider: { lost: 0.4, errors: 0, seed, ignoreKeys: true } })

  it('is found out: this harness can see double captures', async () => {
    await crash(target(), { steps: [], killsPerStep: 0, randomKills: 6, shoppers: 6, seed, log: quiet })
    expect(doubleCaptures(target())).toBeGreaterThan(0)
  })
})
