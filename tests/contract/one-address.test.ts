import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findKeys } from '../../bench/people/keys.ts'
import { findGiven } from '../../bench/people/one-address.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { homes, openShop, type Shop, type Shopper, size } from './checkout-shop.ts'
import { giftCardOrder, giftRecipient, placedOrder } from './ordering.ts'
import { confirmationTokenOf, emailTokenOf, giftCardsMailedTo, mailsTo, resetTokenOf } from './outbox.ts'

/** Two people and one address: of its owner, and of somebody who signed up with it. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const codeChallenge = 'c'.repeat(43)
const asked = { requestType: 'ACCESS', organisation: 'kerb', payload: { password: demoPassword } }
const params = { productId: size(40).productId }
const copyOf = async (who: Shopper) => (await who.call('consumer.retrieveUserData', { body: asked })).data
const ordersOf = async (who: Shopper) => (await who.call('consumer.purchaseHistory', { body: {} })).total
const newsletter = { type: 'Newsletter', channel: 'email', optin: true } as const
const passwordOf = (person: string) => ({ email: `${person}@kerb.example`, password: demoPassword, codeChallenge })

/** Signs up and in; no link is opened. */
async function signUp(name: string): Promise<Shopper> {
  expect((await shop.platform.ask('auth.signup', { body: passwordOf(name) })).status).toBe(200)
  return shop.person(name)
}

/** A guest subscribes, and opens the mailed link. */
async function confirmNewsletter(guest: Shopper, email: string): Promise<void> {
  await guest.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
  await guest.call('consumer.confirmSubscription', { body: { token: await confirmationTokenOf(shop.platform, email) } })
}

/** Rows that a guest leaves in the shop by their address. */
async function leaveTraces(email: string) {
  const guest = await shop.guest()
  await guest.call('products.askQuestion', { params, body: { text: `Is it wide? ${email}`, author: 'Wren', email } })
  await confirmNewsletter(guest, email)
  return placedOrder(guest, undefined, { ...homes.us, email })
}

const traces = async (email: string) => ({
  questions: (await shop.platform.rows('SELECT 1 FROM questions WHERE email = ?', email)).length,
  consents: (await shop.platform.rows('SELECT 1 FROM subscriptions WHERE recipient = ? AND confirmed_at > 0', email))
    .length,
  orders: (await shop.platform.rows("SELECT 1 FROM orders WHERE email = ? AND consumer_id LIKE 'G%'", email)).length,
  mails: (await mailsTo(shop.platform, email)).filter((mail) => mail.includes('Your order')).length,
})

describe('the figure people.keys', () => {
  it('finds no way in that survives a reset or a change of the password', async () => {
    expect(await findKeys(shop.platform, 'keys')).toEqual([])
  })

  it('finds no row that is given or deleted by an address that nobody has proven', async () => {
    expect(await findGiven(shop.platform, 'one-address@bench.example', size(40))).toEqual([])
  })
})

