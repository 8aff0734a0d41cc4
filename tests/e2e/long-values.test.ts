import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../bench/reliability/client.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { dialogs, isDialogName } from '../../shared/dialogs.ts'
import { useBrowser } from '../harness/browser.ts'
import { sticksOut } from '../harness/fits.ts'
import { orderNumberIn } from '../harness/order-number.ts'
import { useShop } from '../harness/shop.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { parcelArrived, walker } from '../integration/shop/checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop, { screen: 'phone', reducedMotion: true })

/** Letters that no browser breaks by itself, as wide as letters are. */
const letters = (count: number): string => 'W'.repeat(count)
const word = letters(3000)
const shoe = 'KCT3886CINK'

/** Each as long as the shop takes it. */
const person = { firstName: letters(60), lastName: letters(60) }
const place = {
  ...person,
  addressLine1: letters(120),
  addressLine2: letters(120),
  city: letters(80),
  postalCode: '10119',
  phone: '3012345678',
}
/** Not as the carrier would spell it. */
const asTyped = { method: 'standard', suggestion: 'keep' }
const email = (name: string): string => `${name}${'w'.repeat(40 - name.length)}@laden.example`
const gift = { giftTo: letters(120), giftEmail: email('gift'), giftMessage: letters(1000) }
const prefixed = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))

/** A product as a feed may send it: no text of it has a space. */
const endless = product(8, 0)
const endlessPath = `/de-de/p/${endless.productId}`

beforeAll(async () => {
  const texts = {
    name: letters(200),
    colourName: letters(80),
    kind: letters(80),
    description: word,
    sections: [
      { key: 'story', title: letters(200), lines: [word] },
      { key: 'fit', title: letters(200), lines: [word] },
    ],
  }
  const fed = {
    ...endless,
    rank: 1e9,
    kind: 'w'.repeat(60),
    material: 'w'.repeat(60),
    colour: 'w'.repeat(40),
    categoryIds: ['1000'],
    texts: { 'de-de': texts, 'en-us': texts },
    skus: endless.skus.map((sku, index) => ({
      ...sku,
      quantity: 50,
      ...(index < 2 && { size: letters(39 + index), labels: { EMEA: letters(39 + index), NA: letters(39 + index) } }),
    })),
  }
  const { written } = await admin<{ written: number }>(shop.platform.url, shop.adminToken, '/catalog/products', {
    products: [fed],
  })
  expect(written).toBe(1)
})

/** Opens each address; what sticks out of its page, in words. An address that leads elsewhere is a fault too. */
async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const { pathname } = new URL(page.url())
    const asked = path.split('?')[0] ?? ''
    const name = path.slice(0, 60)
    if (pathname !== asked && !/\/[cp]\//.test(asked)) faults.push(`${name} leads to ${pathname.slice(0, 60)}`)
    faults.push(...(await sticksOut(page)).map((fault) => `${name} at ${fault}`))
  }
  return faults
}

const withText = 'input:is([type=text],[type=email],[type=search],[type=tel],:not([type])),textarea'
const textForms = `main form:has(${withText})`

/**
 * Sends each form of the page that takes text, with a word of 3,000 letters in every field: the page that says what is
 * wrong has it again.
 */
async function faultsOfForms(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  await page.goto(path)
  const count = await page.locator(textForms).count()
  if (count === 0) faults.push(`${path} has no form that takes text`)
  for (let index = 0; index < count; index += 1) {
    await page.goto(path)
    const answered = page.waitForEvent('load')
    await page.locator(textForms).nth(index).evaluate(fillAndSend, { word, withText })
    await answered
    faults.push(...(await sticksOut(page)).map((fault) => `${path}, form ${index + 1}, at ${fault}`))
  }
  return faults
}

/** Runs in the page. */
function fillAndSend(form: Element, { word, withText }: { readonly word: string; readonly withText: string }): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(withText)) field.value = word
  HTMLFormElement.prototype.submit.call(form)
}

