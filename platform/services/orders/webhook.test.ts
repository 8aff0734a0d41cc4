import { expect, it } from 'vitest'
import { openD1 } from '../../../tests/harness/d1.ts'
import { registerPlacement } from './placements.ts'
import { paymentEvent } from './webhook.ts'

it('drives the order of an event once, and none for an unknown order', async () => {
  const DB = openD1()
  await registerPlacement(DB, { orderNumber: 'K1', basketId: 'B1', consumerId: 'guest', startedAt: 0 })
  const nudged: string[] = []
  const CART = { idFromName: (name: string) => name, get: (name: string) => ({ driveOrder: () => nudged.push(name) }) }
  const env = { DB, CART } as unknown as Parameters<typeof paymentEvent>[0]
  for (const _ of [1, 2]) await paymentEvent(env, { eventId: 'event-1', reference: 'K1' }, 0)
  await paymentEvent(env, { eventId: 'event-2', reference: 'K2' }, 0)
  expect(nudged).toEqual(['B1'])
  await paymentEvent(env, { eventId: 'event-3', reference: 'K1' }, 0)
  expect(nudged).toEqual(['B1', 'B1'])
})

it('finishes a waiting order by the result of the event, which is not known before that has succeeded', async () => {
  const DB = openD1()
  await registerPlacement(DB, { orderNumber: 'K1', basketId: 'B1', consumerId: 'guest', startedAt: 0 })
  const completed: unknown[] = []
  let isAway = true
  const completeOrder = (orderNumber: string, result: string) => {
    if (isAway) throw new Error('the object was moved')
    completed.push([orderNumber, result])
  }
  const CART = { idFromName: (name: string) => name, get: () => ({ completeOrder }) }
  const env = { DB, CART } as unknown as Parameters<typeof paymentEvent>[0]
  const event = { eventId: 'event-1', reference: 'K1', result: 'signed' }
  await expect(paymentEvent(env, event, 0)).rejects.toThrow('moved')
  isAway = false
  for (const _ of [1, 2]) await paymentEvent(env, event, 0)
  expect(completed).toEqual([['K1', 'signed']])
})