describe('an address that nobody has proven', () => {
  it('gives and deletes nothing of what its owner left in the shop, or will leave there', async () => {
    const email = 'wren@kerb.example'
    const { orderNumber } = await leaveTraces(email)
    const before = await traces(email)
    expect(before).toEqual({ questions: 1, consents: 1, orders: 1, mails: 1 })
    const intruder = await signUp('wren')
    await intruder.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    expect((await intruder.call('consumer.subscriptions', {})).subscriptions).toEqual([])
    const later = await placedOrder(await shop.guest(), undefined, { ...homes.us, email })
    const copy = JSON.stringify(await copyOf(intruder))
    for (const trace of [orderNumber, later.orderNumber, 'Is it wide?', homes.us.addressLine1, 'Your order'])
      expect(copy).not.toContain(trace)
    expect(await ordersOf(intruder)).toBe(0)
    await intruder.call('consumer.deleteAccount', { body: { password: demoPassword } })
    expect(await traces(email)).toEqual({ ...before, orders: 2, mails: 2 })
  })

  it('is not proven by a confirmed newsletter of whoever reads the mail, only by its own person’s', async () => {
    const email = 'finch@kerb.example'
    const intruder = await signUp('finch')
    await intruder.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    const token = await confirmationTokenOf(shop.platform, email)
    const isProven = async () => (await intruder.call('consumer.get', {})).consumerDetails.emailProven
    await (await shop.guest()).call('consumer.confirmSubscription', { body: { token } })
    await (await shop.person('wranx')).call('consumer.confirmSubscription', { body: { token } })
    expect([await isProven(), (await intruder.call('consumer.subscriptions', {})).subscriptions]).toEqual([false, []])
    await intruder.call('consumer.confirmSubscription', { body: { token } })
    expect(await isProven()).toBe(true)
  })

  it('doesn’t get an order by its number and secret either', async () => {
    const email = 'siskin@kerb.example'
    const order = await placedOrder(await shop.guest(), undefined, { ...homes.us, email })
    const body = { orderNo: order.orderNumber, st: order.st ?? '', password: demoPassword }
    await (await shop.guest()).call('auth.signupFromOrder', { body })
    await expect.poll(async () => (await mailsTo(shop.platform, email)).join()).toContain('confirm-email')
    const person = await shop.person('siskin')
    expect(await ordersOf(person)).toBe(0)
    await person.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop.platform, email) } })
    expect(await ordersOf(person)).toBe(1)
  })
})