describe('at 320 and 390 px nothing scrolls sideways', () => {
  it('for a guest', { timeout: 240_000 }, async () => {
    expectProblem(/status of 4\d\d/)
    const page = await openPage()
    const word80 = letters(80)
    const pages = [
      '/de-de',
      '/de-de/c/women-1000',
      `/de-de/c/women-1000?colour=${'w'.repeat(40)}&kind=${'w'.repeat(60)}&material=${'w'.repeat(60)}`,
      endlessPath,
      `${endlessPath}?recipeId=${word80}`,
      `${endlessPath}/reviews`,
      `/de-de/p/x-${shoe}`,
      `/de-de/search?q=${word}`,
      `/de-de/search?q=${letters(60)}`,
      `/de-de/searchhub?q=${word}`,
      `/de-de/store-locator?near=${word}`,
      ...['/cart', '/country', '/gift-card', '/help/returns/how-to-return', '/legal/privacy', '/about', '/stories'],
      ...[
        '/account',
        '/sign-up',
        '/forgot-password',
        '/order-tracking',
        '/associate-login',
        '/favorites',
        '/contact-us',
      ],
      ...[
        '/confirm-email',
        '/confirm-new-email',
        '/undo',
        '/newsletter/confirm',
        '/unsubscribe',
        '/reset-password',
      ].map((path) => `${path}?token=${word}`),
      `/${word.toLowerCase()}`,
      `/favorites/shared/${word80}`,
    ].map((path) => (path.startsWith('/de-de') ? path : `/de-de${path}`))
    expect(await faultsAt(page, pages)).toEqual([])
  })

  it('in the answers of a guest’s forms', { timeout: 240_000 }, async () => {
    expectProblem(/status of 4\d\d/)
    const page = await openPage()
    const pages = ['/sign-up', '/account', '/forgot-password', '/order-tracking', '/contact-us', '/gift-card']
    const faults: string[] = []
    for (const path of [...pages, '/store-locator', '/search?q=w', `/dialog/ask-question?product=${shoe}`])
      faults.push(...(await faultsOfForms(page, `/de-de${path}`)))
    expect(faults).toEqual([])
  })

  it('from the cart to the tracked order', { timeout: 300_000 }, async () => {
    expectProblem(/status of 4\d\d/)
    const walk = walker(shop, 'de-de')
    await walk.add(endless.productId)
    const listed = await walk.visitor.fetch('/de-de/c/gift-cards-4400')
    const category = await walk.page(listed.headers.get('location') ?? '')
    const giftCard = /href="\/de-de\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(category)?.[1] ?? ''
    await walk.add(giftCard)
    const answer = await walk.visitor.fetch('/api/cart?locale=de-de')
    const { cart } = (await answer.json()) as { cart: { items: { id: string; productId: string; upc: string }[] } }
    const line = (productId: string) => cart.items.find((item) => item.productId === productId)
    const [shoeLine, giftLine] = [line(endless.productId), line(giftCard)]
    const given = { itemId: giftLine?.id ?? '', productId: giftCard, upc: giftLine?.upc ?? '', qty: '1', ...gift }
    expect((await walk.post('/api/cart/gift-option', given)).status).toBe(303)
    const page = await openPage({ visitor: walk.visitor })
    const query = new URLSearchParams({ item: shoeLine?.id ?? '', product: endless.productId, q: letters(80) })
    const dialogPages = Object.keys(dialogs).filter(isDialogName)
    const faults = await faultsAt(page, ['/de-de/cart', '/de-de/checkout/shipping'])
    faults.push(
      ...(await faultsAt(
        page,
        ['mini-cart', 'quickshop', 'pickup', 'shipping-method', 'change-store'].map(
          (name) => `/de-de/dialog/${name}?${query}`,
        ),
      )),
      ...(await faultsAt(page, [`/de-de/dialog/gift-option?item=${giftLine?.id ?? ''}`])),
      ...(await faultsOfForms(page, '/de-de/cart')),
      ...(await faultsOfForms(page, '/de-de/checkout/shipping')),
      ...(await faultsOfForms(page, `/de-de/dialog/gift-option?item=${giftLine?.id ?? ''}`)),
    )
    for (const name of dialogPages) {
      await page.goto(`/de-de/dialog/${name}?${query}`)
      faults.push(...(await sticksOut(page)).map((fault) => `dialog ${name} at ${fault}`))
    }
    await walk.deliver({ ...prefixed('shipping', place), email: email('order'), ...asTyped })
    faults.push(...(await faultsAt(page, ['/de-de/checkout/billing'])))
    faults.push(...(await faultsOfForms(page, '/de-de/checkout/billing')))
    const payment = { payWith: 'CREDIT_CARD', cardSession: await cardSession() }
    await walk.bill({ same: '', ...prefixed('billing', place), ...payment })
    faults.push(...(await faultsAt(page, ['/de-de/checkout/summary'])))
    const number = orderNumberIn(await walk.placed()) ?? ''
    const buyer = await openPage({ visitor: walk.visitor })
    faults.push(...(await faultsAt(buyer, ['/de-de/order-confirmation'])))
    await parcelArrived(shop, number)
    await page.goto('/de-de/order-tracking')
    await page.locator('[name=orderNumber]').fill(number)
    await page.locator('main [name=email]').fill(email('order'))
    await page.keyboard.press('Enter')
    await page.locator('details:has(.co-return) > summary').click()
    await page.locator('.co-return').first().waitFor()
    faults.push(...(await sticksOut(page)).map((fault) => `the tracked order at ${fault}`))
    expect(faults).toEqual([])
  })

  it('in the account, and in what its owner writes for others', { timeout: 300_000 }, async () => {
    expectProblem(/status of 4\d\d/)
    const walk = walker(shop, 'de-de')
    await walk.page('/de-de/sign-up')
    const own = { email: email('owner'), newPassword: demoPassword, birthDate: '31/05/1990', postalCode: '10119' }
    const made = await walk.post('/api/session/sign-up', { ...own, ...person, loyalty: 'on', newsletter: 'on' })
    expect(made.status).toBe(303)
    await walk.page('/de-de/account/addresses/new')
    for (const approachType of ['S', 'B']) {
      const saved = await walk.post('/api/account/address', { ...prefixed('address', place), approachType })
      expect(saved.status).toBe(303)
    }
    await walk.add(endless.productId)
    await walk.deliver({
      ...prefixed('shipping', place),
      email: email('owner'),
      savedAddress: 'new',
      ...asTyped,
    })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const order = `/account/orders/${orderNumberIn(await walk.placed()) ?? ''}`
    await parcelArrived(shop, order.split('/').at(-1) ?? '')
    await walk.page('/de-de/contact-us')
    const request = { topic: 'other.else', name: letters(100), email: email('owner'), message: word }
    expect((await walk.post('/api/contact', request)).status).toBe(303)
    await walk.page('/de-de/favorites')
    for (const productId of [shoe, endless.productId])
      expect((await walk.post('/api/favorites/toggle', { productId, to: 'on' })).status).toBe(303)
    expect((await walk.post('/api/favorites/share', { shared: 'on' })).status).toBe(303)
    const shared = /\/de-de(\/favorites\/shared\/[\w-]+)/.exec(await walk.page('/de-de/favorites'))?.[1] ?? ''
    expect(shared).not.toBe('')
    const address = /\/account\/addresses\/(?!new)[\w-]+/.exec(await walk.page('/de-de/account/addresses'))?.[0] ?? ''

    const page = await openPage({ visitor: walk.visitor })
    const sections = ['addresses', 'payment', 'orders', 'preferences', 'password', 'support', 'security', 'privacy']
    const pages = [
      ...['', '/account', '/account/profile', '/cart', '/favorites', '/contact-us'],
      ...sections.map((section) => `/account/${section}`),
      ...['/account/addresses/new', address, '/account/payment/new', order, `${order}/return`, shared],
      ...['mobile', 'profile', 'interests', 'success', 'welcome'].map((step) => `/account/complete?step=${step}`),
    ].map((path) => `/de-de${path}`)
    const faults = await faultsAt(page, pages)
    for (const path of ['/account/profile', '/account/addresses/new', '/account/security'])
      faults.push(...(await faultsOfForms(page, `/de-de${path}`)))
    faults.push(...(await faultsOfForms(page, `/de-de/dialog/write-review?product=${shoe}`)))
    expect(faults).toEqual([])
  })

  it('where a review and a question stand', async () => {
    const operator = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' }
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      const answer = await shop.platform.fetch(`/admin${path}`, { ...init, headers })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    const walk = walker(shop, 'de-de')
    await walk.signIn('mitglied@kerb.example')
    await walk.page(`/de-de/dialog/write-review?product=${shoe}`)
    const written = { productId: shoe, title: letters(120), text: word, author: letters(60) }
    expect((await walk.post('/api/reviews/write', { ...written, score: '5', fit: 'small' })).status).toBe(303)
    const asked = { productId: shoe, text: word, author: letters(60), email: email('asks') }
    expect((await walk.post('/api/reviews/ask', asked)).status).toBe(303)
    const reviewId = /"review_id":"([\w-]+)"/.exec(await operator('/reviews'))?.[1] ?? ''
    const questionId = /"question_id":"([\w-]+)"/.exec(await operator('/questions'))?.[1] ?? ''
    const answer = { text: word, author: letters(60) }
    for (const decided of [
      await operator(`/reviews/${reviewId}`, { state: 'APPROVED' }),
      await operator(`/questions/${questionId}`, { state: 'APPROVED', answer }),
    ]) {
      const headers = { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' }
      const { products } = JSON.parse(decided) as { products: string[] }
      await shop.fetch('/ops/purge', { method: 'POST', headers, body: JSON.stringify({ products }) })
    }
    const page = await openPage()
    const moved = await shop.fetch(`/de-de/p/x-${shoe}/reviews`)
    const reviews = `${moved.headers.get('location')}?sort=newest`
    expect(await faultsAt(page, [`/de-de/p/x-${shoe}`, reviews])).toEqual([])
    for (const place of ['.rv-text', '.qa-answer'])
      await page
        .locator(place, { hasText: letters(60) })
        .first()
        .waitFor()
  })

  it('in the cart’s drawer, a toast, and the suggestions of the search box', async () => {
    const page = await openPage()
    await page.goto(endlessPath)
    await page.getByRole('group', { name: 'Größe' }).locator('label:not(:has([data-out]))').first().click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.locator('dialog.mini [data-body] .line').waitFor()
    expect(await sticksOut(page)).toEqual([])
    await page.locator('dialog.mini form[action*="/api/cart/remove"] button').first().click()
    await page.locator('.toast').waitFor()
    expect(await sticksOut(page)).toEqual([])
  })
})
