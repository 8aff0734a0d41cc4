import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { password } from '../people/accounts.ts'
import { cardSession } from '../reliability/card.ts'
import { Browser } from '../shown/browser.ts'
import { readReview } from '../shown/receipt.ts'
import { home, prefixed } from '../shown/shopper.ts'
import type { World } from '../shown/world.ts'
import { associateOf, memberOf } from './people.ts'
import { type Purchases, tagsIn } from './purchases.ts'

export type Page =
  | 'cart'
  | 'checkout/shipping'
  | 'checkout/billing'
  | 'checkout/summary'
  | 'order-confirmation'
  | 'account'

export type Who = 'guest' | 'member' | 'associate'

/** The emails of orders placed, with the purchase that they have to be of. */
export type Ordered = { readonly orderNumber: string; readonly email: string; readonly tag: string }

const goods = 0

/** A browser at which people take turns: guests, a member, and customers of an associate. */
export class Desk {
  readonly faults: string[] = []
  readonly orders: Ordered[] = []
  private readonly world: World
  private readonly index: number
  private readonly purchases: Purchases
  private readonly browser: Browser
  private who: Who = 'guest'
  /** The purchase that the page of the last order shows. */
  private lastOrder: string | null = null

  constructor(world: World, index: number, purchases: Purchases, address: string) {
    this.world = world
    this.index = index
    this.purchases = purchases
    this.browser = new Browser(world.origins.shopUrl, { 'cf-connecting-ip': address })
  }

  async open(): Promise<void> {
    await this.browser.open(`/en-us/p/x-${this.world.sizeOf(goods).productId}`)
  }

  async add(): Promise<void> {
    const before = await this.cart()
    await this.browser.post('cart/add', { ...this.world.sizeOf(goods), qty: '1' })
    if (before === null) this.lastOrder = null
  }

  /** Takes the lines out one by one; the last answer may get lost. */
  async empty(isLost: boolean): Promise<void> {
    for (let cart = await this.cart(); cart && cart.items.length > 0; cart = await this.cart()) {
      const [item] = cart.items
      if (!item) break
      const { id: itemId, productId, upc } = item
      if (isLost && cart.items.length === 1) await this.browser.lose('cart/remove', { itemId, productId, upc })
      else await this.browser.post('cart/remove', { itemId, productId, upc })
      this.purchases.end(cart.id)
      if (isLost) break
    }
  }

  /** Enters contact, delivery, billing and a card, all marked as this purchase's. */
  async fill(): Promise<void> {
    const cart = await this.cart()
    if (!cart || cart.items.length === 0) return
    const tag = this.purchases.newTag()
    const address = { ...home, addressLine1: `${tag} Orchard Street`, firstName: 'Ada' }
    const shipping = { email: emailOf(tag), method: 'standard', suggestion: 'keep', ...prefixed('shipping.', address) }
    const delivered = await this.browser.post('checkout/shipping', shipping)
    const billed = await this.browser.post('checkout/billing', {
      same: 'on',
      payWith: 'CREDIT_CARD',
      cardSession: await cardSession(),
      cardType: 'visa',
      cardLast4: tag.slice(-4),
    })
    if (!billed.location.includes('/checkout/summary'))
      this.faults.push(
        `nothing could be entered: ${delivered.status} ${delivered.location}, ${billed.status} ${billed.location}`,
      )
    this.purchases.enter(cart.id, tag)
  }

  /** Everything that the page shows of a purchase has to be of this one. */
  async look(page: Page): Promise<string> {
    const cart = await this.cart()
    const { html, path } = await this.browser.open(`/en-us/${page}`)
    const isOrder = path.endsWith('/order-confirmation')
    const own = isOrder ? this.lastOrder : cart && this.purchases.tagOf(cart.id)
    // A member's account lists their orders, and each browser leads to one that became of the cart meanwhile.
    const mayList = this.who === 'member' && (isOrder || page === 'account')
    const isListed = (tag: string) => mayList && this.purchases.isMembers(tag)
    for (const tag of tagsIn(html))
      if (tag !== own && !isListed(tag))
        this.faults.push(`${this.who} sees ${tag} instead of ${own ?? 'nothing'} on ${path}`)
    return html
  }

  async place(): Promise<void> {
    const cart = await this.cart()
    if (!cart) return
    const review = readReview(await this.look('checkout/summary'))
    if (!review) return
    const tag = this.purchases.tagOf(cart.id)
    const { location } = await this.browser.post('checkout/place', review.fields)
    if (!location.endsWith('/order-confirmation')) return
    this.lastOrder = tag
    if (this.who === 'member' && tag !== null) this.purchases.ordered(tag)
    this.purchases.end(cart.id)
    const orderNumber = orderNumberIn(await this.look('order-confirmation'))
    if (!orderNumber || tag === null) this.faults.push(`${this.who} ordered what nobody entered: ${location}`)
    else this.orders.push({ orderNumber, email: emailOf(tag), tag })
  }

  /** Signs in, after whoever is signed in has left. */
  async enter(who: Who): Promise<void> {
    if (this.who === who) return
    await this.leave()
    if (who === 'guest') return
    const before = await this.cart()
    await this.browser.open(who === 'member' ? '/en-us/account' : '/en-us/associate-login')
    const email = who === 'member' ? memberOf(this.index) : associateOf(this.index)
    const fields = { email, password, storeId: '' }
    const { status, location } = await this.browser.post(
      who === 'member' ? 'session/sign-in' : 'session/associate',
      fields,
    )
    if (status !== 303) this.faults.push(`${email} could not sign in: ${status} ${location}`)
    this.who = who
    if (who === 'member' && this.lastOrder !== null) this.purchases.ordered(this.lastOrder)
    const after = await this.cart()
    const inHand = before && before.items.length > 0 ? before.id : null
    if (who === 'associate') {
      this.lastOrder = null
      if (inHand) this.purchases.end(inHand)
    } else if (inHand && after && after.id !== inHand) this.purchases.merge(inHand, after.id)
  }

  async leave(): Promise<void> {
    if (this.who === 'guest') return
    const cart = this.who === 'associate' ? await this.cart() : null
    await this.browser.open('/en-us/account')
    await this.browser.post('session/sign-out', {})
    if (cart) this.purchases.end(cart.id)
    this.who = 'guest'
    this.lastOrder = null
  }

  async next(): Promise<void> {
    if (this.who !== 'associate') return
    const cart = await this.cart()
    await this.browser.open('/en-us/cart')
    await this.browser.post('session/next-customer', {})
    if (cart) this.purchases.end(cart.id)
    this.lastOrder = null
  }

  private async cart(): Promise<Cart | null> {
    const response = await this.browser.answerOf('/api/cart')
    return ((await response.json()) as { readonly cart: Cart | null }).cart
  }
}

type Cart = {
  readonly id: string
  readonly items: readonly { readonly id: string; readonly productId: string; readonly upc: string }[]
}

const emailOf = (tag: string): string => `${tag.toLowerCase()}@whose.example`
