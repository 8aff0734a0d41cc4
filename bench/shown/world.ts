import { setTimeout as wait } from 'node:timers/promises'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { quickHash } from '../../tests/harness/quick-cost.ts'
import { product } from '../../tests/integration/platform/catalogue-fixture.ts'
import { range } from '../reliability/at-once.ts'
import { cardSession } from '../reliability/card.ts'
import { admin, ask, bodyOf } from '../reliability/client.ts'
import { lookAgain, newShopper, placeOrder, type Size } from '../reliability/shopper.ts'

export type Origins = { readonly shopUrl: string; readonly platformUrl: string; readonly adminToken: string }

const pin = '2468'
/** Fewer tries than the platform allows one caller. */
const finishingTries = 8
const finishingMs = 2000
export const coupons = ['SHOWN10', 'SHOWN25'] as const
export const styles = 3
/** Styles that others buy, so that they never meet an empty shelf. */
const othersStyle = styles
/** Prices that a style may have, in cents. */
export const prices = [3500, 4999, 12_000] as const
/** How much may be there of a style: a flood, or hardly any. */
export const amounts = [1, 2, 5000] as const

/** Everything around the shoppers of a run: goods, codes, gift cards, and others who spend them. */
export class World {
  readonly origins: Origins
  readonly pin = pin
  /** Balance of each issued gift card, in cents. */
  readonly giftBalance = 900
  private readonly size: string
  private deliveries = 0

  constructor(origins: Origins, size = '40') {
    this.origins = origins
    this.size = size
  }

  sizeOf(style: number): Size {
    const { productId, skus } = this.goods(style)
    return { productId, upc: skus[0]?.upc ?? '' }
  }

  /** `sequences` gift cards, goods, and codes. */
  async open(sequences: number): Promise<void> {
    for (const style of range(styles)) await this.deliver(style, prices[0], 5000)
    await this.deliver(othersStyle, prices[0], 90_000)
    const pinHash = await quickHash(pin)
    for (const from of range(Math.ceil(sequences / 200))) {
      const some = range(200).map((index) => 200 * from + index)
      await this.admin('/people', {
        giftCards: some.map((index) => ({
          code: giftCodeOf(index),
          pinHash,
          currency: 'USD',
          openingBalance: 1000 + ((index * 977) % 9000),
        })),
      })
    }
    await this.admin('/promotions', {
      promotions: coupons.map((code, index) => ({
        promotionId: code.toLowerCase(),
        level: 'ORDER',
        name: { en: code },
        condition: { coupon: true },
        benefit: { kind: 'percent', rate: index === 0 ? 1000 : 2500 },
      })),
      coupons: coupons.map((code) => ({
        code,
        promotionId: code.toLowerCase(),
        maxUses: null,
        maxUsesPerCustomer: null,
        startsAt: null,
        endsAt: null,
      })),
    })
  }

  /** A feed: this style costs so much from now on, and there is so much of it. */
  async deliver(style: number, price: number, quantity: number): Promise<void> {
    this.deliveries += 1
    const goods = this.goods(style)
    const money = { current: price, original: price }
    const skus = goods.skus.map((sku) => ({ ...sku, quantity, prices: { ...sku.prices, USD: money } }))
    const products = [{ ...goods, rank: this.deliveries / 1e6, skus }]
    await this.admin('/catalog/products', { products, acceptPrices: true })
  }

  /** A gift card of its own. */
  async issue(code: string, currency: string): Promise<void> {
    const pinHash = await quickHash(pin)
    await this.admin('/people', { giftCards: [{ code, pinHash, currency, openingBalance: this.giftBalance }] })
  }

  /** Balance of the card: asked for again until it is this much, while an order that was called off is given back. */
  async balanceOf(code: string, expected: number): Promise<number> {
    const { platformUrl } = this.origins
    const { accessToken: token } = bodyOf<{ accessToken: string }>(
      await ask(platformUrl, 'auth.token', { body: { type: 'Guest' } }),
    )
    const read = async () =>
      bodyOf<{ balance: number }>(await ask(platformUrl, 'cart.giftCardBalance', { body: { code, pin } }, { token }))
        .balance
    let left = await read()
    for (let tries = 1; left !== expected && tries < finishingTries; tries += 1) {
      await wait(finishingMs)
      left = await read()
    }
    return left
  }

  giftCard = (index: number) => ({ kind: 'GIFT_CARD', code: giftCodeOf(index), pin })

  /** Somebody else orders with the same gift card. */
  async spend(index: number): Promise<void> {
    const origin = this.origins.platformUrl
    const other = await newShopper(origin, this.sizeOf(othersStyle))
    const body = { payment_method_id: 'GIFT_CARD', code: giftCodeOf(index), pin } as const
    await ask(origin, 'cart.addPaymentInstrument', { params: { basketId: other.cartId }, body }, { token: other.token })
    await placeOrder(origin, await lookAgain(origin, other), crypto.randomUUID(), await cardSession())
  }

  /** An order that was confirmed as being finished is asked for until it is. */
  async order(orderNumber: string, email: string) {
    const { platformUrl } = this.origins
    const { accessToken: token } = bodyOf<{ accessToken: string }>(
      await ask(platformUrl, 'auth.token', { body: { type: 'Guest' } }),
    )
    const track = () => ask(platformUrl, 'consumer.trackOrder', { body: { orderNumber, email } }, { token })
    let answer = await track()
    for (let tries = 1; answer.status === 404 && tries < finishingTries; tries += 1) {
      await wait(finishingMs)
      answer = await track()
    }
    return answer
  }

  private goods(style: number): IngestProduct {
    const base = product(700 + style, 0)
    return { ...base, skus: base.skus.filter(({ size }) => size === this.size) }
  }

  private admin(path: string, body: unknown): Promise<unknown> {
    return admin(this.origins.platformUrl, this.origins.adminToken, path, body)
  }
}

const giftCodeOf = (index: number): string => `SHOWNGIFT${String(index).padStart(5, '0')}`
