import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { cardSession } from '../reliability/card.ts'
import { Browser } from './browser.ts'
import { differences, type Review, readReview } from './receipt.ts'
import { coupons, type World } from './world.ts'

const email = 'ada@shown.example'
/** Where who orders lives. */
export const home = {
  firstName: 'Ada',
  lastName: 'Walker',
  addressLine1: '12 Orchard Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10002',
  phone: '2125550123',
}
/** Two streets, and a state with another tax. */
const addresses = [
  home,
  { ...home, addressLine1: '14 Orchard Street' },
  { ...home, addressLine1: '1 Pine Road', city: 'Portland', province: 'OR', postalCode: '97204' },
] as const
/** Fields as a form names them that asks for several people or places. */
export const prefixed = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))

/** A shopper with two tabs of one browser. */
export class TwoTabs {
  refused = 0
  private readonly world: World
  private readonly index: number
  private readonly browser: Browser
  private readonly pages: (Review | null)[] = [null, null]
  /** By order: what the pages said whose buttons led to it. */
  private readonly pressed = new Map<string, Review[]>()

  constructor(world: World, index: number) {
    this.world = world
    this.index = index
    this.browser = new Browser(world.origins.shopUrl)
  }

  /** A cart that can be ordered. */
  async begin(style: number): Promise<void> {
    await this.browser.open(`/en-us/p/x-${this.world.sizeOf(style).productId}`)
    await this.add(style)
    await this.deliver(0)
    await this.payByCard()
  }

  async add(style: number): Promise<void> {
    await this.browser.post('cart/add', { ...this.world.sizeOf(style), qty: '1' })
  }

  async change(qty: number): Promise<void> {
    const { html } = await this.browser.open('/en-us/cart')
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const line = { itemId: field('itemId'), productId: field('productId'), upc: field('upc') }
    if (line.itemId) await this.browser.post(qty === 0 ? 'cart/remove' : 'cart/update', { ...line, qty: String(qty) })
  }

  async setCode(which: number, on: boolean): Promise<void> {
    await this.browser.post(on ? 'cart/coupon' : 'cart/coupon-remove', { coupon: coupons[which] ?? '' })
  }

  async deliver(which: number): Promise<void> {
    const address = prefixed('shipping.', addresses[which] ?? home)
    await this.browser.post('checkout/shipping', { email, method: 'standard', suggestion: 'keep', ...address })
  }

  async payByCard(firstName?: string): Promise<void> {
    const bill = firstName ? { same: 'no', ...prefixed('billing.', { ...home, firstName }) } : { same: 'on' }
    await this.browser.post('checkout/billing', {
      ...bill,
      payWith: 'CREDIT_CARD',
      cardSession: await cardSession(),
      cardType: 'visa',
      cardLast4: '4242',
    })
  }

  async addGiftCard(): Promise<void> {
    await this.browser.post('checkout/instrument', this.world.giftCard(this.index))
  }

  async dropGiftCard(): Promise<void> {
    const { html } = await this.browser.open('/en-us/checkout/billing')
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1]
    if (id) await this.browser.post('checkout/instrument-remove', { id })
  }

  /** The tab shows the review, if there is one to be had. */
  async look(tab: number): Promise<void> {
    const { html, path } = await this.browser.open('/en-us/checkout/summary')
    const review = readReview(html)
    this.pages[tab] = review ?? null
    if (review || !path.includes('/checkout/')) return
    if (path.includes('/shipping')) await this.deliver(0)
    await this.payByCard()
    this.pages[tab] = readReview((await this.browser.open('/en-us/checkout/summary')).html)
  }

  /** Presses the button of what the tab shows. */
  async press(tab: number): Promise<void> {
    const review = this.pages[tab]
    if (!review) return
    const { location } = await this.browser.post('checkout/place', review.fields)
    if (!location.endsWith('/order-confirmation')) {
      this.refused += 1
      return
    }
    const { html } = await this.browser.open(location)
    const orderNumber = orderNumberIn(html)
    if (!orderNumber) throw new Error('the page after a placed order names no number')
    this.pressed.set(orderNumber, [...(this.pressed.get(orderNumber) ?? []), review])
  }

  get orders(): number {
    return this.pressed.size
  }

  /**
   * Orders that are not what a pressed page said, in words. Where two buttons were pressed at the same moment one of
   * them made the order, and the other leads to it.
   */
  async faults(): Promise<string[]> {
    const faults: string[] = []
    for (const [orderNumber, reviews] of this.pressed) {
      const { status, text } = await this.world.order(orderNumber, email)
      if (status !== 200) faults.push(`order ${orderNumber} is not to be found: ${status}`)
      else {
        const found = reviews.map((review) => differences(review, JSON.parse(text) as PlacedOrder))
        if (found.every((item) => item.length > 0)) faults.push(`order ${orderNumber}: ${found[0]?.join('; ')}`)
      }
    }
    return faults
  }
}
