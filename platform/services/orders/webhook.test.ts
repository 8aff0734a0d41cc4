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
