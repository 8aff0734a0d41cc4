import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

/** Forms of a page that stayed open until its visitor's cookie was gone. */
const shop = useShop({ catalogue: 'demo' })
type Fields = Readonly<Record<string, string>>
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', '’')

/** The hidden fields of the page's form that sends something again. */
function fieldsAgain(html: string): Fields {
  const end = html.indexOf('Send it again')
  return hiddenIn(end < 0 ? html : html.slice(html.lastIndexOf('<form', end), end))
}
const hiddenIn = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  )

function asShopper() {
  const walk = walker(shop)
  const post = async (path: string, fields: Fields, headers: Fields = {}) => {
    const body = new URLSearchParams(fields).toString()
    const response = await walk.visitor.fetch(path, { method: 'POST', headers: { ...form, ...headers }, body })
    return { status: response.status, location: response.headers.get('location'), html: await response.text() }
  }
  /** The browser forgets who it is, and only that. */
  const forgetVisitor = () => {
    const name = walk.visitor.cookies.all().find((cookie) => cookie.name.endsWith('kerb-visitor'))?.name ?? ''
    walk.visitor.cookies.set(name, 'gone')
  }
  return { walk, post, forgetVisitor }
}

it.each([
  [
    'a request to the customer service',
    '/en-us/contact-us',
    'contact',
    { topic: 'orders.status', name: 'Zoë O’Neil', email: 'zoe@shop.example', message: 'Where "is" it & why?' },
  ],
  ['the newsletter', '/en-us', 'newsletter', { form: 'f1', 'f1.email': 'zoe@shop.example', 'f1.policy': 'on' }],
] as const)('of %s is sent by one press, with all that was typed', async (_, path, to, typed) => {
  const { walk, post, forgetVisitor } = asShopper()
  const csrf = /name="csrf" value="([^"]+)"/.exec(await walk.page(path))?.[1] ?? ''
  forgetVisitor()
  const expired = await post(path, { to, csrf, returnTo: path, ...typed })
  expect(expired.status).toBe(403)
  const again = fieldsAgain(expired.html)
  expect(again).toMatchObject({ to, ...typed })
  expect(again['csrf']).not.toBe(csrf)
  expect((await post(path, again)).status).toBe(303)
})

it('is called expired in the head of the page too', async () => {
  const { walk, post, forgetVisitor } = asShopper()
  const csrf = /name="csrf" value="([^"]+)"/.exec(await walk.page('/en-us/contact-us'))?.[1] ?? ''
  forgetVisitor()
  const { html } = await post('/en-us/contact-us', { to: 'contact', csrf, message: 'Where is it?' })
  expect(/<title>([^<]*)/.exec(html)?.[1]).toBe('That form has expired | Kerb')
  expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1]).toMatch(/^We did not recognize your browser/)
})

it('of delivery goes on to the payment', async () => {
  const { walk, post, forgetVisitor } = asShopper()
  await walk.add(shoe)
  const path = '/en-us/checkout/shipping'
  const html = await walk.page(path)
  const own = hiddenIn(html.slice(html.indexOf('data-checkout="shipping"')).split('</form>')[0] ?? '')
  forgetVisitor()
  const expired = await post(path, {
    ...own,
    to: 'checkout/shipping',
    email: 'ada@shop.example',
    method: 'me',
    ...americanAddress,
  })
  expect(expired.status).toBe(403)
  const sent = await post(path, fieldsAgain(expired.html))
  expect([sent.status, sent.location]).toEqual([303, '/en-us/checkout/billing'])
})

it('never sends a password back, and the form asks for it anew with the rest filled in', async () => {
  const { walk, post, forgetVisitor } = asShopper()
  const csrf = /name="csrf" value="([^"]+)"/.exec(await walk.page('/en-us/account'))?.[1] ?? ''
  forgetVisitor()
  const typed = { to: 'session/sign-in', csrf, email: 'ada@shop.example', password: 'Correct-horse-7' }
  const expired = await post('/en-us/account', typed)
  expect(expired.html).not.toContain('Correct-horse-7')
  const asked = await post('/en-us/account', fieldsAgain(expired.html))
  expect([400, 422]).toContain(asked.status)
  expect(asked.html).toContain('value="ada@shop.example"')
})

it('of another site is refused and not offered again', async () => {
  const { walk, post } = asShopper()
  await walk.page('/en-us')
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const refused = await post('/en-us/contact-us', { to: 'contact', csrf: 'x', message: 'Ours now' }, headers)
    expect([refused.status, refused.html.includes('Ours now')]).toEqual([403, false])
  }
})

describe('posted to an address of its own', () => {
  const product = `/en-us/p/x-${shoe}`
  const csrfOf = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const upcOf = (html: string) => /<input[^>]*name="upc"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''

  it.each([
    ['the cart', '/api/cart/add', '/en-us/cart', (html: string) => ({ productId: shoe, upc: upcOf(html), qty: '1' })],
    ['a heart', '/api/favorites/toggle', '/en-us/favorites', () => ({ productId: shoe, to: 'on' })],
    ['a coupon', '/api/cart/coupon', '/en-us/cart', () => ({ coupon: 'WELCOME10' })],
    ['a dismissal', '/api/dismiss', '/en-us', () => ({ name: 'x', returnTo: '/en-us/about' })],
  ] as const)('%s is sent by one press, and its address leads to a page', async (_, address, page, fieldsOf) => {
    const { walk, post, forgetVisitor } = asShopper()
    const html = await walk.page(product)
    forgetVisitor()
    const fields = { csrf: csrfOf(html), ...fieldsOf(html) }
    const expired = await post(`${address}?locale=en-us`, fields)
    expect([expired.status, fieldsAgain(expired.html)]).toEqual([403, expect.objectContaining(fieldsOf(html))])
    // Links to other languages lead to pages too.
    expect(expired.html).not.toMatch(/href="[^"]*\/api\//)
    const opened = await walk.visitor.fetch(`${address}?locale=en-us`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page])
    const sent = await post(`${address}?locale=en-us`, fieldsAgain(expired.html))
    expect([sent.status, sent.location?.startsWith('/en-us')]).toEqual([303, true])
  })
})

it('keeps what was sent twice, and is asked for no character that a page can’t have', async () => {
  const { walk, post } = asShopper()
  await walk.page('/en-us')
  const response = await walk.visitor.fetch('/en-us/contact-us?q=a%00b', {
    method: 'POST',
    headers: form,
    body: 'to=contact&csrf=x&topic=one&topic=two&name=A%00da%1b&mess%00age=a%0D%0Ab&csrf=y',
  })
  const html = await response.text()
  expect(response.status).toBe(403)
  const again = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, ...field]) => field)
  expect(again.filter(([name]) => name === 'topic')).toEqual([
    ['topic', 'one'],
    ['topic', 'two'],
  ])
  expect(again.filter(([name]) => name === 'name' || name === 'message').map(([, value]) => value)).toEqual([
    'Ada',
    'a\r\nb',
  ])
  expect(html).not.toContain('\u0000')
  const own = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html.split(own).length - 1).toBeGreaterThan(0)
  const faulty = await post('/en-us/contact-us', { to: 'contact', csrf: own, name: 'A\u0000da', message: '' })
  expect(faulty.html).toContain('value="Ada"')
})