describe('a consent', () => {
  const consentOf = async (who: Shopper) =>
    (await who.call('consumer.subscriptions', {})).subscriptions.find(({ channel }) => channel === 'email')
  const prove = async (who: Shopper, email: string) =>
    who.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop.platform, email) } })
  const confirm = async (email: string) =>
    (await shop.guest()).refusal('consumer.confirmSubscription', {
      body: { token: await confirmationTokenOf(shop.platform, email) },
    })

  it('that its mailbox has confirmed is ended by nobody who only typed the address', async () => {
    const email = 'linnet@kerb.example'
    await confirmNewsletter(await shop.guest(), email)
    const intruder = await signUp('linnet')
    for (const call of ['consumer.subscribe', 'consumer.updateSubscription'] as const)
      for (const who of [intruder, await shop.person('wranx')]) {
        const wish = { ...newsletter, optin: false, recipient: email }
        const { subscriptions } = await who.call(call, { body: wish })
        expect(subscriptions, 'the answer tells nobody whether the address has a consent').toMatchObject([wish])
      }
    expect((await traces(email)).consents).toBe(1)
    await prove(intruder, email)
    expect(await consentOf(intruder)).toMatchObject({ optin: true, doubleOptin: true })
  })

  it('that its owner has withdrawn comes back by the owner alone, or by a link that was mailed since', async () => {
    const email = 'pipit@kerb.example'
    const owner = await signUp('pipit')
    await prove(owner, email)
    await owner.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    await owner.call('consumer.updateSubscription', { body: { ...newsletter, optin: false, recipient: email } })
    expect(await confirm(email), 'a link from before the withdrawal').toBe('AUT402')
    for (const who of [await shop.guest(), await shop.person('wranx')])
      await who.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    expect(await consentOf(owner)).toMatchObject({ optin: false })
    expect(await confirm(email)).toBe(null)
    expect(await consentOf(owner)).toMatchObject({ optin: true, doubleOptin: true })
  })

  it('that its mailbox has refused is asked for anew in the same words, and refused anew by the link of that mail', async () => {
    const email = 'siskin@kerb.example'
    const wording = 'Send me news and early access'
    const ask = async () =>
      (await shop.guest()).call('consumer.subscribe', { body: { ...newsletter, recipient: email, wording } })
    const refuse = async () => {
      const [mail = ''] = await mailsTo(shop.platform, email)
      const token = /unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? ''
      return (await shop.guest()).call('consumer.unsubscribe', { body: { token, byMailProgram: false } })
    }
    const noted = () =>
      shop.platform.rows('SELECT what, wording FROM consent_events WHERE recipient = ? ORDER BY at, what', email)
    const round = [
      { what: 'asked', wording },
      { what: 'ended', wording: null },
    ]
    await ask()
    await refuse()
    expect(await confirm(email)).toBe('AUT402')
    await ask()
    await refuse()
    expect(await confirm(email), 'a link from before the second refusal').toBe('AUT402')
    expect(await noted()).toEqual([...round, ...round])
    await ask()
    expect(await confirm(email)).toBe(null)
    expect((await noted()).slice(4)).toEqual([
      { what: 'asked', wording },
      { what: 'confirmed', wording: null },
    ])
  })

  it.each([
    ['takes back what they wish anew', 'sandpiper'],
    ['deletes the account', 'phalarope'],
  ])('that its mailbox has refused stays refused, though whoever asked for it %s', async (act, name) => {
    const email = `${name}-reader@kerb.example`
    const stranger = await signUp(name)
    const wish = { ...newsletter, recipient: email }
    await stranger.call('consumer.subscribe', { body: wish })
    const [mail = ''] = await mailsTo(shop.platform, email)
    const before = await confirmationTokenOf(shop.platform, email)
    const token = /unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? ''
    await (await shop.guest()).call('consumer.unsubscribe', { body: { token, byMailProgram: true } })
    expect(await consentOf(stranger), 'the mailbox’s to know').toBeUndefined()
    await stranger.call('consumer.subscribe', { body: wish })
    if (act === 'deletes the account')
      await stranger.call('consumer.deleteAccount', { body: { password: demoPassword } })
    else await stranger.call('consumer.updateSubscription', { body: { ...wish, optin: false } })
    const press = async (link: string) =>
      (await shop.guest()).refusal('consumer.confirmSubscription', { body: { token: link } })
    expect(await press(before), 'a link from before the refusal').toBe('AUT402')
    expect(await confirm(email), 'a link that was mailed since').toBe(null)
  })

  it('that somebody else refused for the address is still its mailbox’s to give', async () => {
    const email = 'dipper@kerb.example'
    const squatter = await shop.person('wranx')
    await squatter.call('consumer.subscribe', { body: { ...newsletter, optin: false, recipient: email } })
    await confirmNewsletter(await shop.guest(), email)
    expect((await traces(email)).consents).toBe(1)
  })

  it.each([
    ['refuses it', 'whimbrel'],
    ['deletes the account', 'godwit'],
  ])('is its mailbox’s to give, though somebody who has not proven the address %s meanwhile', async (act, name) => {
    const email = `${name}@kerb.example`
    const stranger = await signUp(name)
    const wish = { ...newsletter, recipient: email }
    await stranger.call('consumer.subscribe', { body: wish })
    await (await shop.guest()).call('consumer.subscribe', { body: wish })
    if (act === 'refuses it') await stranger.call('consumer.updateSubscription', { body: { ...wish, optin: false } })
    else await stranger.call('consumer.deleteAccount', { body: { password: demoPassword } })
    expect(await confirm(email)).toBe(null)
    expect((await traces(email)).consents).toBe(1)
  })

  it('that somebody typed is theirs to take back, and nothing is left of it', async () => {
    const email = 'curlew@kerb.example'
    const typist = await signUp('curlew')
    await typist.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    expect(await consentOf(typist)).toMatchObject({ optin: true, doubleOptin: false })
    const { subscriptions } = await typist.call('consumer.updateSubscription', {
      body: { ...newsletter, optin: false, recipient: email },
    })
    expect(subscriptions).toMatchObject([{ optin: false }])
    expect(await consentOf(typist)).toBeUndefined()
    const { consent_events: events } = await copyOf(typist)
    expect((events as { what: string }[]).map(({ what }) => what).toSorted()).toEqual(['asked', 'ended'])
  })

  it('that its mailbox has confirmed stays when the account that typed its address changes hands', async () => {
    const [email, typist] = ['redpoll@kerb.example', 'serin@kerb.example']
    const stranger = await signUp('serin')
    await stranger.call('consumer.subscribe', { body: { ...newsletter, recipient: email } })
    expect(await confirm(email)).toBe(null)
    const guest = await shop.guest()
    await guest.call('auth.resetPassword', { body: { email: typist } })
    const token = await resetTokenOf(shop.platform, typist)
    await guest.call('auth.confirmForgotPassword', { body: { token, newPassword: 'Owner-2026-b' } })
    expect((await traces(email)).consents).toBe(1)
  })
})

