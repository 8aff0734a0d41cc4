import { describe, expect, it } from 'vitest'
import { cookieNames } from '../../../worker/http/cookies/cookie-names.ts'
import { seal, unseal } from '../../../worker/http/cookies/cookies.ts'
import { QuickBasket } from '../../../worker/services/session.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

/** A session that ends elsewhere while a form of checkout is filled in: the purchase goes on as a guest's. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Walk = ReturnType<typeof walker>
type Fields = Readonly<Record<string, string>>
const dead = { accessToken: 'x', accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }
const ends: readonly (readonly [string, object])[] = [
  ['is refused', { accessToken: 'of-nobody' }],
  ['can’t be renewed', dead],
]
let people = 0
async function signUp(walk: Walk): Promise<string> {
  people += 1
  await walk.page('/en-us/sign-up')
  const email = `person-${people}@ended.example`
  const typed = {
    email,
    newPassword: 'Kerb-demo-2026',
    firstName: 'Ona',
    lastName: 'Reed',
    birthDate: '05/31/1990',
    postalCode: '10001',
  }
  expect((await walk.post('/api/session/sign-up', typed)).status).toBe(303)
  return email
}
const shoppers: readonly (readonly [string, (walk: Walk) => Promise<unknown>])[] = [
  ['a guest', async () => undefined],
  ['a member', signUp],
]

/** The hidden fields of the form on this page that this route answers. */
function hiddenOf(html: string, to: string): Fields {
  const form = html.split('<form').find((part) => part.includes(`name="to" value="${to}"`)) ?? ''
  const inputs = (form.split('</form>')[0] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ]),
  )
}

async function begun(walk: Walk, bag: 'own' | 'quick'): Promise<void> {
  if (bag === 'own') return walk.add(shoe)
  const forms = cartForms(shop, walk.visitor)
  const [upc = ''] = await forms.sizes()
  await forms.post('../checkout/apple-pay', { productId: shoe, upc, qty: '1' })
}

/** The page that a press leads to in the end. */
async function landing(walk: Walk, { location, html }: { location: string; html: string }): Promise<string> {
  let [next, page] = [location, html]
  for (let hop = 0; hop < 6 && next !== ''; hop += 1) {
    const answer = await walk.visitor.fetch(next)
    page = await answer.text()
    next = answer.headers.get('location') ?? ''
  }
  return page
}

const lane: Fields = { ...americanAddress, savedAddress: 'new', 'shipping.addressLine1': '77 Typed Lane' }
const billing: Fields = {
  ...Object.fromEntries(
    Object.entries(americanAddress).map(([name, value]) => [name.replace('shipping.', 'billing.'), value]),
  ),
  'billing.addressLine1': '88 Billed Lane',
  payWith: 'PAYPAL',
}

describe.each(shoppers)('%s', (_, shopper) => {
  describe.each(['own', 'quick'] as const)('with the %s cart', (bag) => {
    describe.each(ends)('whose session %s', (_, end) => {
      const query = bag === 'quick' ? '?bag=quick' : ''
      const posted = async (walk: Walk, step: string, fields: Fields) => {
        const hidden = hiddenOf(await walk.page(`/en-us/checkout/${step}${query}`), `checkout/${step}`)
        await cartForms(shop, walk.visitor).changeSession(end)
        return walk.post(`/api/checkout/${step}`, { ...hidden, ...fields })
      }

      it('keeps the delivery that was typed, right or wrong, and is told', async () => {
        const right = walker(shop)
        await shopper(right)
        await begun(right, bag)
        const billed = await landing(right, await posted(right, 'shipping', lane))
        expect(billed).toContain('Your session has ended')
        expect(billed).toContain('data-checkout="billing"')
        expect(await right.page(`/en-us/checkout/shipping${query}`)).toContain('77 Typed Lane')
        const wrong = walker(shop)
        await shopper(wrong)
        await begun(wrong, bag)
        const answer = await posted(wrong, 'shipping', { ...lane, 'shipping.postalCode': '' })
        expect(answer.status).toBe(422)
        expect(answer.html).toContain('77 Typed Lane')
        expect(answer.html).toContain('Your session has ended')
      })

      it('keeps the billing address that was typed, right or wrong', async () => {
        const walk = walker(shop)
        await shopper(walk)
        await begun(walk, bag)
        await walk.page(`/en-us/checkout/shipping${query}`)
        await walk.post('/api/checkout/shipping', { ...lane, ...(query && { bag }) })
        const wrong = await posted(walk, 'billing', { ...billing, same: '', 'billing.postalCode': '' })
        expect([wrong.status, wrong.html.includes('88 Billed Lane')]).toEqual([422, true])
        const again = await landing(
          walk,
          await walk.post('/api/checkout/billing', {
            ...hiddenOf(wrong.html, 'checkout/billing'),
            ...billing,
            same: '',
          }),
        )
        // The rebuilt cart has no delivery, so that comes first.
        expect(again).toContain('data-checkout="shipping"')
        await walk.page(`/en-us/checkout/shipping${query}`)
        await walk.post('/api/checkout/shipping', { ...lane, ...(query && { bag }) })
        expect(await walk.page(`/en-us/checkout/billing${query}`)).toContain('88 Billed Lane')
      })

      it('is not charged by the button of before, and keeps what is bought', async () => {
        const walk = walker(shop)
        await shopper(walk)
        await begun(walk, bag)
        await walk.page(`/en-us/checkout/shipping${query}`)
        await walk.post('/api/checkout/shipping', { ...lane, ...(query && { bag }) })
        const paid = { same: 'on', payWith: 'CREDIT_CARD', cardSession: await cardSession(), ...(query && { bag }) }
        await walk.post('/api/checkout/billing', paid)
        const review = await walk.review(query)
        await cartForms(shop, walk.visitor).changeSession(end)
        const page = await landing(walk, await walk.post('/api/checkout/place', review))
        expect(page).toContain('data-checkout="shipping"')
        expect(page).toContain('add them again')
        expect(page).toContain(shoe)
      })
    })
  })
})

