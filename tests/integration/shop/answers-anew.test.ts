import { describe, expect, it } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { asBrowser, csrfOf, type Fields } from './as-browser.ts'
import { walker } from './checkout-walk.ts'

/** The words of a form's answer are kept; the page around them is drawn when it is opened. */
const shop = useShop({ catalogue: 'demo' })
const open = asBrowser(shop)
type Walk = ReturnType<typeof walker>
const shoe = 'KCT3886CINK'

const cookieOf = (walk: Walk): string => walk.visitor.cookies.header()
const show = (walk: Walk, path: string) => open(path, { cookie: cookieOf(walk) })

/** The address of the answer to a form of this page. */
async function send(walk: Walk, path: string, to: string, fields: Fields): Promise<string> {
  const page = await walk.page(path)
  const purchaseId = /name="purchaseId" value="([^"]+)"/.exec(page)?.[1]
  const body = { to, csrf: csrfOf(page), ...(purchaseId && { purchaseId }), ...fields }
  const answer = await open(path, { cookie: cookieOf(walk), body })
  expect([answer.status, answer.location]).toEqual([303, expect.stringContaining(`${path}?answer=`)])
  return answer.location
}

const password = 'A-long-password-2026'
let count = 0
/** A browser that somebody with an account of their own has just signed in at. */
async function newcomer() {
  const walk = walker(shop)
  const email = `anew${++count}@shop.example`
  await walk.page('/en-us/sign-up')
  const details = { firstName: 'Ada', lastName: 'Anew', birthDate: '01/02/1990', postalCode: '10002' }
  expect((await walk.post('/api/session/sign-up', { email, newPassword: password, ...details })).status).toBe(303)
  return { walk, email }
}

async function signIn(email: string): Promise<Walk> {
  const walk = walker(shop)
  await walk.page('/en-us/account')
  expect((await walk.post('/api/session/sign-in', { email, password })).status).toBe(303)
  await walk.page('/en-us')
  return walk
}

describe('somebody whose session has ended elsewhere', () => {
  it('has their answers read by nobody, and signs in again first', async () => {
    const { walk, email } = await newcomer()
    const typed = { phone: '123', lastName: 'Privatename' }
    const answers = [
      await send(walk, '/en-us/account/profile', 'account/profile', typed),
      await send(walk, '/en-us/contact-us', 'contact', { message: 'Privatename', email: 'nobody@' }),
    ]
    for (const answer of answers) expect((await show(walk, answer)).html).toContain('Privatename')
    const elsewhere = await signIn(email)
    expect((await elsewhere.post('/api/account/devices-end', {})).status).toBe(303)
    for (const answer of answers) {
      const page = answer.split('?')[0] ?? ''
      expect(await show(walk, answer)).toMatchObject({ status: 302, location: page, html: '' })
    }
    for (const section of ['', '/orders', '/orders/K000000001', '/support/K000000001', '/addresses', '/payment'])
      expect(await show(walk, `/en-us/account${section}`), section).toSatisfy(
        ({ status, location, html }) =>
          (status === 302 && location.startsWith('/en-us/account?returnTo=')) || html.includes('name="password"'),
      )
  })
})