describe('a proven address', () => {
  it('brings what guests left by it, without a code or PIN of a gift card', async () => {
    const email = giftRecipient.email.replace('@shop.example', '@kerb.example')
    const { orderNumber } = await leaveTraces(email)
    await giftCardOrder(shop, await shop.guest(), { ...giftRecipient, email })
    const cards = await giftCardsMailedTo(shop.platform, email)
    expect(cards).toHaveLength(2)
    const person = await signUp(email.split('@')[0] ?? '')
    await person.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop.platform, email) } })
    const copy = JSON.stringify(await copyOf(person))
    for (const trace of [orderNumber, 'Is it wide?', 'A gift card from']) expect(copy).toContain(trace)
    for (const { code, pin } of cards)
      for (const secret of [code, code.replaceAll('-', ''), pin]) expect(copy).not.toContain(secret)
    await person.call('consumer.deleteAccount', { body: { password: demoPassword } })
    expect(await traces(email)).toEqual({ questions: 0, consents: 0, orders: 0, mails: 0 })
  })

  it('is also proven by a new password that was chosen by a mailed link', async () => {
    const email = 'plover@kerb.example'
    await leaveTraces(email)
    await signUp('plover')
    await (await shop.guest()).call('auth.resetPassword', { body: { email } })
    const token = await resetTokenOf(shop.platform, email)
    await (await shop.guest()).call('auth.confirmForgotPassword', {
      body: { token, newPassword: `${demoPassword.toLowerCase()}A` },
    })
    expect(
      await shop.platform.rows('SELECT 1 FROM consumers WHERE email = ? AND email_proven_at > 0', email),
    ).toHaveLength(1)
    expect((await traces(email)).orders).toBe(0)
  })
})

describe('an account whose address is proven by a reset for the first time', () => {
  it('keeps nothing of its former user that is personal or could send goods astray', async () => {
    const email = 'dunlin@kerb.example'
    const stranger = await signUp('dunlin')
    const { email: _, ...home } = homes.us
    await stranger.call('consumer.update', { body: { firstName: 'Str', lastName: 'Anger', phone: '(212) 555-0131' } })
    await stranger.call('consumer.addAddress', { body: { ...home, approachType: 'S' } })
    const { favoriteId } = await stranger.call('wishlists.addFavorite', { body: { id: size(40).productId } })
    const shared = await stranger.call('wishlists.share', { params: { favoriteId: favoriteId ?? '' }, body: {} })
    const theirs = await placedOrder(stranger, undefined, { ...homes.us, email: 'dunlin-else@kerb.example' })
    const owners = await placedOrder(stranger, undefined, { ...homes.us, email })
    await stranger.fill(size(39))
    await (await shop.guest()).call('auth.resetPassword', { body: { email } })
    const token = await resetTokenOf(shop.platform, email)
    await (await shop.guest()).call('auth.confirmForgotPassword', { body: { token, newPassword: 'Owner-2026-b' } })
    const owner = await shop.person('dunlin', undefined, 'Owner-2026-b')
    const { consumerDetails } = await owner.call('consumer.get', {})
    const { firstName, lastName, phone, addresses, emailProven } = consumerDetails
    expect([firstName, lastName, phone, addresses, emailProven]).toEqual([null, null, null, [], true])
    const { orders } = await owner.call('consumer.purchaseHistory', { body: {} })
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([owners.orderNumber])
    const { email: elsewhere } = theirs
    const lookup = { body: { orderNumber: theirs.orderNumber, email: elsewhere } }
    expect(await (await shop.guest()).refusal('consumer.trackOrder', lookup)).toBe(null)
    expect((await owner.call('wishlists.favorites', {})).total).toBe(1)
    const nobodys = await (await shop.guest()).ask('wishlists.shared', { params: { favoriteId: shared.shareId ?? '' } })
    expect(nobodys.status).toBe(404)
    expect(owner.basketId).toBeNull()
    const [mail = ''] = await mailsTo(shop.platform, email)
    expect(mail).toContain('Your account is yours alone')
  })
})
