import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { dialogs, isDialogName } from '../../shared/dialogs.ts'
import { type screens, useBrowser } from '../harness/browser.ts'
import type { Visitor } from '../harness/shop.ts'
import { useShop } from '../harness/shop.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { cartForms, shoe } from '../integration/shop/cart-forms.ts'
import { americanAddress, walker } from '../integration/shop/checkout-walk.ts'

/** Each dialog of the shop, from the control where a shopper finds it, and as a page without script. */
const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })

const list = '/en-us/c/women-1000'
const product = `/en-us/p/x-${shoe}`
/** Somebody has reviewed it. */
const reviewed = 'KLT7185EPMK'

type Scene = {
  /** The dialog's accessible name. */
  readonly name: string | RegExp
  readonly who?: () => Promise<Visitor>
  readonly at: string
  /** Opens it; answers the control that gets the focus back, null where the page has moved on by then. */
  readonly open: (page: Page) => Promise<Locator | null>
}

const shown = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true })
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name }).first()
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first()
const topmost = (page: Page) => page.locator('dialog[open]').last()

async function press(control: Locator): Promise<Locator> {
  await control.press('Enter')
  return control
}
const byLink = (name: string | RegExp) => (page: Page) => press(link(page, name))

/** With what an island shows by now, and not as it came. */
const ready = (page: Page, name: string) =>
  topmost(page).locator(`[data-island="${name}"][data-ready]`).first().waitFor()

async function signedIn(email: string) {
  const walk = walker(shop)
  await walk.signIn(email)
  return walk
}
async function withShoe(count = 1) {
  const walk = walker(shop)
  for (let rank = 0; rank < count; rank += 1) await walk.add(shoe, rank)
  return walk
}
async function atReview(): Promise<Visitor> {
  const walk = await withShoe()
  await walk.deliver(americanAddress)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession('challenge') })
  return walk.visitor
}
async function withGiftCard(): Promise<Visitor> {
  const walk = walker(shop)
  const category = await walk.page('/en-us/c/gift-cards-4400')
  const gift = /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(category)?.[1] ?? ''
  await walk.add(gift)
  return walk.visitor
}

/** Two pairs, the first of which waits in a store. */
async function withPickup(): Promise<Visitor> {
  const walk = await withShoe(2)
  const forms = cartForms(shop, walk.visitor)
  const [item] = (await forms.cart())?.items ?? []
  const itemId = item?.id ?? ''
  const stores = await walk.page(`/en-us/dialog/pickup?item=${itemId}`)
  const [there = ''] = stores.split('<form method="post"').filter((form) => form.includes('value="pickup"'))
  const storeId = /name="storeId" value="([^"]+)"/.exec(there)?.[1] ?? ''
  expect(await forms.json('delivery', { itemId, code: 'pickup', storeId })).toMatchObject({ ok: true })
  return walk.visitor
}

async function chooseOtherStore(page: Page): Promise<Locator> {
  const opener = await press(page.getByRole('link', { name: /^(Pick up in a store|Another store): / }).last())
  await ready(page, 'pickup')
  await topmost(page)
    .getByRole('button', { name: /^Pick up here: / })
    .last()
    .press('Enter')
  await shown(page, 'Change your store?').waitFor()
  return opener
}

async function openSignIn(page: Page): Promise<Locator> {
  const opener = await press(page.getByRole('banner').getByRole('link', { name: 'Account' }))
  await ready(page, 'enrollment')
  return opener
}

