import { describe, expect, it } from 'vitest'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, type Form, hidden, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

/** Forms of the cart page, of a member whose session ends before they are sent. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const kept = `${text('flow.cart.rebuilt', 'en-us')} ${formatter('en-us')('cart.enterAgain')}`
const undone = text('flow.cart.undone', 'en-us')
const dead = { accessToken: 'of-nobody' }
const typedCode = 'WELCOME10'

/** A line in the cart and another on the saved list, with the forms of the page that shows them. */
async function member() {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  await walk.signIn('registered@kerb.example')
  await forms.empty()
  const [upc = '', other = ''] = await forms.sizes()
  await forms.json('add', { productId: shoe, upc: other, qty: '1' })
  const itemId = (await forms.cart())?.items[0]?.id ?? ''
  await forms.json('save', { itemId, productId: shoe, upc: other })
  await forms.json('add', { productId: shoe, upc, qty: '1' })
  const html = await walk.page('/en-us/cart')
  const [item] = (await forms.cart())?.items ?? []
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const line = { itemId: item?.id ?? '', productId: shoe, upc }
  const saved = { saveForLaterId: field('saveForLaterId'), savedItemId: field('savedItemId') }
  const page = { csrf: field('csrf'), remaining: remainingOf(item ? [item] : []), returnTo: '/en-us/cart' }
  const send = (action: string, fields: Form, accept: string) =>
    walk.visitor.fetch(`/api/cart/${action}?locale=en-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      body: new URLSearchParams({ ...page, ...fields }).toString(),
    })
  return { walk, forms, upc, other, line, saved, send }
}
type Member = Awaited<ReturnType<typeof member>>

const unitsIn = async ({ forms }: Member) =>
  Object.fromEntries(((await forms.cart())?.items ?? []).map(({ upc, qty }) => [upc, qty]))

/** Each with what the cart has afterwards, and whether all that was asked for is in it. */
const presses: readonly (readonly [string, (shopper: Member) => [string, Form], (shopper: Member) => Form, boolean])[] =
  [
    [
      'a pickup store',
      ({ line }) => ['delivery', { itemId: line.itemId, code: 'pickup', storeId: 'KERB-US-101' }],
      () => ({}),
      false,
    ],
    ['saving a line for later', ({ line }) => ['save', line], () => ({}), false],
    ['a code', () => ['coupon', { coupon: typedCode }], () => ({}), false],
    ['no code', () => ['coupon', { coupon: '' }], () => ({}), false],
    [
      'a saved item',
      ({ saved, other }) => ['move-back', { ...saved, productId: shoe, upc: other, qty: '1' }],
      ({ other }) => ({ [other]: '1' }),
      true,
    ],
    ['another quantity', ({ line }) => ['update', { ...line, qty: '2' }], ({ upc }) => ({ [upc]: '2' }), true],
    ['a quantity that is none', ({ line }) => ['update', { ...line, qty: 'two' }], () => ({}), true],
  ]

/** The session is found dead by the form itself, by script in the page, or by another tab. */
const endings: readonly (readonly [string, (shopper: Member) => Promise<unknown>])[] = [
  ['has just ended', async () => undefined],
  ['was replaced by script', ({ forms }) => forms.cart()],
  ['was replaced by another tab', ({ walk }) => walk.visitor.fetch('/en-us/cart')],
]

describe.each(endings)('a session that %s', (_, ends) => {
  it.each(presses)('loses nothing without a word where %s is asked for', async (_press, ask, more, isKept) => {
    for (const accept of ['text/html', 'application/json']) {
      const shopper = await member()
      const { walk, forms, upc, send } = shopper
      const [action, fields] = ask(shopper)
      await forms.changeSession(dead)
      await ends(shopper)
      const answer = await send(action, fields, accept)
      const expected = Object.entries({ [upc]: '1', ...more(shopper) }).map(([size, qty]) => [size, Number(qty)])
      if (accept === 'text/html') {
        const location = answer.headers.get('location') ?? ''
        expect(location).toContain('AUT498')
        const html = await walk.page(location)
        expect([html.includes(kept), html.includes(`${kept} ${undone}`)]).toEqual([true, !isKept])
        expect(html).toContain('href="/en-us/account?returnTo=%2Fen-us%2Fcart"')
        expect(html.includes(`value="${typedCode}"`)).toBe(fields['coupon'] === typedCode)
      } else {
        const words = message('AUT498', 'en-us')
        expect(await answer.json()).toMatchObject({
          ok: false,
          code: 'AUT498',
          message: isKept ? words : `${words} ${undone}`,
          way: { href: expect.stringContaining('/en-us/account?returnTo=') },
        })
      }
      expect(await unitsIn(shopper)).toEqual(Object.fromEntries(expected))
    }
  })
})

/** The cart went with an order, a sign-out or the browser's cookies, and the page that showed it is still open. */
const partings: readonly (readonly [string, (shopper: Member) => Promise<unknown>])[] = [
  ['were ordered', async ({ forms }) => forms.changeSession({ basketId: null })],
  [
    'were left by signing out',
    async ({ walk }) => {
      await walk.post('/api/session/sign-out', {})
      await walk.page('/en-us/cart')
    },
  ],
]
const changes: readonly (readonly [string, (shopper: Member) => [string, Form]])[] = [
  ...presses.map(([name, ask]) => [name, ask] as const),
  ['another size', ({ line, other }) => ['size', { ...line, fromUpc: line.upc, upc: other, qty: '1' }]],
]

describe.each(partings)('lines that %s', (_, part) => {
  it.each(changes.filter(([name]) => !['no code', 'a saved item', 'a quantity that is none'].includes(name)))(
    'are not changed without a word where %s is asked for',
    async (_change, ask) => {
      const shopper = await member()
      const { walk, send } = shopper
      const [action, fields] = ask(shopper)
      await part(shopper)
      const csrf =
        hidden(await walk.page('/en-us/cart'), 'csrf') || hidden(await walk.page('/en-us/contact-us'), 'csrf')
      const words = text('flow.order.otherPurchase', 'en-us')
      const told = (await (await send(action, { ...fields, csrf }, 'application/json')).json()) as object
      expect(told).toMatchObject({ ok: false, code: 'other-purchase', message: words })
      const answer = await send(action, { ...fields, csrf }, 'text/html')
      expect(await walk.page(answer.headers.get('location') ?? '')).toContain(words)
      expect(await unitsIn(shopper)).toEqual({})
    },
  )
})

describe('a browser whose cookies were deleted', () => {
  const remade: readonly (readonly [string, (shopper: Member) => [string, Form], (shopper: Member) => Form])[] = [
    ['another quantity', ({ line }) => ['update', { ...line, qty: '2' }], ({ upc }) => ({ [upc]: '2' })],
    [
      'another size',
      ({ line, other }) => ['size', { ...line, fromUpc: line.upc, upc: other, qty: '1' }],
      ({ other }) => ({ [other]: '1' }),
    ],
    ['saving a line for later', ({ line }) => ['save', line], ({ upc }) => ({ [upc]: '1' })],
  ]
  it.each(remade)('has the lines of the page, where %s is asked for', async (_, ask, expected) => {
    const shopper = await member()
    const [action, fields] = ask(shopper)
    const remaining = hidden(await shopper.walk.page('/en-us/cart'), 'remaining')
    const anew = cartForms(shop)
    expect(await anew.json(action, { ...fields, remaining })).toMatchObject({ ok: false, code: 'AUT498' })
    const units = ((await anew.cart())?.items ?? []).map(({ upc, qty }) => [upc, String(qty)])
    expect(Object.fromEntries(units)).toEqual(expected(shopper))
  })
})
