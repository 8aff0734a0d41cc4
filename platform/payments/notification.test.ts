import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PaymentNotification } from '../../shared/contracts/payment-notification.ts'
import { hear } from './notification.ts'

const event: PaymentNotification = { eventId: 'e1', type: 'CAPTURE', reference: 'K1', success: true }
const body = JSON.stringify(event)

/** As docs/payments.md says it to a provider. */
const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', `notification:${secret}`).update(text).digest('base64')

it('is believed with its signature only', async () => {
  const signature = signatureOf('secret', body)
  expect(await hear('secret', body, signature)).toEqual({ ok: true, value: event })
  const refusal = { ok: false, failure: 401 }
  expect(await hear('secret', body.replace('K1', 'K2'), signature)).toEqual(refusal)
  expect(await hear('other', body, signature)).toEqual(refusal)
  expect(await hear('secret', body, null)).toEqual(refusal)
  expect(await hear('secret', body, '')).toEqual(refusal)
  expect(await hear('secret', body, 'no base64!')).toEqual(refusal)
})

it('is an event, or nothing', async () => {
  for (const text of ['', 'null', '{"eventId":"e1"}'])
    expect(await hear('secret', text, signatureOf('secret', text))).toEqual({ ok: false, failure: 400 })
})
