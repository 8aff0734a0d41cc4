import type { CardOutcome } from '../../demo/payments/sandbox/test-cards.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { PlacedOrder } from '../../shared/contracts/order.ts'
import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { cookieNames } from '../../worker/http/cookies/cookie-names.ts'
import { seal, unseal } from '../../worker/http/cookies/cookies.ts'
import { purposeIn } from '../../worker/http/cookies/turn.ts'
import { StoredSession } from '../../worker/services/session.ts'
import { cardSession } from '../reliability/card.ts'
import { admin, ask } from '../reliability/client.ts'
import { lookAgain, newShopper, placeOrder } from '../reliability/shopper.ts'
import { Browser } from '../shown/browser.ts'
import { readReview } from '../shown/receipt.ts'
import { home, prefixed } from '../shown/shopper.ts'
import { type Origins, prices, type World } from '../shown/world.ts'

export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** Value that .dev.vars.example sets where nothing else is said. */
const sessionSecret = 'local-session-secret-change-me-when-you-deploy'
const storeId = 'KERB-US-101'
const door = 0
const toStore = 1

const shipping = {
  email: 'ada@recover.example',
  method: 'standard',
  suggestion: 'keep',
  ...prefixed('shipping.', home),
  ...prefixed(`pickup.sts:${storeId}.`, {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@recover.example',
    phone: '2125550199',
  }),
}

/**
 * A shopper without script who has given everything that checkout asks for: a line to the door, a design, a line to a
 * store for somebody else, a code, a gift card. `told` is all that pages said since the disturbance.
 */
export class Scene {
  text = ''
  private readonly world: World
  private readonly index: number
  private readonly code: string
  private readonly browser: Browser

  constructor(world: World, index: number) {
    this.world = world
    this.index = index
    this.code = `RECOVER${index}`
    this.browser = new Browser(world.origins.shopUrl)
  }

  private get origins(): Origins {
    return this.world.origins
  }

  async prepare(): Promise<void> {
    for (const style of [door, toStore]) await this.world.deliver(style, prices[0], 5000)
    await this.setStore(true)
    await this.offerCode()
    const { browser, world } = this
    await browser.open(`/en-us/p/x-${world.sizeOf(door).productId}`)
    await browser.post('cart/add', { ...world.sizeOf(door), qty: '2' })
    await browser.post('cart/add', { ...world.sizeOf(door), qty: '1', recipeId: 'my-design-1' })
    await browser.post('cart/add', { ...world.sizeOf(toStore), qty: '1' })
    const { upc } = world.sizeOf(toStore)
    const sent = (await this.cart())?.items.find((item) => item.upc === upc)?.id ?? ''
    await browser.post('cart/delivery', { itemId: sent, code: 'sts', storeId })
    await browser.post('cart/coupon', { coupon: this.code })
    await browser.post('checkout/shipping', shipping)
    await browser.post('checkout/instrument', world.giftCard(this.index))
    await this.payBy(await this.card('authorised'))
  }

  async cart(): Promise<Cart | null> {
    return (JSON.parse((await this.browser.open('/api/cart?locale=en-us')).html) as { cart: Cart | null }).cart
  }

  async open(path: string): Promise<string> {
    const { html } = await this.browser.open(path)
    this.text += html
    return html
  }

  /** Fields that the form of the step sends, with what the page brings along; null where the step isn't reached. */
  async formOf(step: Step): Promise<Readonly<Record<string, string>> | null> {
    const html = await this.open(`/en-us/checkout/${step}`)
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const kept = { remaining: field('remaining'), held: field('held') }
    if (step === 'shipping') return { ...shipping, ...kept }
    if (step === 'billing') return { ...(await this.card('authorised')), ...kept }
    const review = readReview(html)
    return review && { ...review.fields, ...kept }
  }

  async send(step: Step, fields: Readonly<Record<string, string>>): Promise<string> {
    const { location, html } = await this.browser.post(`checkout/${step === 'summary' ? 'place' : step}`, fields)
    this.text += html
    return location === '' || !location.startsWith('/') ? location : this.open(location)
  }