async function enterAs(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('dialog').getByLabel('Password').fill(demoPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
}

async function askQuestion(page: Page): Promise<Locator> {
  const opener = await press(link(page, 'Ask a question'))
  await ready(page, 'review-form')
  const dialog = topmost(page)
  await dialog.getByLabel('Your question').fill('Does it come in half sizes as well?')
  await dialog.getByLabel('Name to show with it').fill('Ada')
  await dialog.getByLabel('Email').fill('ada@shop.example')
  await press(button(dialog, 'Send question'))
  return opener
}

const cartWith = (visitor: () => Promise<Visitor>) => ({ at: '/en-us/cart', who: visitor })
const shoeInCart = cartWith(async () => (await withShoe()).visitor)

const scenes: Readonly<Record<keyof typeof dialogs, Scene>> = {
  'gift-option': { name: 'Make it a gift', ...cartWith(withGiftCard), open: byLink(/recipient: /) },
  'ask-question': { name: 'Ask a question', at: product, open: byLink('Ask a question') },
  'ask-question-success': { name: 'Your question is with us', at: product, open: askQuestion },
  'shipping-method': {
    name: 'Choose a delivery method',
    at: list,
    who: withPickup,
    async open(page) {
      await press(page.getByRole('banner').getByRole('link', { name: /^Cart/ }))
      await ready(page, 'mini-cart')
      return press(link(topmost(page), /: Delivery of /))
    },
  },
  'change-store': { name: 'Change your store?', ...cartWith(withPickup), open: chooseOtherStore },
  'store-changed': {
    name: 'Your store has changed',
    ...cartWith(withPickup),
    async open(page) {
      const opener = await chooseOtherStore(page)
      await ready(page, 'change-store')
      await press(button(topmost(page), /^Change to /))
      return opener
    },
  },
  'employee-terms': {
    name: 'One thing before your discount starts',
    at: '/en-us/account',
    who: async () => (await signedIn('newemployee@kerb.example')).visitor,
    open: byLink('See the terms'),
  },
  'forgot-password': {
    name: 'Forgot your password?',
    at: list,
    async open(page) {
      const opener = await openSignIn(page)
      await press(link(topmost(page), 'Forgot your password?'))
      return opener
    },
  },
  interests: {
    name: 'What are you into?',
    at: '/en-us/account',
    who: async () => (await signedIn('member@kerb.example')).visitor,
    open: byLink('What are you into?'),
  },
  'pay-later': {
    name: 'Buy now, pay later',
    at: '/en-us/checkout/billing',
    async who() {
      const walk = await withShoe()
      await walk.deliver(americanAddress)
      return walk.visitor
    },
    open: byLink('How paying later works'),
  },
  'location-confirmation': {
    name: 'You seem to be in Germany',
    at: list,
    // Opens by itself.
    open: async () => null,
  },
  'loyalty-sign-up': {
    name: 'Become a member',
    at: '/en-us/account',
    who: async () => (await signedIn('registered@kerb.example')).visitor,
    open: byLink('Become a member'),
  },
  'mini-cart': {
    name: 'Your cart',
    at: list,
    open: (page) => press(page.getByRole('banner').getByRole('link', { name: /^Cart/ })),
  },
  pickup: { name: 'Pick up in a store', ...shoeInCart, open: byLink(/^Pick up in a store: /) },
  quickshop: { name: /\w/, at: list, open: byLink(/^Quick add/) },
  'review-content': {
    name: 'Report a review',
    at: `/en-us/p/x-${reviewed}/reviews`,
    open: byLink(/^Report/),
  },
  'sign-in': { name: 'Sign in', at: list, open: openSignIn },
  'sign-in-confirmation': {
    name: 'You’re signed in',
    at: list,
    async open(page) {
      await openSignIn(page)
      await enterAs(page, 'member@kerb.example')
      return null
    },
  },
  'sign-up': {
    name: 'Create your account',
    at: list,
    async open(page) {
      const opener = await openSignIn(page)
      await press(link(topmost(page), 'New here? Create an account'))
      return opener
    },
  },
  'size-chart': { name: /size/i, at: product, open: byLink('Size guide') },
  challenge: {
    name: 'Confirm your payment',
    at: '/en-us/checkout/summary',
    who: atReview,
    async open(page) {
      await page.locator('[data-island=checkout-summary][data-ready]').waitFor()
      await press(page.locator('form[data-checkout=place] button[type=submit]'))
      return null
    },
  },
  welcome: {
    name: 'Welcome to Kerb',
    at: '/en-us/account',
    who: async () => (await signedIn('registered@kerb.example')).visitor,
    async open(page) {
      await press(link(page, 'Become a member'))
      await ready(page, 'enrollment')
      const dialog = topmost(page)
      await dialog.getByLabel('Date of birth').fill('05/17/1991')
      await press(button(dialog, 'Join now'))
      return null
    },
  },
  'write-review': {
    name: 'Write a review',
    at: product,
    who: async () => (await signedIn('member@kerb.example')).visitor,
    open: byLink('Write a review'),
  },
}

/** Ids that more than one element has, which labels and descriptions would mistake. */
const twiceIn = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  })

