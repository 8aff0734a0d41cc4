import { z } from 'zod'
import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { password } from '../people/accounts.ts'
import { cardSession } from '../reliability/card.ts'
import { Browser } from '../shown/browser.ts'
import { readReview } from '../shown/receipt.ts'
import { prefixed } from '../shown/shopper.ts'
import type { World } from '../shown/world.ts'
import { associateOf, endSessions, memberOf, numberOf } from './people.ts'
import { type Place, placeOf } from './places.ts'
import { named, type Purchases, points } from './purchases.ts'

export type Page =
  | 'cart'
  | 'checkout/shipping'
  | 'checkout/billing'
  | 'checkout/summary'
  | 'order-confirmation'
  | 'account'

export type Who = 'guest' | 'member' | 'associate'

/** An order that was placed, with the marks that it may have: its tag is the one of its email. */
export type Ordered = {
  readonly orderNumber: string
  readonly email: string
  readonly tag: string
  readonly marks: ReadonlySet<string>
  /** Placed by the member, or sold to them. */
  readonly isMembers: boolean
}

const Cart = z.object({
  id: z.string(),
  items: z.array(z.object({ id: z.string(), productId: z.string(), upc: z.string() })),
  shippingMethods: z.array(z.looseObject({ shippingId: z.string(), storeId: z.string().nullable() })),
  billingAddress: z.unknown(),
  payment_instruments: z.array(z.unknown()),
  member: z.unknown().nullable(),
})
type Cart = z.infer<typeof Cart>
const Answer = z.object({ cart: Cart.nullable() })

const goods = 0
const emailOf = (tag: string): string => `${tag.toLowerCase()}@whose.example`
const isTag = (mark: string): boolean => mark.startsWith('Q')

/** A browser at which people take turns: guests, a member, and customers of an associate. The browser has two tabs. */
export class Desk {
  readonly faults: string[] = []
  readonly orders: Ordered[] = []
  /** Codes of the gift cards that were entered here. */
  readonly giftCards: string[] = []
  private readonly world: World
  private readonly index: number
  private readonly purchases: Purchases
  private readonly browser: Browser
  private readonly at: Place
  private who: Who = 'guest'
  /** The order that the confirmation shows to this person. */
  private lastOrder: Ordered | null = null
  /** Fields of the button of a review that is open in the other tab. */
  private otherTab: Readonly<Record<string, string>> | null = null

  constructor(world: World, index: number, purchases: Purchases, address: string) {
    this.world = world
    this.index = index
    this.purchases = purchases
    this.at = placeOf(index)
    this.browser = new Browser(world.origins.shopUrl, { 'cf-connecting-ip': address }, this.at.front)
  }

  async open(): Promise<void> {
    await this.browser.open(`/${this.at.front}/p/x-${this.world.sizeOf(goods).productId}`)
  }

  async add(): Promise<void> {
    const before = await this.cart()
    await this.browser.post('cart/add', { ...this.world.sizeOf(goods), qty: '1' })
    if (before === null) this.lastOrder = null
  }

  /** The first line is sent to a store, where a person collects it. */
  async collect(): Promise<void> {
    const [item] = (await this.cart())?.items ?? []
    if (item) await this.browser.post('cart/delivery', { itemId: item.id, code: 'sts', storeId: this.at.store })
  }

  /** Takes the lines out one by one; the last answer may get lost. */
  async empty(isLost: boolean): Promise<void> {
    for (let cart = await this.cart(); cart && cart.items.length > 0; cart = await this.cart()) {
      const [item] = cart.items
      if (!item) break
      const { id: itemId, productId, upc } = item
      const isLast = cart.items.length === 1
      if (isLost && isLast) await this.browser.lose('cart/remove', { itemId, productId, upc })
      else await this.browser.post('cart/remove', { itemId, productId, upc })
      if (isLast) this.purchases.end(cart.id)
      if (isLost && isLast) break
    }
  }

