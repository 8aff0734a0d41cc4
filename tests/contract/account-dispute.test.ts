import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { openShop, type Shop } from './checkout-shop.ts'
import { addressOf, mailboxesOf } from './mailboxes.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const { signUp, move, undosOf, subjectsTo, pressOne, press, prove, choose, forget, signIn } = mailboxesOf(() => shop)
async function reset(name: string, newPassword: string, former: string | null = null): Promise<string> {
  const token = await forget(name, former)
  expect(await choose(token, newPassword)).toBeNull()
  return token
}

describe('a thief who was pushed out has no way back', () => {
  it.each(['changes', 'resets'])('where the owner moves the address back and %s the password', async (how) => {
    const [owner, thief] = [`owner-${how}`, `thief-${how}`]
    const who = await signUp(owner)
    await move(who, thief)
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thief-2026' } })
    await move(who, owner)
    expect((await subjectsTo(thief))[0]).toBe('Your account has an earlier address again')
    const change = { currentPassword: 'Thief-2026', newPassword: 'Owner-2026' }
    if (how === 'changes') await who.call('auth.changePassword', { body: change })
    else await reset(owner, 'Owner-2026')
    expect(await press(thief)).toBeNull()
    expect(await signIn(owner, 'Owner-2026')).toBeNull()
    // Nor by leaving the address once more: the owner's mailbox is still the earlier one.
    await move(await shop.person(owner, undefined, 'Owner-2026'), thief)
    const token = await press(owner)
    expect(token).not.toBeNull()
    expect(await press(thief)).toBeNull()
  })

  it('where an operator gives the address back', async () => {
    const person = (await seedPeople(quickCost)).find(({ email }) => email === addressOf('member'))
    if (!person) throw new Error('The demo has no member.')
    const who = await shop.person('member')
    await move(who, 'thief-fed')
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thief-2026' } })
    const people = [{ ...person, emailProvenAt: new Date(Date.now() + 1000).toISOString() }]
    await shop.platform.admin('/people', { people, employees: [], rewards: [], giftCards: [] })
    await reset('member', 'Owner-2026')
    expect(await press('thief-fed')).toBeNull()
    expect(await signIn('member', 'Owner-2026')).toBeNull()
  })
})

it('the address that loses the account by an undo is told', async () => {
  const who = await signUp('old-box')
  await move(who, 'new-box')
  await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Owner-2026' } })
  expect(await press('old-box')).not.toBeNull()
  expect((await subjectsTo('new-box'))[0]).toBe('Your account has an earlier address again')
  expect(await press('new-box')).toBeNull()
})

it('an account whose earlier address can still get it back is not deleted, and that mailbox is told', async () => {
  const who = await signUp('kept-box')
  await move(who, 'taken-box')
  const refused = await who.ask('consumer.deleteAccount', { body: { password: demoPassword } })
  expect(errorIdOf(refused)).toBe('PRO423')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(6 * 86_400)
  await who.ask('consumer.deleteAccount', { body: { password: demoPassword } })
  const told = (await subjectsTo('kept-box')).filter((subject) => subject === 'Somebody wants to delete your account')
  expect(told).toHaveLength(1)
  expect(await subjectsTo('taken-box')).not.toContain('Your account was deleted')
  const token = await press('kept-box')
  expect(await choose(token ?? '', 'Owner-2026')).toBeNull()
  const back = await shop.person('kept-box', undefined, 'Owner-2026')
  expect(await back.refusal('consumer.deleteAccount', { body: { password: 'Owner-2026' } })).toBeNull()
})

it('an account is deleted once no earlier address can get it back', async () => {
  const who = await signUp('left-box')
  await move(who, 'moved-box')
  await shop.platform.rows(
    "UPDATE account_undos SET expires_at = 1 WHERE email = 'left-box@kerb.example' RETURNING kind",
  )
  expect(await who.refusal('consumer.deleteAccount', { body: { password: demoPassword } })).toBeNull()
})

it('an undo gives the number back as well, whichever link is pressed, and takes away one that had no proven number before', async () => {
  for (const first of ['+12125550151', null]) {
    const [owner, thief] = [`numbers-${first?.slice(1)}`, `taker-${first?.slice(1)}`]
    const who = await signUp(owner)
    if (first) await prove(who, first)
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Second-2026' } })
    const [oldest] = await undosOf(owner)
    await prove(who, first ? '+12125550152' : '+12125550153')
    expect(await subjectsTo(owner)).toContain('Your phone number was confirmed')
    await move(who, thief)
    const token = first ? await press(owner) : await pressOne(oldest ?? '')
    expect(await choose(token ?? '', 'Owner-2026')).toBeNull()
    const { consumerDetails } = await (await shop.person(owner, undefined, 'Owner-2026')).call('consumer.get', {})
    expect(consumerDetails).toMatchObject({ phone: first, phoneProven: first !== null })
  }
})

/**
 * Acts that the readers of two mailboxes can do: the account moves, either presses its links, or its address resets.
 */
const steps = ['move', 'first', 'second', 'reset'] as const
type Step = (typeof steps)[number]
const orders: readonly (readonly Step[])[] = steps.flatMap((one) =>
  steps.flatMap((two) => steps.map((three): readonly Step[] => ['move', one, two, three])),
)

it('the earlier of two mailboxes always gets the account back, whatever happened, and the later has no way to it then', async () => {
  for (const [index, order] of orders.entries()) {
    const [first, second] = [`first-${index}`, `second-${index}`]
    await signUp(first)
    let [at, password, used]: [string, string, string | null] = [first, demoPassword, null]
    const chosen = (step: number) => `Chosen-${index}-${step}`
    for (const [number, step] of [...order, 'first' as const].entries()) {
      await shop.platform.rows('DELETE FROM tries RETURNING 1')
      if (step === 'move') {
        const to = at === first ? second : first
        await move(await shop.person(at, undefined, password), to)
        at = to
        continue
      }
      if (step === 'reset') {
        used = await reset(at, chosen(number), used)
        password = chosen(number)
        continue
      }
      const presser = step === 'first' ? first : second
      const token = await press(presser)
      if (token === null) continue
      expect(presser === first || at === second, `${order.join(', ')}: the later mailbox took the account`).toBe(true)
      expect(await choose(token, chosen(number))).toBeNull()
      at = presser
      password = chosen(number)
    }
    expect(at, `${order.join(', ')}: the earlier mailbox`).toBe(first)
    expect(await signIn(first, password), order.join(', ')).toBeNull()
    expect(await press(second), `${order.join(', ')}: the later mailbox`).toBeNull()
  }
}, 300_000)