async function opened(name: keyof typeof dialogs, screen: keyof typeof screens) {
  const { who, at, open, name: title } = scenes[name]
  const visitor = await who?.()
  const page = await openPage({ screen, ...(visitor && { visitor }) })
  if (name === 'location-confirmation')
    await page.setExtraHTTPHeaders({ 'mf-cf-blob': JSON.stringify({ country: 'DE' }) })
  await page.goto(at)
  const opener = await open(page)
  const dialog = shown(page, title)
  await dialog.waitFor()
  await dialog.locator('xpath=self::*[not(parent::*[@data-island="dialog"]) or parent::*[@data-ready]]').waitFor()
  return { page, opener, dialog }
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Through the header's link to the account: on a phone that is in the menu, and leads to the page. */
const byHeader: ReadonlySet<keyof typeof dialogs> = new Set([
  'forgot-password',
  'sign-in',
  'sign-in-confirmation',
  'sign-up',
])

/** A reload behind a person who has come in, and the payment that is given up, are pages of their own. */
const movesOn: ReadonlySet<keyof typeof dialogs> = new Set(['challenge', 'sign-in-confirmation', 'welcome'])

it.each(Object.keys(dialogs) as (keyof typeof dialogs)[])('%s opens over its page, and closes', async (name) => {
  if (name === 'challenge') expectProblem(/422/)
  for (const [screen, close] of [
    ['desktop', (page: Page) => page.keyboard.press('Escape')],
    [
      byHeader.has(name) ? 'tablet' : 'phone',
      (page: Page) => press(topmost(page).getByRole('button', { name: /^Close/ })),
    ],
  ] as const) {
    // A membership is for good, and the bank's frame has the keys.
    if (screen !== 'desktop' && name === 'welcome') continue
    if (screen === 'desktop' && name === 'challenge') continue
    const { page, opener, dialog } = await opened(name, screen)
    await expect.poll(() => twiceIn(page)).toEqual([])
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${screen}.png` })
    const { pathname } = new URL(page.url())
    const moved = movesOn.has(name) ? page.waitForEvent('load') : null
    await close(page)
    await dialog.waitFor({ state: 'hidden' })
    await moved
    if (opener) await expect.poll(() => hasFocus(opener), { message: `${name}, ${screen}` }).toBe(true)
    if (!moved) expect(new URL(page.url()).pathname).toBe(pathname)
    await page.context().close()
  }
})

it('without script each is a page that has a heading and leads on', async () => {
  const walk = await signedIn('member@kerb.example')
  await walk.add(shoe)
  const forms = cartForms(shop, walk.visitor)
  const [item] = (await forms.cart())?.items ?? []
  const reviewsPath = `/en-us/p/x-${reviewed}/reviews`
  const reviews = await walk.page((await walk.visitor.fetch(reviewsPath)).headers.get('location') ?? reviewsPath)
  const review = /dialog\/review-content\?product=\w+&amp;item=([\w-]+)/.exec(reviews)?.[1] ?? ''
  const page = await openPage({ javaScript: false, visitor: walk.visitor })
  for (const name of Object.keys(dialogs).filter(isDialogName)) {
    const subject = name === 'review-content' ? review : (item?.id ?? '')
    const query = new URLSearchParams({ item: subject, product: reviewed, store: 'KERB-US-101', type: 'footwear' })
    const answer = await page.goto(`/en-us/dialog/${name}?${query}`)
    expect(answer?.status(), name).toBe(200)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).count(), name).toBe(1)
    expect((await main.getByRole('link').count()) + (await main.getByRole('button').count()), name).toBeGreaterThan(0)
    expect(await twiceIn(page), name).toEqual([])
  }
})
