import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const path = '/en-us/account/preferences'

type Walk = ReturnType<typeof walker>

async function signedIn(email: string, door?: 'associate'): Promise<Walk> {
  const walk = walker(shop)
  await walk.signIn(email, door)
  return walk
}

const isTicked = (html: string, name: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked`).test(html)

/** Messages of a console's outbox to somebody, the newest first. */
async function sentTo(recipient: string): Promise<string[]> {
  const outbox = await (await shop.platform.fetch('/console/outbox')).text()
  return outbox.split('<article>').filter((message) => message.includes(`To ${recipient},`))
}

async function rows(sql: string, ...values: string[]): Promise<unknown[]> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  return (
    await database
      .prepare(sql)
      .bind(...values)
      .all()
  ).results
}

describe('a newsletter that somebody asked for at another address', () => {
  const wish = (walk: Walk, email: string) =>
    walk.post('/api/newsletter', { form: 'news', 'news.email': email, 'news.policy': 'on' })
  const confirm = async (email: string) => {
    const [mail = ''] = await sentTo(email)
    const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(mail)?.[1] ?? ''
    const reader = walker(shop)
    await reader.page('/en-us/account')
    expect((await reader.post('/api/newsletter/confirm', { token })).status).toBe(303)
  }

  it('is not their own, is shown masked, and is taken back by whoever asked', async () => {
    const walk = await signedIn('registered@kerb.example')
    await wish(walk, 'aunt@shop.example')
    await wish(walk, 'uncle@shop.example')
    const html = await walk.page(path)
    expect(isTicked(html, 'newsletter')).toBe(false)
    expect(html).toContain('a•••@shop.example')
    expect(html).not.toContain('aunt@shop.example')
    const ended = await walk.post('/api/account/newsletter-withdraw', { recipient: 'a•••@shop.example' })
    expect([ended.status, ended.location]).toEqual([303, `${path}?said=saved`])
    const after = await walk.page(path)
    expect([after.includes('a•••@shop.example'), after.includes('u•••@shop.example')]).toEqual([false, true])
    const noted = await rows("SELECT what FROM consent_events WHERE recipient = 'aunt@shop.example' ORDER BY at, what")
    expect(noted).toEqual([{ what: 'asked' }, { what: 'ended' }])
  })

  it('leaves their own as they choose', async () => {
    const walk = await signedIn('athlete@kerb.example')
    await walk.post('/api/account/newsletter', { newsletter: 'on' })
    await wish(walk, 'aardvark@shop.example')
    expect(isTicked(await walk.page(path), 'newsletter')).toBe(true)
    await walk.post('/api/account/newsletter', {})
    const html = await walk.page(path)
    expect([isTicked(html, 'newsletter'), html.includes('a•••@shop.example')]).toEqual([false, true])
  })

  it('is their own once the address is their account’s, though they asked for it as a guest', async () => {
    const email = 'guest-first@shop.example'
    const walk = walker(shop)
    await walk.page('/en-us/account')
    await wish(walk, email)
    const details = { newPassword: 'Kerb-demo-2026', firstName: 'Ona', lastName: 'Reed', newsletter: 'on' }
    await walk.page('/en-us/sign-up')
    expect((await walk.post('/api/session/sign-up', { email, ...details })).status).toBe(303)
    const html = await walk.page(path)
    expect([isTicked(html, 'newsletter'), html.includes(`We emailed a link to ${email}`)]).toEqual([true, true])
    await walk.post('/api/account/newsletter', {})
    expect(isTicked(await walk.page(path), 'newsletter')).toBe(false)
  })

  it('is its reader’s once they have confirmed it, and shown and ended by nobody else', async () => {
    const walk = await signedIn('ipa@kerb.example')
    const email = 'reader-of-it@shop.example'
    await wish(walk, email)
    const open = await walk.page(path)
    expect(open).toContain('r•••@shop.example')
    await confirm(email)
    await walk.post('/api/account/newsletter-withdraw', { recipient: 'r•••@shop.example' })
    expect(await walk.page(path)).not.toContain('@shop.example')
    expect(await rows('SELECT optin FROM subscriptions WHERE recipient = ?', email)).toEqual([{ optin: 1 }])
  })
})

it('mails about favorites are promised for a confirmed address: another is told what they wait for', async () => {
  const email = 'unproven@shop.example'
  const waits = (html: string) => html.includes('We email you about favorites once you have confirmed')
  const walk = walker(shop)
  await walk.page('/en-us/sign-up')
  await walk.post('/api/session/sign-up', { email, newPassword: 'Kerb-demo-2026', firstName: 'Ona', lastName: 'Reed' })
  await walk.post('/api/account/notifications', { shown: 'orders', 'notify.favoritePrices': 'on' })
  const html = await walk.page(path)
  expect([isTicked(html, 'notify.favoritePrices'), waits(html)]).toEqual([true, true])
  expect(waits(await (await signedIn('athlete@kerb.example')).page(path))).toBe(false)
})

it('a newsletter that an associate asks for at a customer’s address is the customer’s', async () => {
  const walk = await signedIn('associate@kerb.example', 'associate')
  const email = 'passer-by@shop.example'
  await walk.post('/api/newsletter', { form: 'news', 'news.email': email, 'news.policy': 'on' })
  expect(await rows('SELECT consumer_id FROM subscriptions WHERE recipient = ?', email)).toEqual([
    { consumer_id: null },
  ])
})

it('a customer’s tick at the register is the customer’s: nothing of it is the associate’s', async () => {
  const walk = await signedIn('associate@kerb.example', 'associate')
  await walk.add(shoe)
  await walk.deliver({
    ...americanAddress,
    email: 'at-the-counter@shop.example',
    newsletter: 'on',
    savedAddress: 'new',
  })
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  expect(await rows("SELECT consumer_id FROM subscriptions WHERE recipient = 'at-the-counter@shop.example'")).toEqual([
    { consumer_id: null },
  ])
  expect(
    await rows("SELECT consumer_id, what FROM consent_events WHERE recipient = 'at-the-counter@shop.example'"),
  ).toEqual([{ consumer_id: null, what: 'asked' }])
  const { html } = await walk.post('/api/account/export', { exportPassword: 'Kerb-demo-2026' })
  expect(html).toContain('"subscriptions"')
  expect(/"subscriptions":\s*\[[^\]]*\]/.exec(html)?.[0]).not.toContain('at-the-counter')
})

it('what is asked at a register is the customer’s: neither the request nor the question is the associate’s', async () => {
  const walk = await signedIn('associate@kerb.example', 'associate')
  const email = 'asks-in-the-store@shop.example'
  await walk.post('/api/contact', {
    topic: 'orders.status',
    name: 'Cy Oakes',
    email,
    message: 'Where is the order that I placed last week?',
  })
  const text = 'Is it true to size, or should I take one more?'
  await walk.post('/api/reviews/ask', { productId: shoe, text, author: 'Cy', email })
  expect(await rows('SELECT consumer_id FROM support_cases WHERE email = ?', email)).toEqual([{ consumer_id: null }])
  expect(await rows('SELECT consumer_id FROM questions WHERE email = ?', email)).toEqual([{ consumer_id: null }])
  expect(await walk.page('/en-us/account/support')).not.toContain('Where is the order')
})

it('the account of a store is not offered to its associate to delete', async () => {
  const page = '/en-us/account/privacy'
  const walk = await signedIn('associate@kerb.example', 'associate')
  const html = await walk.page(page)
  expect([html.includes('name="exportPassword"'), html.includes('name="deletePassword"')]).toEqual([true, false])
  expect(html).toContain('This account belongs to your store.')
  const shopper = await signedIn('registered@kerb.example')
  expect(await shopper.page(page)).toContain('name="deletePassword"')
})