/** Filled in up to the review, by card. */
async function reviewed(walk: Walk, bag: 'own' | 'quick'): Promise<Fields> {
  const query = bag === 'quick' ? '?bag=quick' : ''
  await begun(walk, bag)
  await walk.page(`/en-us/checkout/shipping${query}`)
  await walk.post('/api/checkout/shipping', { ...lane, bag })
  await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468', bag })
  const card = { payWith: 'CREDIT_CARD', cardSession: await cardSession() }
  expect((await walk.post('/api/checkout/billing', { ...billing, same: '', ...card, bag })).location).toContain(
    'summary',
  )
  return walk.review(query)
}

describe.each(['own', 'quick'] as const)('a member with the %s cart, whose session has ended at the button', (bag) => {
  const query = bag === 'quick' ? '?bag=quick' : ''
  /** On the review: both addresses, and the gift card. */
  const back = ['77 Typed Lane', '88 Billed Lane', '0001']

  it('is told why, what is to be added again, and how to sign in without losing the purchase', async () => {
    const walk = walker(shop)
    await signUp(walk)
    const review = await reviewed(walk, bag)
    await cartForms(shop, walk.visitor).changeSession({ accessToken: 'of-nobody' })
    const answer = await walk.post('/api/checkout/place', review, { accept: 'application/json' })
    expect(JSON.parse(answer.html)).toMatchObject({ code: 'AUT498' })
    const page = await landing(walk, { location: (JSON.parse(answer.html) as { location: string }).location, html: '' })
    expect(page).toContain('Your session has ended')
    expect(page).toContain('delivery choices and addresses and gift cards and rewards')
    const back = encodeURIComponent(`/en-us/checkout/shipping${query}`)
    expect(page).toContain(`/en-us/account?returnTo=${back}`)
  })

  it('gets everything back by signing in again', async () => {
    const walk = walker(shop)
    const email = await signUp(walk)
    const review = await reviewed(walk, bag)
    await cartForms(shop, walk.visitor).changeSession({ accessToken: 'of-nobody' })
    await landing(walk, await walk.post('/api/checkout/place', review))
    await walk.signIn(email)
    const again = await walk.page(`/en-us/checkout/summary${query}`)
    for (const text of back) expect([text, again.includes(text)]).toEqual([text, true])
  })

  it('gets everything back where another page has noticed the end first', async () => {
    const walk = walker(shop)
    const email = await signUp(walk)
    await reviewed(walk, bag)
    await cartForms(shop, walk.visitor).changeSession({ accessToken: 'of-nobody' })
    await walk.page('/en-us/account')
    await walk.signIn(email)
    const again = await walk.page(`/en-us/checkout/summary${query}`)
    for (const text of back) expect([text, again.includes(text)]).toEqual([text, true])
  })
})

it('a quick purchase that can’t be made again, because its size is sold no more, is told so in the cart', async () => {
  const walk = walker(shop)
  await begun(walk, 'quick')
  await walk.page('/en-us/checkout/shipping?bag=quick')
  await walk.post('/api/checkout/shipping', { ...lane, bag: 'quick' })
  const { quick: name } = cookieNames(false)
  const { cookies } = walk.visitor
  const { basketId, line } = QuickBasket.parse(await unseal(secret, 'quick', cookies.get(name)))
  cookies.set(name, await seal(secret, 'quick', { basketId, line: { ...line, upc: '0000000000000' } }))
  await cartForms(shop, walk.visitor).changeSession({ accessToken: 'of-nobody' })
  const opened = await landing(walk, { location: '/en-us/checkout/shipping?bag=quick', html: '' })
  const posted = await landing(walk, await walk.post('/api/checkout/billing', { ...billing, same: '', bag: 'quick' }))
  for (const page of [opened, posted]) {
    expect(page).toContain('We could not add this to your cart')
    expect(page).toContain('Your cart is empty')
  }
})