describe('an answer', () => {
  it('to a wrong password is over for who has signed in', async () => {
    const { email } = await newcomer()
    const walk = walker(shop)
    const answer = await send(walk, '/en-us/account', 'session/sign-in', { email, password: 'Wrong-2026' })
    expect((await show(walk, answer)).html).toContain(`value="${email}"`)
    await walk.page('/en-us/account')
    expect((await walk.post('/api/session/sign-in', { email, password })).status).toBe(303)
    expect(await show(walk, answer)).toMatchObject({ status: 302, location: '/en-us/account' })
  })

  it('of a step of checkout is about the cart as it is by now, and over without one', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const path = '/en-us/checkout/shipping'
    const answer = await send(walk, path, 'checkout/shipping', { email: 'ada@', 'shipping.city': 'Boston' })
    const amountsIn = (html: string) => html.match(/\$\d[\d.,]*/g)
    const before = await show(walk, answer)
    expect(before.html).toContain('value="Boston"')
    await walk.add(shoe, 1)
    const after = await show(walk, answer)
    expect(after.html).toContain('value="Boston"')
    expect(amountsIn(after.html)).not.toEqual(amountsIn(before.html))
    const cart = await (await walk.visitor.fetch('/api/cart?locale=en-us')).json()
    for (const { id, productId, upc } of (cart as { cart: { items: readonly Fields[] } }).cart.items)
      await walk.post('/api/cart/remove', { itemId: id ?? '', productId: productId ?? '', upc: upc ?? '' })
    expect(await show(walk, answer)).toMatchObject({ status: 302, location: '/en-us/cart' })
  })

  it('to a number and an address is the order as it is by now', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const order = { orderNumber, email: 'ada@shop.example' }
    const answer = await send(walk, '/en-us/order-tracking', 'checkout/track', order)
    const canCancel = async () => (await show(walk, answer)).html.includes('checkout/cancel')
    expect(await canCancel()).toBe(true)
    const other = walker(shop)
    await other.page('/en-us/order-tracking')
    expect((await other.post('/api/checkout/cancel', order)).status).toBe(200)
    expect(await canCancel()).toBe(false)
  })

  it('about a gift card has the balance of now', async () => {
    const walk = walker(shop)
    const card = { code: 'KERBGIFT0002', pin: '2468' }
    const answer = await send(walk, '/en-us/gift-card', 'gift-card/balance', card)
    expect((await show(walk, answer)).html).toContain('holds $15.00.')
    const other = walker(shop)
    await other.add(shoe)
    await other.deliver()
    await other.post('/api/checkout/instrument', { kind: 'GIFT_CARD', ...card })
    await other.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    await other.placed()
    const shown = await show(walk, answer)
    expect(shown.html).toContain('holds $0.00.')
    expect(shown.html).not.toContain(card.code)
  })

  it('is over once its form has gone through', async () => {
    const walk = walker(shop)
    const path = '/en-us/contact-us'
    const page = await walk.page(path)
    const topic = /<option value="([^"]+\.[^"]+)"/.exec(page)?.[1] ?? ''
    const fields = { topic, name: 'Ada', email: 'ada@shop.example', message: 'Where is it?' }
    const expired = await open(path, { cookie: cookieOf(walk), body: { to: 'contact', ...fields, csrf: 'x' } })
    const shown = await show(walk, expired.location)
    expect(shown.html).toContain('so nothing was sent')
    const again = { to: 'contact', ...fields, csrf: csrfOf(shown.html) }
    const sent = await open(expired.location, { cookie: cookieOf(walk), body: again })
    expect(sent.location).toContain(`${path}?case=`)
    expect(await show(walk, expired.location)).toMatchObject({ status: 302, location: path })
  })

  it('is of one page and language', async () => {
    const walk = walker(shop)
    const answer = await send(walk, '/en-us/forgot-password', 'session/forgot-password', { forgotEmail: 'ada@' })
    const [, id] = answer.split('?')
    for (const path of ['/en-us/contact-us', '/en-us/help', '/de-de/forgot-password'])
      expect(await show(walk, `${path}?${id}`)).toMatchObject({ status: 302, location: path })
    expect((await show(walk, answer)).html).toContain('value="ada@"')
  })

  it('is there still once its browser has answered the question of cookies', async () => {
    const walk = walker(shop)
    const answer = await send(walk, '/en-us/forgot-password', 'session/forgot-password', { forgotEmail: 'ada@' })
    const { html } = await show(walk, answer)
    const body = { to: 'consent', csrf: csrfOf(html), choice: 'none' }
    expect((await open(answer, { cookie: cookieOf(walk), body })).location).toBe(answer)
  })
})
