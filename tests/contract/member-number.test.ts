import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPeople } from '../../demo/seed/people.ts'
import { isMemberNumber, memberNumberOf } from '../../shared/member-number.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { newPerson } from './error-cases/people.ts'
import { resetTokenOf } from './outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const since = '2026-01-01T00:00:00Z'
const numberOf = async (who: Shopper) => (await who.call('consumer.memberNumber', {})).number

it('a member has a number of chance, which stays until they renew it', async () => {
  const who = await shop.person('newmember')
  const [first, again] = [await numberOf(who), await numberOf(who)]
  expect([isMemberNumber(first), again]).toEqual([true, first])
  const { number: next } = await who.call('consumer.renewMemberNumber', {})
  expect([isMemberNumber(next), next === first, await numberOf(who)]).toEqual([true, false, next])
  for (const id of ['consumer.memberNumber', 'consumer.renewMemberNumber'] as const) {
    expect(await (await shop.person('registered')).refusal(id, {})).toBe('REW130')
    expect(await (await shop.guest()).refusal(id, {})).toBe('PRO404')
  }
})

it('a feed brings a number, and never one back that its member has renewed', async () => {
  const number = memberNumberOf('20491738560247')
  const fields = { loyalty: { memberId: 'KM-FED', openingPoints: 0, since, memberNumber: number } }
  await newPerson(shop, 'C0FEDNUMBER', 'fed-number', fields)
  const who = await shop.person('fed-number')
  expect(await numberOf(who)).toBe(number)
  const { number: renewed } = await who.call('consumer.renewMemberNumber', {})
  await newPerson(shop, 'C0FEDNUMBER', 'fed-number', { ...fields, firstName: 'Fay' })
  expect(await numberOf(who)).toBe(renewed)
  const wrong = { ...fields.loyalty, memberNumber: number.replace(/.$/, (last) => String((Number(last) + 1) % 10)) }
  const [sent] = await seedPeople(quickCost)
  const { body } = await shop.platform.admin('/people', { people: [{ ...sent, loyalty: wrong }] })
  expect(body).toMatchObject({ written: 0, failed: [{ id: sent?.consumerId }] })
})

it('an account that changes hands has another number', async () => {
  const email = 'squatted@kerb.example'
  await newPerson(shop, 'C0SQUATTED', 'squatted', { loyalty: { memberId: 'KM-SQUAT', openingPoints: 0, since } })
  const number = await numberOf(await shop.person('squatted'))
  await (await shop.guest()).call('auth.resetPassword', { body: { email } })
  const body = { token: await resetTokenOf(shop.platform, email), newPassword: 'Second-2026' }
  const { handedOver } = await shop.platform.call('auth.confirmForgotPassword', { body })
  const owner = await shop.person('squatted', undefined, body.newPassword)
  expect([handedOver, isMemberNumber(await numberOf(owner)), (await numberOf(owner)) === number]).toEqual([
    true,
    true,
    false,
  ])
})

it('nobody renews without end', async () => {
  await newPerson(shop, 'C0RENEWER', 'renewer', { loyalty: { memberId: 'KM-RENEW', openingPoints: 0, since } })
  const who = await shop.person('renewer')
  for (let count = 0; count < 10; count += 1) await who.call('consumer.renewMemberNumber', {})
  expect(await who.refusal('consumer.renewMemberNumber', {})).toBe('API429')
})
