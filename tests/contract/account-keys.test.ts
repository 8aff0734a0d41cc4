import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { homes, openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { addressOf, mailboxesOf } from './mailboxes.ts'
import { placedOrder } from './ordering.ts'
import { codeOf, mailsTo, textsTo } from './outbox.ts'

/** Whoever reads a mailbox that is not the account's any more, and what its mails still open. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const { signUp, askToMove, move, undosOf, pressOne, press, prove, choose, forget, signIn } = mailboxesOf(() => shop)
/** The limits of mails and tries are another test's. */
const forgiveTries = () => shop.platform.rows('DELETE FROM tries RETURNING 1')
const handsOver = async (token: string) => (await shop.guest()).refusal('auth.passwordReset', { body: { token } })
/** Lets others go ahead by so many calls. */
async function lag(calls: number): Promise<void> {
  for (let done = 0; done < calls; done += 1) await shop.platform.ask('auth.undoLink', { body: { token: 'none' } })
}

describe('a press in the moment of another', () => {
  it('of an unproven address’s link and of a move: one of them is done', async () => {
    for (let round = 0; round < 24; round += 1) {
      await forgiveTries()
      const [typo, right] = [`typo-${round}`, `right-${round}`]
      const who = await signUp(typo, false)
      await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Second-2026' } })
      const [link = ''] = await undosOf(typo)
      const token = await askToMove(who, right)
      const guest = await shop.guest()
      const [moved, handed] = await Promise.all([
        lag(round % 4).then(() => who.refusal('auth.confirmNewEmail', { body: { token } })),
        pressOne(link, guest),
      ])
      expect([moved === null, handed !== null], `round ${round}`).not.toEqual([true, true])
      if (moved !== null) continue
      expect(await signIn(right, 'Second-2026')).toBeNull()
      expect(await pressOne(link), 'the link of an address that the account has left').toBeNull()
    }
  }, 240_000)

  it('of an undo and of a reset by the later mailbox: the undo wins', async () => {
    for (let round = 0; round < 30; round += 1) {
      await forgiveTries()
      const [owner, thief] = [`undoes-${round}`, `resets-${round}`]
      await move(await signUp(owner), thief)
      const token = await forget(thief)
      const [link = ''] = await undosOf(owner)
      const guest = await shop.guest()
      const [, pressed] = await Promise.all([
        lag(round % 3).then(() => choose(token, 'Thief-2026', guest)),
        lag((round >> 2) % 4).then(() => pressOne(link, guest)),
      ])
      const handed = pressed ?? (await press(owner)) ?? ''
      expect(await signIn(owner, 'Thief-2026'), `round ${round}`).toBe('AUT401')
      expect(await choose(handed, 'Owner-2026'), `round ${round}`).toBeNull()
    }
  }, 240_000)

  it('of two resets by one link: one of them is done', async () => {
    await signUp('twice')
    const token = await forget('twice')
    const codes = await Promise.all(['First-2026', 'Second-2026'].map((password) => choose(token, password)))
    expect(codes.toSorted()).toEqual(['AUT402', null])
    const chosen = codes[0] === null ? 'First-2026' : 'Second-2026'
    expect(await signIn('twice', chosen)).toBeNull()
  })
})

it('an operator’s change of the address ends every link that was mailed for the account', async () => {
  const person = (await seedPeople(quickCost)).find(({ email }) => email === addressOf('member'))
  if (!person) throw new Error('The demo has no member.')
  const who = await shop.person('member')
  const waiting = await askToMove(who, 'member-else')
  const token = await forget('member')
  const emailProvenAt = new Date(Date.now() + 1000).toISOString()
  await shop.platform.admin('/people', { people: [{ ...person, email: addressOf('member-fed'), emailProvenAt }] })
  expect(await choose(token, 'Former-2026')).toBe('AUT402')
  expect(await who.refusal('auth.confirmNewEmail', { body: { token: waiting } })).toBe('AUT402')
  expect(await press('member')).toBeNull()
  expect(await signIn('member-fed', demoPassword)).toBeNull()
})

it('a forgotten password ends the links that were mailed before, and not what an undo has answered with', async () => {
  const who = await signUp('back-home')
  await move(who, 'pushed-out')
  const handed = (await press('back-home')) ?? ''
  const first = await forget('back-home')
  await forget('back-home', first)
  expect(await handsOver(first)).toBe('AUT402')
  expect(await choose(handed, 'Owner-2026')).toBeNull()
  expect(await handsOver(handed)).toBe('AUT402')
})

describe('an undo of a new password', () => {
  const phoneOf = async (name: string, password: string) => {
    const { consumerDetails } = await (await shop.person(name, undefined, password)).call('consumer.get', {})
    return [consumerDetails.phone, consumerDetails.phoneProven]
  }
  const change = (who: Shopper) =>
    who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thief-2026' } })

  it('keeps a number that was proven before', async () => {
    const who = await signUp('own-number')
    await prove(who, '+12125550161')
    await change(who)
    expect(await choose((await press('own-number')) ?? '', 'Owner-2026')).toBeNull()
    expect(await phoneOf('own-number', 'Owner-2026')).toEqual(['+12125550161', true])
  })

  it('gives back the number that was replaced before', async () => {
    const who = await signUp('replaced-number')
    await prove(who, '+12125550162')
    await prove(who, '+12125550163')
    await change(who)
    expect(await choose((await press('replaced-number')) ?? '', 'Owner-2026')).toBeNull()
    expect(await phoneOf('replaced-number', 'Owner-2026')).toEqual(['+12125550162', true])
  })
})

describe('a link that ends messages', () => {
  const unsubscribe = async (token: string) =>
    (await shop.guest()).refusal('consumer.unsubscribe', { body: { token, byMailProgram: false } })

  it('of a mail ends nothing of an account that has left that mailbox', async () => {
    await shop.stock(9)
    const who = await signUp('news-former')
    const order = await placedOrder(who, undefined, { ...homes.us, email: addressOf('news-former') })
    for (const { shipmentId } of order.shipments) {
      const event = { shipmentId, state: 'SENT', at: new Date().toISOString() }
      await shop.platform.admin(`/orders/${order.orderNumber}/fulfillment`, event)
    }
    const mails = await mailsTo(shop.platform, addressOf('news-former'))
    const [token] = mails.flatMap((mail) => /unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? [])
    const wants = async () => (await who.call('consumer.get', {})).notifications?.['orders'] ?? true
    await move(who, 'news-latter')
    expect(await unsubscribe(token ?? '')).toBeNull()
    expect(await wants()).toBe(true)
    await move(who, 'news-former')
    expect(await unsubscribe(token ?? '')).toBeNull()
    expect(await wants()).toBe(false)
  })

  it('of a text message ends the consent of its reader, and not of who has proven the number since', async () => {
    const [former, next, phone] = [await signUp('former-number'), await signUp('next-number'), '+12125550164']
    const consent = { type: 'Newsletter', channel: 'sms', optin: true, recipient: phone } as const
    const wishAndProve = async (who: Shopper) => {
      await who.call('consumer.subscribe', { body: consent })
      const [text] = await textsTo(shop.platform, phone)
      await who.call('auth.provePhone', { body: { phone, code: await codeOf(shop.platform, phone) } })
      return text?.token ?? ''
    }
    const optinOf = async (who: Shopper) =>
      (await who.call('consumer.subscriptions', {})).subscriptions.map(({ optin }) => optin)
    const [old, latest] = [await wishAndProve(former), await wishAndProve(next)]
    expect(await unsubscribe(old)).toBeNull()
    expect(await optinOf(next)).toEqual([true])
    expect(await unsubscribe(latest)).toBeNull()
    expect(await optinOf(next)).toEqual([false])
  })
})