  /**
   * Enters contact, delivery, who collects, billing and a card, all marked as this purchase's. A parcel may go to a
   * parcel shop that no other purchase has, where there are any.
   */
  async fill(toParcelShop: boolean): Promise<void> {
    const cart = await this.cart()
    if (!cart || cart.items.length === 0) return
    const tag = this.purchases.newTag()
    const address = { ...this.at.home, addressLine1: `${tag} Orchard Street` }
    const { firstName, lastName, phone } = this.at.home
    const collector = { firstName, lastName, email: emailOf(tag), phone }
    const shipments = cart.shippingMethods
    const hasParcel = shipments.some(({ storeId }) => storeId === null)
    const fields = {
      email: emailOf(tag),
      method: 'standard',
      suggestion: 'keep',
      ...(hasParcel && prefixed('shipping.', address)),
      ...Object.assign(
        {},
        ...shipments
          .filter(({ storeId }) => storeId !== null)
          .map(({ shippingId }) => prefixed(`pickup.${shippingId}.`, collector)),
      ),
    }
    const parcel = hasParcel && toParcelShop ? await this.parcelShop(fields, collector) : null
    const delivered = await this.browser.post('checkout/shipping', { ...fields, ...parcel })
    const billed = await this.browser.post('checkout/billing', {
      same: 'no',
      ...prefixed('billing.', address),
      payWith: 'CREDIT_CARD',
      cardSession: await cardSession(),
      cardType: 'visa',
      cardLast4: tag.slice(-4),
    })
    if (delivered.status !== 303 || !billed.location.includes('/checkout/summary'))
      this.faults.push(
        `nothing could be entered: ${delivered.status} ${delivered.location}, ${billed.status} ${billed.location}`,
      )
    this.purchases.enter(cart.id, tag, parcel?.collectionPointId ?? null)
  }

  /** The fields that choose a parcel shop which no other purchase of the sequence has; null where there is none. */
  private async parcelShop(fields: Readonly<Record<string, string>>, collector: Readonly<Record<string, string>>) {
    const { towns } = this.at
    if (towns.length === 0) return null
    const number = this.purchases.newParcel()
    const postalCode = towns[number % towns.length] ?? ''
    const asked = { ...fields, method: 'pudo', 'shipping.postalCode': postalCode, find: 'points' }
    const { html } = await this.browser.post('checkout/shipping', asked)
    const offered = [...html.matchAll(/name="collectionPointId" value="([^"]+)"/g)].map(([, id = '']) => id)
    const collectionPointId = offered[Math.floor(number / towns.length)]
    if (!collectionPointId) return null
    const { find: _, ...chosen } = asked
    return { ...chosen, pointsNear: postalCode, collectionPointId, ...prefixed('point.', collector) }
  }

  /** Pays a part by a gift card that nobody else knows. */
  async gift(): Promise<void> {
    const cart = await this.cart()
    if (!cart || cart.items.length === 0) return
    const mark = this.purchases.newGift()
    const code = giftCodeOf(this.index, mark)
    await this.world.issue(code, this.at.currency)
    this.giftCards.push(code)
    const { status } = await this.browser.post('checkout/instrument', { kind: 'GIFT_CARD', code, pin: this.world.pin })
    if (status === 303) this.purchases.pay(cart.id, mark)
  }

  /** Pays a part by the member's points. */
  async spendPoints(): Promise<void> {
    const cart = await this.cart()
    if (this.who !== 'member' || !cart || cart.items.length === 0) return
    const { status } = await this.browser.post('checkout/voucher', { points: '500' })
    if (status === 303) this.purchases.pay(cart.id, points)
  }

  /** The associate's customer shows the number of the member. */
  async name(): Promise<void> {
    const cart = await this.cart()
    if (this.who !== 'associate' || !cart || cart.items.length === 0) return
    await this.browser.open(`/${this.at.front}/cart`)
    const { status } = await this.browser.post('cart/member', { memberNumber: numberOf(this.index) })
    if (status === 303) this.purchases.pay(cart.id, named)
    else this.faults.push(`the member could not be named: ${status}`)
  }

  /** Everything that the page shows of a purchase, and the cart has, has to be of this one. */
  async look(page: Page): Promise<string> {
    const cart = await this.cart()
    const { html, path } = await this.browser.open(`/${this.at.front}/${page}`)
    const ofCart = cart ? this.purchases.marksOf(cart.id) : new Set<string>()
    const isOrder = path.endsWith('/order-confirmation')
    const own = isOrder ? (this.lastOrder?.marks ?? new Set<string>()) : ofCart
    // A member's account lists their orders, and each browser leads to one that became of the cart meanwhile.
    const mayList = this.who === 'member' && (isOrder || page === 'account')
    this.expect(this.purchases.marksIn(html), own, `on ${path}`, mayList)
    if (cart) this.expect(this.enteredIn(cart), ofCart, 'in the cart', false)
    return html
  }

  /** Leaves the review open in the other tab. */
  async keep(): Promise<void> {
    this.otherTab = readReview(await this.look('checkout/summary'))?.fields ?? this.otherTab
  }