describe('a member who signs in again', () => {
  it('has the order written to the email that was entered last', async () => {
    const walk = walker(shop)
    const account = await signUp(walk)
    await walk.add(shoe)
    await walk.deliver({ ...lane, email: 'first@ended.example' })
    await walk.bill({ payWith: 'PAYPAL' })
    const hidden = hiddenOf(await walk.page('/en-us/checkout/shipping'), 'checkout/shipping')
    await cartForms(shop, walk.visitor).changeSession(dead)
    await walk.post('/api/checkout/shipping', { ...hidden, ...lane, email: 'last@ended.example' })
    await walk.signIn(account)
    expect(await walk.page('/en-us/checkout/summary')).toContain('last@ended.example')
    expect((await cartForms(shop, walk.visitor).cart())?.billingAddress?.email).toBe('last@ended.example')
  })
})

describe.each(['own', 'quick'] as const)(
  'another person who signs in after the session has ended, with the %s cart',
  (bag) => {
    it('gets nothing that was entered since', async () => {
      const walk = walker(shop)
      const query = bag === 'quick' ? '?bag=quick' : ''
      const inBag = query && { bag }
      await signUp(walk)
      await begun(walk, bag)
      const hidden = hiddenOf(await walk.page(`/en-us/checkout/shipping${query}`), 'checkout/shipping')
      await cartForms(shop, walk.visitor).changeSession(dead)
      await walk.post('/api/checkout/shipping', { ...hidden, ...lane, ...inBag })
      await walk.page(`/en-us/checkout/billing${query}`)
      const card = { payWith: 'CREDIT_CARD', cardSession: await cardSession() }
      await walk.post('/api/checkout/billing', { ...billing, ...card, same: '', ...inBag })
      await walk.signIn('athlete@kerb.example')
      for (const step of ['shipping', 'billing', 'summary']) {
        const page = await landing(walk, { location: `/en-us/checkout/${step}${query}`, html: '' })
        expect([step, page.includes('77 Typed Lane'), page.includes('88 Billed Lane')]).toEqual([step, false, false])
        expect(page).not.toContain('ada@shop.example')
      }
      const cart = await cartForms(shop, walk.visitor).cart()
      expect(cart?.payment_instruments ?? []).toEqual([])
    })
  },
)

it('a quick cart that is gone keeps the delivery that was typed, and says so', async () => {
  const walk = walker(shop)
  await begun(walk, 'quick')
  const hidden = hiddenOf(await walk.page('/en-us/checkout/shipping?bag=quick'), 'checkout/shipping')
  const other = walker(shop)
  await begun(other, 'quick')
  const { quick: name } = cookieNames(false)
  const of = async ({ visitor }: Walk) => QuickBasket.parse(await unseal(secret, 'quick', visitor.cookies.get(name)))
  const { basketId } = await of(other)
  walk.visitor.cookies.set(name, await seal(secret, 'quick', { ...(await of(walk)), basketId }))
  const page = await landing(walk, await walk.post('/api/checkout/shipping', { ...hidden, ...lane, bag: 'quick' }))
  expect(page).toContain('Your cart was gone')
  expect(await walk.page('/en-us/checkout/shipping?bag=quick')).toContain('77 Typed Lane')
})

describe('a cart that is gone (BSK404)', () => {
  const said = 'Your cart was gone. It was made again with its items.'
  /** The browser's cart is none of its own any more. */
  async function lose(walk: Walk): Promise<void> {
    const other = walker(shop)
    await other.add(shoe, 1)
    const { basketId } = await cartForms(shop, other.visitor).session()
    await cartForms(shop, walk.visitor).changeSession({ basketId })
  }

  it('keeps the delivery that was typed, right or wrong', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const hidden = hiddenOf(await walk.page('/en-us/checkout/shipping'), 'checkout/shipping')
    await lose(walk)
    const wrong = await walk.post('/api/checkout/shipping', { ...hidden, ...lane, 'shipping.postalCode': '' })
    expect([wrong.status, wrong.html.includes('77 Typed Lane'), wrong.html.includes(said)]).toEqual([422, true, true])
    await lose(walk)
    const right = await landing(walk, await walk.post('/api/checkout/shipping', { ...hidden, ...lane }))
    expect([right.includes('data-checkout="billing"'), right.includes(said)]).toEqual([true, true])
    expect(await walk.page('/en-us/checkout/shipping')).toContain('77 Typed Lane')
  })

  it('keeps the billing address and asks for the delivery that is gone', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver(lane)
    const hidden = hiddenOf(await walk.page('/en-us/checkout/billing'), 'checkout/billing')
    await lose(walk)
    const page = await landing(walk, await walk.post('/api/checkout/billing', { ...hidden, ...billing, same: '' }))
    expect([page.includes('data-checkout="shipping"'), page.includes(said)]).toEqual([true, true])
    await walk.deliver(lane)
    expect(await walk.page('/en-us/checkout/billing')).toContain('88 Billed Lane')
  })

  it('is not charged, and leads to the delivery with its lines', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver(lane)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const review = await walk.review()
    await lose(walk)
    const page = await landing(walk, await walk.post('/api/checkout/place', review))
    expect([page.includes('data-checkout="shipping"'), page.includes(said)]).toEqual([true, true])
    expect((await cartForms(shop, walk.visitor).cart())?.totalItems).toBe(1)
  })
})
