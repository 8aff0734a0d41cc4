import { afterEach, expect, it } from 'vitest'
import { httpProvider } from '../../platform/payments/http-provider.ts'
import { cardSession } from './card.ts'
import { type Provider, startProvider } from './provider.ts'

let running: Provider | null = null
afterEach(() => running?.stop())

/** Patient: what is tested is what it does, on however busy a machine. */
const callOf = ({ origin }: Provider) => httpProvider({ origin, apiKey: 'x', timeoutMs: 20_000 })
const authorise = async () => ({
  reference: 'K1',
  key: 'K1:authorise',
  amount: 5000,
  currency: 'USD',
  method: 'CREDIT_CARD' as const,
  sessionId: await cardSession(),
  savedInstrumentId: null,
  returnUrl: null,
})
const money = { reference: 'K1', key: 'K1:capture', amount: 5000, currency: 'USD' }

it('carries out each request once, even when answers are lost or refused, and records it', async () => {
  running = await startProvider({ lost: 1, errors: 0 })
  const provider = callOf(running)
  const request = await authorise()
  expect(await provider.authorise(request)).toEqual({ outcome: 'no-answer' })
  await running.misbehave({ lost: 0, errors: 1 })
  expect(await provider.authorise(request)).toEqual({ outcome: 'no-answer' })
  await running.misbehave({ lost: 0, errors: 0 })
  const answer = await provider.authorise(request)
  const paymentId = answer.outcome === 'authorised' ? answer.paymentId : ''
  expect(answer).toMatchObject({ outcome: 'authorised', amount: 5000 })
  for (const _ of [1, 2]) expect(await provider.capture({ ...money, paymentId })).toEqual({ outcome: 'done' })
  expect(await provider.capture({ ...money, paymentId, amount: 4000 })).toEqual({ outcome: 'no-answer' })
  const expected = [
    { op: 'authorise', reference: 'K1', amount: 5000, key: 'K1:authorise' },
    { op: 'capture', reference: 'K1', amount: 5000, key: 'K1:capture' },
  ]
  expect(running.ledger()).toMatchObject(expected)
  expect(await (await fetch(`${running.origin}/ledger`)).json()).toMatchObject(expected)
})

it('charges every request when it forgets keys', async () => {
  running = await startProvider({ lost: 0, errors: 0, ignoreKeys: true })
  const provider = callOf(running)
  const request = await authorise()
  await provider.authorise(request)
  const answer = await provider.authorise(request)
  const paymentId = answer.outcome === 'authorised' ? answer.paymentId : ''
  for (const _ of [1, 2]) expect(await provider.capture({ ...money, paymentId })).toEqual({ outcome: 'done' })
  expect(running.ledger().map(({ op }) => op)).toEqual(['authorise', 'authorise', 'capture', 'capture'])
})
