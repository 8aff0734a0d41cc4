import { beforeEach, expect, it } from 'vitest'
import { openD1 } from '../../tests/harness/d1.ts'
import { refuse, succeed } from '../result.ts'
import { askersWithin, callerOf } from './askers.ts'
import { limited, type TryLimit, takeTry } from './tries.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const limitOf = (kind: string, most: number, minutes = 15): TryLimit => ({
  kind,
  most,
  windowMs: minutes * minute,
  guesses: ['GFC800'],
})
const trackOrder = limitOf('track-order', 10)
const giftCard = limitOf('gift-card', 10)
const giftCardCode = limitOf('gift-card-code', 300)
const coupon = limitOf('coupon', 20, 10)
let db: ReturnType<typeof openD1>
beforeEach(() => {
  db = openD1()
})

const take = async (who: string, at: number) => (await takeTry(db, trackOrder, who, at)).ok

it('allows ten tries in fifteen minutes, and returns when the next one is free', async () => {
  for (let tried = 0; tried < 10; tried += 1) expect(await take('K1', now + tried * minute)).toBe(true)
  expect(await takeTry(db, trackOrder, 'K1', now + 10 * minute)).toEqual({
    ok: false,
    failure: { seconds: 300, taken: 10 },
  })
  expect(await take('K2', now + 10 * minute)).toBe(true)
  expect((await takeTry(db, coupon, 'K1', now + 10 * minute)).ok).toBe(true)
})

it('frees tries one by one as the window slides; a refused try does not extend it', async () => {
  for (let tried = 0; tried < 10; tried += 1) await take('K1', now + tried * minute)
  for (let more = 10; more < 15; more += 1) expect(await take('K1', now + more * minute)).toBe(false)
  expect(await take('K1', now + 15 * minute)).toBe(true)
  expect(await take('K1', now + 15 * minute)).toBe(false)
  expect(await take('K1', now + 16 * minute)).toBe(true)
})

it('does not count a refusal that was not a wrong guess', async () => {
  const env = { DB: db }
  const empty = () => limited({ env, now }, [{ limit: trackOrder, who: 'K1' }], async () => refuse('GFC740'))
  for (let tried = 0; tried < 20; tried += 1) expect(await empty()).toMatchObject({ failure: { code: 'GFC740' } })
})

it('counts only failures, per caller, and does no work for a caller over the limit', async () => {
  const env = { DB: db }
  let done = 0
  const ask = (who: string, isRight: boolean) =>
    limited({ env, now }, [{ limit: trackOrder, who }], async () => {
      done += 1
      return isRight ? succeed(who) : refuse('GFC800')
    })
  for (let tried = 0; tried < 8; tried += 1) expect((await ask('K1', true)).ok).toBe(true)
  for (let tried = 0; tried < 10; tried += 1)
    expect(await ask('K1', false)).toMatchObject({ failure: { code: 'GFC800' } })
  const refused = await ask('K1', true)
  expect(refused).toMatchObject({ failure: { code: 'API429', headers: { 'retry-after': '900' } } })
  expect(done).toBe(18)
})

it('exempts callers who were right about a target before from its limit, and no others', async () => {
  const env = { DB: db }
  const open = (network: string, isRight: boolean, at = now) =>
    limited(
      { env, now: at },
      [
        { limit: giftCard, who: network },
        { limit: giftCardCode, who: 'CARD', unlessKnown: `CARD ${network}` },
      ],
      async () => (isRight ? succeed(network) : refuse('GFC800')),
    )
  expect((await open('owner', true)).ok).toBe(true)
  for (let network = 0; network < 30; network += 1)
    for (let tried = 0; tried < 10; tried += 1) await open(`guesser-${network}`, false)
  expect(await open('stranger', true)).toMatchObject({ failure: { code: 'API429' } })
  expect((await open('owner', true)).ok).toBe(true)
  for (let tried = 0; tried < 10; tried += 1)
    expect(await open('owner', false)).toMatchObject({ failure: { code: 'GFC800' } })
  expect(await open('owner', true)).toMatchObject({ failure: { code: 'API429' } })
  expect((await open('stranger', true, now + 16 * minute)).ok).toBe(true)
  for (let network = 0; network < 30; network += 1)
    for (let tried = 0; tried < 10; tried += 1) await open(`guesser-${network}`, false, now + 20 * minute)
  expect((await open('owner', true, now + 21 * minute)).ok).toBe(true)
  expect(await open('stranger-2', true, now + 21 * minute)).toMatchObject({ failure: { code: 'API429' } })
})