  lose = (step: Step, fields: Readonly<Record<string, string>>): Promise<void> =>
    this.browser.lose(`checkout/${step === 'summary' ? 'place' : step}`, fields)

  card = async (outcome: CardOutcome) => ({
    same: 'on',
    payWith: 'CREDIT_CARD',
    cardSession: await cardSession(outcome),
    cardType: 'visa',
    cardLast4: '4242',
  })

  payBy = (fields: Readonly<Record<string, string>>) => this.browser.post('checkout/billing', { same: 'on', ...fields })

  /** Orders with this; answers where the shopper is sent. */
  async order(fields: Readonly<Record<string, string>>): Promise<string> {
    await this.payBy(fields)
    const form = await this.formOf('summary')
    return form ? (await this.browser.post('checkout/place', form)).location : ''
  }

  /** The order that a page confirmed since the disturbance; null if none did. */
  async ordered(): Promise<PlacedOrder | null> {
    const orderNumber = this.text.includes('Thank you') ? orderNumberIn(this.text) : undefined
    if (orderNumber === undefined) return null
    return PlacedOrder.parse(JSON.parse((await this.world.order(orderNumber, shipping.email)).text))
  }

  proveNothing = async (): Promise<void> => {
    const { location } = await this.browser.post('checkout/challenge', { data: 'nothing' })
    await this.open(location)
  }

  /** Presses cancel on the wallet's own page, and is sent back. */
  async cancelWallet(page: string): Promise<void> {
    const payment = new URL(page).searchParams.get('payment') ?? ''
    const body = new URLSearchParams({ payment, locale: 'en-us', view: 'page', answer: 'cancel' })
    const back = await fetch(page, { method: 'POST', redirect: 'manual', body })
    const { pathname, search } = new URL(back.headers.get('location') ?? page)
    await this.open(pathname + search)
  }

  async endSession(): Promise<void> {
    const { session: name, turn } = cookieNames(false)
    const { cookies } = this.browser
    const purpose = purposeIn(cookies.get(turn) ?? '', 'session')
    const session = StoredSession.parse(await unseal(sessionSecret, purpose, cookies.get(name)))
    cookies.set(name, await seal(sessionSecret, purpose, { ...session, accessToken: 'of-nobody' }))
  }

  sellOut = () => this.world.deliver(toStore, prices[0], 0)
  raisePrice = () => this.world.deliver(door, prices[1], 5000)
  spendGiftCard = () => this.world.spend(this.index)

  /** The store takes part in the shop's deliveries, or doesn't any more. */
  async setStore(open: boolean): Promise<void> {
    const stores = seedStores.filter((store) => store.storeId === storeId)
    await admin(this.origins.platformUrl, this.origins.adminToken, '/stores', {
      stores: stores.map((store) => (open ? store : { ...store, services: [] })),
    })
  }

  async spendCode(): Promise<void> {
    const { platformUrl: origin } = this.origins
    const other = await newShopper(origin, this.world.sizeOf(door))
    await ask(
      origin,
      'cart.addCoupon',
      { body: { cartId: other.cartId, couponCode: this.code } },
      { token: other.token },
    )
    await placeOrder(origin, await lookAgain(origin, other), crypto.randomUUID(), await cardSession())
  }

  private async offerCode(): Promise<void> {
    const promotionId = this.code.toLowerCase()
    const promotion = { promotionId, level: 'ORDER', name: { en: this.code }, condition: { coupon: true } }
    const coupon = { code: this.code, promotionId, maxUses: 1, maxUsesPerCustomer: 1, startsAt: null, endsAt: null }
    await admin(this.origins.platformUrl, this.origins.adminToken, '/promotions', {
      promotions: [{ ...promotion, benefit: { kind: 'percent', rate: 1000 } }],
      coupons: [coupon],
    })
  }
}