  /** Presses the button of the review in this tab, or of the one in the other tab. */
  async place(tab: 'this' | 'other' = 'this'): Promise<void> {
    const cart = await this.cart()
    if (!cart) return
    const fields = tab === 'other' ? this.otherTab : readReview(await this.look('checkout/summary'))?.fields
    if (!fields) return
    const marks = this.purchases.marksOf(cart.id)
    const tag = [...marks].find(isTag) ?? null
    const { location } = await this.browser.post('checkout/place', fields)
    if (!location.endsWith('/order-confirmation')) return
    const known = this.lastOrder
    const opened = await this.browser.open(`/${this.at.front}/order-confirmation`)
    const orderNumber = orderNumberIn(opened.html)
    // A button that was pressed before leads to the order that it has made.
    if (known && known.orderNumber === orderNumber) return
    if (!orderNumber || tag === null) {
      this.faults.push(`${this.who} ordered what nobody entered: ${location}`)
      return
    }
    const isMembers = this.who === 'member' || marks.has(named)
    this.lastOrder = { orderNumber, email: emailOf(tag), tag, marks, isMembers }
    this.orders.push(this.lastOrder)
    if (isMembers) this.purchases.ordered(marks)
    this.purchases.place(cart.id)
    await this.look('order-confirmation')
  }

  /** Calls off the order that was placed last. */
  async cancel(): Promise<void> {
    if (!this.lastOrder) return
    const { orderNumber, email, marks } = this.lastOrder
    const { html } = await this.browser.post('checkout/cancel', { orderNumber, email })
    this.expect(this.purchases.marksIn(html), marks, 'of the order that was called off', false)
  }

  /** Signs in, after whoever is signed in has left. */
  async enter(who: Who): Promise<void> {
    if (this.who === who) return
    await this.leave()
    if (who === 'guest') return
    const before = await this.cart()
    await this.browser.open(`/${this.at.front}/${who === 'member' ? 'account' : 'associate-login'}`)
    const email = who === 'member' ? memberOf(this.index) : associateOf(this.index)
    const fields = { email, password, storeId: '' }
    const { status, location } = await this.browser.post(
      who === 'member' ? 'session/sign-in' : 'session/associate',
      fields,
    )
    if (status !== 303) this.faults.push(`${email} could not sign in: ${status} ${location}`)
    this.who = who
    const after = await this.cart()
    const inHand = before && before.items.length > 0 ? before.id : null
    this.lastOrder = null
    const isOthers =
      inHand !== null && this.purchases.isCopy(inHand) && !(after && this.purchases.isCopyOf(inHand, after.id))
    if (who === 'associate' || isOthers) {
      if (inHand) this.purchases.end(inHand)
    } else if (inHand && after && after.id !== inHand) this.purchases.merge(inHand, after.id)
  }

  /**
   * The session ends elsewhere, also at the `other` browser. A form that was drawn before makes the cart again from its
   * lines.
   */
  async expire(other: Desk): Promise<void> {
    const { who } = this
    if (who === 'guest') return
    const before = await this.cart()
    const { html } = await this.browser.open(`/${this.at.front}/cart`)
    const [, remaining = ''] = /name="remaining" value="([^"]+)"/.exec(html) ?? []
    await endSessions(this.world.origins, this.index, who)
    for (const desk of [this, other]) if (desk.who === who) desk.who = 'guest'
    await this.browser.post('cart/coupon', { coupon: 'NONE', remaining: remaining.replaceAll('&amp;', '&') })
    const after = await this.cart()
    if (before && after && after.items.length > 0) this.purchases.rebuild(before.id, after.id)
  }

  async leave(): Promise<void> {
    if (this.who === 'guest') return
    const cart = this.who === 'associate' ? await this.cart() : null
    await this.browser.open(`/${this.at.front}/account`)
    await this.browser.post('session/sign-out', {})
    if (cart) this.purchases.end(cart.id)
    this.who = 'guest'
    this.lastOrder = null
  }

  async next(): Promise<void> {
    if (this.who !== 'associate') return
    const cart = await this.cart()
    await this.browser.open(`/${this.at.front}/cart`)
    await this.browser.post('session/next-customer', {})
    if (cart) this.purchases.end(cart.id)
    this.lastOrder = null
  }

  private expect(found: ReadonlySet<string>, own: ReadonlySet<string>, where: string, mayList: boolean): void {
    for (const mark of found)
      if (!own.has(mark) && !(mayList && this.purchases.isMembers(mark)))
        this.faults.push(`${this.who} has ${mark} instead of ${[...own].join() || 'nothing'} ${where}`)
  }

  /** Marks of everything entered in the cart, also where no page shows it. */
  private enteredIn(cart: Cart): ReadonlySet<string> {
    const { shippingMethods, billingAddress, payment_instruments: instruments, member } = cart
    const text = JSON.stringify([shippingMethods, billingAddress, instruments])
    return new Set([
      ...this.purchases.marksIn(text),
      ...this.purchases.parcelShopsIn(text),
      ...(text.includes(points) ? [points] : []),
      ...(member === null ? [] : [named]),
    ])
  }

  private async cart(): Promise<Cart | null> {
    const response = await this.browser.answerOf('/api/cart')
    return Answer.parse(await response.json()).cart
  }
}

const giftCodeOf = (index: number, mark: string): string => `WHOSE${String(index).padStart(5, '0')}${mark}`