it('does not count a caller’s try that the target’s limit refused', async () => {
  const env = { DB: db }
  for (let tried = 0; tried < 10; tried += 1) await take('K1', now)
  const limits = [
    { limit: giftCard, who: 'caller' },
    { limit: trackOrder, who: 'K1' },
  ]
  for (let tried = 0; tried < 20; tried += 1)
    expect(await limited({ env, now }, limits, async () => succeed(1))).toMatchObject({ failure: { code: 'API429' } })
  for (let tried = 0; tried < 10; tried += 1) expect((await takeTry(db, giftCard, 'caller', now)).ok).toBe(true)
})

it('counts a target once, however often it is tried, and no more once the caller was right about it', async () => {
  const env = { DB: db }
  const guess = (target: string, isRight: boolean, at = now) =>
    limited({ env, now: at }, [{ limit: trackOrder, who: 'network', target }], async () =>
      isRight ? succeed(target) : refuse('GFC800'),
    )
  for (let tried = 0; tried < 40; tried += 1)
    expect(await guess('K1', false)).toMatchObject({ failure: { code: 'GFC800' } })
  for (let card = 2; card <= 10; card += 1) await guess(`K${card}`, false, now + card * minute)
  expect(await guess('K11', false, now + 11 * minute)).toMatchObject({
    failure: { code: 'API429', headers: { 'retry-after': '240' } },
  })
  expect((await guess('K1', true, now + 11 * minute)).ok).toBe(true)
  expect(await guess('K11', false, now + 11 * minute)).toMatchObject({ failure: { code: 'GFC800' } })
  expect(await guess('K12', false, now + 11 * minute)).toMatchObject({ failure: { code: 'API429' } })
})

it('keeps what was counted of a target when a later try was no guess', async () => {
  const env = { DB: db }
  const one = limitOf('one-card', 1)
  const ask = (target: string, code: 'GFC800' | 'GFC740') =>
    limited({ env, now }, [{ limit: one, who: 'network', target }], async () => refuse(code))
  expect(await ask('K1', 'GFC740')).toMatchObject({ failure: { code: 'GFC740' } })
  expect(await ask('K2', 'GFC800')).toMatchObject({ failure: { code: 'GFC800' } })
  expect(await ask('K2', 'GFC740')).toMatchObject({ failure: { code: 'GFC740' } })
  expect(await ask('K3', 'GFC800')).toMatchObject({ failure: { code: 'API429' } })
})

it('counts a guest by browser and by network, a person by account', () => {
  const guest = { consumerId: 'G1', kind: 'guest', type: 'GUEST', associate: null } as const
  const person = { consumerId: 'C1', kind: 'registered', type: 'REGISTERED', associate: null } as const
  const place = { network: '192.0.2.1', device: 'D1' }
  expect(askersWithin({ consumer: guest, ...place }, coupon)).toEqual([
    { limit: coupon, who: 'device D1' },
    { limit: { ...coupon, kind: 'coupon-network', most: 100 }, who: 'network 192.0.2.1' },
  ])
  expect(askersWithin({ consumer: guest, ...place, device: null }, coupon)).toEqual([
    { limit: coupon, who: 'network 192.0.2.1' },
  ])
  expect(askersWithin({ consumer: person, ...place }, coupon)).toEqual([{ limit: coupon, who: 'consumer C1' }])
})

it('identifies a person by account and a guest by network', () => {
  const guest = { consumerId: 'G1', kind: 'guest', type: 'GUEST', associate: null } as const
  const person = { consumerId: 'C1', kind: 'registered', type: 'REGISTERED', associate: null } as const
  expect(callerOf({ consumer: guest, network: '192.0.2.1' })).toBe(callerOf({ consumer: null, network: '192.0.2.1' }))
  expect(callerOf({ consumer: person, network: '192.0.2.1' })).toBe(
    callerOf({ consumer: person, network: '192.0.2.2' }),
  )
  expect(callerOf({ consumer: guest, network: null })).toBe('consumer G1')
})

it('stores hashes, not names or codes', async () => {
  await take('KERBGIFT0001', now)
  const { results } = await db.prepare('SELECT * FROM tries').all()
  expect(JSON.stringify(results)).not.toContain('KERBGIFT')
  expect(results).toHaveLength(1)
})
