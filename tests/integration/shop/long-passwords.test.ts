import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const long = 'Kerb-demo-2026'.padEnd(303, '-')
const tooLong = 'Enter no more than 256 characters'

describe('a password that is longer than any can be', () => {
  it.each([
    ['the sign-in', 'session/sign-in', { email: 'ada@shop.example', password: long }, 'password'],
    ['an associate’s sign-in', 'session/associate', { email: 'ada@shop.example', password: long }, 'password'],
    [
      'signing up',
      'session/sign-up',
      { email: 'ada@shop.example', newPassword: long, firstName: 'Ada', lastName: 'Walker' },
      'newPassword',
    ],
  ] as const)('is refused with its length by %s', async (_, to, fields, field) => {
    const walk = walker(shop)
    await walk.page('/en-us/account')
    const { status, html } = await walk.post(`/api/${to}`, fields)
    expect([400, 422]).toContain(status)
    expect(html).toMatch(new RegExp(`id="f-${field}-fault">${tooLong}`))
  })

  it.each([
    ['a change of password', 'account/password', ['currentPassword', 'newPassword']],
    ['the download of one’s data', 'account/export', ['exportPassword']],
    ['the end of an account', 'account/delete', ['deletePassword']],
  ] as const)('is refused with its length by %s', async (_, to, names) => {
    const walk = walker(shop)
    await walk.signIn('newmember@kerb.example')
    await walk.page('/en-us/account')
    const fields = Object.fromEntries([...names, 'confirmPassword'].map((name) => [name, long]))
    const { status, html } = await walk.post(`/api/${to}`, fields)
    expect(status).toBe(422)
    for (const name of names) expect(html).toMatch(new RegExp(`id="f-${name}-fault">${tooLong}`))
  })
})
