import { expect, it } from 'vitest'
import { openCardSession } from './card-session.ts'

const secret = 'a secret of more than thirty-two characters'
const now = Date.parse('2026-11-01T09:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' }

it('a card session contains no more of the card than may be shown', async () => {
  const opened = await openCardSession(secret, card, now)
  expect(opened).toMatchObject({
    ok: true,
    value: { brand: 'visa', last4: '4242', bin: '424242', expiry: '2030-12', sessionID: expect.any(String) },
  })
  const [, claims = ''] = opened.ok ? opened.value.sessionID.split('.') : []
  expect(`${atob(claims.replaceAll('-', '+').replaceAll('_', '/'))}`).not.toContain('42424242')
})

it.each([
  { number: '4242 4242 4242 4241' },
  { number: '4242 4242 4242' },
  { number: '' },
  { expiry: '10/26' },
  { expiry: '13/30' },
  { code: '12' },
  { code: '' },
])('a wrong card opens no session: %j', async (wrong) => {
  const [field = ''] = Object.keys(wrong)
  expect(await openCardSession(secret, { ...card, ...wrong }, now)).toMatchObject({
    ok: false,
    failure: { [field]: expect.any(String) },
  })
})
