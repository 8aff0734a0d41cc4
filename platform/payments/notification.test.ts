import { expect, it } from 'vitest'
import { hear, type Notification, signatureOf } from './notification.ts'

const event: Notification = { eventId: 'e1', type: 'CAPTURE', reference: 'K1', success: true }
const body = JSON.stringify(event)

it('is believed with its signature only', async () => {
  const signature = await signatureOf('secret', body)
  expect(await hear('secret', body, signature)).toEqual({ ok: true, event })
  const refusal = { ok: false, status: 401 }
  expect(await hear('secret', body.replace('K1', 'K2'), signature)).toEqual(refusal)
  expect(await hear('other', body, signature)).toEqual(refusal)
  expect(await hear('secret', body, null)).toEqual(refusal)
  expect(await hear('secret', body, '')).toEqual(refusal)
})

it('is an event, or nothing', async () => {
  for (const text of ['', 'null', '{"eventId":"e1"}'])
    expect(await hear('secret', text, await signatureOf('secret', text))).toEqual({ ok: false, status: 400 })
})
