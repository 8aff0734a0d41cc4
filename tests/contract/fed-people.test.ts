import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import type { IngestPerson } from '../../shared/contracts/people.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { codeOf, linkTokenOf } from './outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

type Fed = z.input<typeof IngestPerson>
const addressOf = (name: string) => `${name}@kerb.example`
const later = () => new Date(Date.now() + 60_000).toISOString()
async function fed(name: string): Promise<Fed> {
  const person = (await seedPeople(quickCost)).find(({ email }) => email === addressOf(name))
  if (!person) throw new Error(`The demo has no ${name}.`)
  return person
}
const feed = async (...people: readonly Fed[]) => (await shop.platform.admin('/people', { people })).body
const detailsOf = async (who: Shopper) => (await who.call('consumer.get', {})).consumerDetails
async function move(who: Shopper, name: string): Promise<void> {
  await who.call('auth.changeEmail', { body: { email: addressOf(name) } })
  const token = (await linkTokenOf(shop.platform, addressOf(name), 'confirm-new-email')) ?? ''
  await who.call('auth.confirmNewEmail', { body: { token } })
}

it('an address and a number that a person has proven outlive the feed, until it knows of a later proof', async () => {
  const [who, sent, phone] = [await shop.person('member'), await fed('member'), '+12125550181']
  await move(who, 'moved-member')
  await who.call('consumer.update', { body: { phone } })
  await who.call('auth.textPhoneCode', { body: {} })
  await who.call('auth.provePhone', { body: { phone, code: await codeOf(shop.platform, phone) } })
  await feed({ ...sent, firstName: 'Renamed' })
  const own = { email: addressOf('moved-member'), emailProven: true, phone, phoneProven: true }
  expect(await detailsOf(who)).toMatchObject({ ...own, firstName: 'Renamed' })
  const [emailProvenAt, phoneProvenAt] = [later(), later()]
  await feed({ ...sent, emailProvenAt, phone: '+12125550182', phoneProvenAt })
  const operators = { email: addressOf('member'), emailProven: true, phone: '+12125550182', phoneProven: true }
  expect(await detailsOf(who)).toMatchObject(operators)
})

it('a number that a person has proven is proven for nobody else by what the operator sends', async () => {
  const [who, phone] = [await shop.person('registered'), '+12125550191']
  await who.call('consumer.update', { body: { phone } })
  await who.call('auth.textPhoneCode', { body: {} })
  await who.call('auth.provePhone', { body: { phone, code: await codeOf(shop.platform, phone) } })
  const other = await fed('ipa')
  const provenIn = async () =>
    (await shop.platform.rows('SELECT consumer_id FROM consumers WHERE phone = ? AND phone_proven_at > 0', phone))
      .length
  const earlier = { ...other, phone, phoneProvenAt: '2026-01-01T00:00:00Z' }
  expect(await feed(earlier)).toMatchObject({ written: 1, failed: [] })
  expect([await provenIn(), (await detailsOf(who)).phoneProven]).toEqual([1, true])
  const reason = `phone: ${phone} is another account's`
  expect(await feed({ ...earlier, phoneProvenAt: later() })).toMatchObject({
    written: 0,
    failed: [{ id: other.consumerId, reason }],
  })
  expect([await provenIn(), (await detailsOf(who)).phoneProven]).toEqual([1, true])
})

it('of two that are sent with one number, the later proof counts', async () => {
  const phone = '+12125550192'
  const [first, second] = [await fed('athlete'), await fed('wranx')]
  const sent = [
    { ...first, phone, phoneProvenAt: '2026-03-01T00:00:00Z' },
    { ...second, phone, phoneProvenAt: '2026-02-01T00:00:00Z' },
  ]
  expect(await feed(...sent)).toMatchObject({ failed: [] })
  const sql = 'SELECT consumer_id FROM consumers WHERE phone = ? AND phone_proven_at IS NOT NULL'
  expect(await shop.platform.rows(sql, phone)).toEqual([{ consumer_id: first.consumerId }])
})

it('a row with another account’s address fails by itself, and says so; two that swap an address do not', async () => {
  const [athlete, employee] = [await fed('athlete'), await fed('employee')]
  const body = await feed({ ...athlete, email: employee.email }, { ...employee, firstName: 'Third' })
  const reason = `email: ${employee.email} is another account's`
  expect(body).toMatchObject({ written: 1, failed: [{ id: athlete.consumerId, reason }] })
  const freed = await feed({ ...employee, email: addressOf('freed') }, { ...athlete, email: employee.email })
  expect(freed).toMatchObject({ written: 2, failed: [] })
  expect((await detailsOf(await shop.person('employee', undefined, demoPassword))).email).toBe(employee.email)
})
