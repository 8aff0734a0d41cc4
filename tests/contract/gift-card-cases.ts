import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { type Shop, type Shopper, size } from './checkout-shop.ts'
import { byCard, giftCardOrder, giftRecipient, readyBasket, shownTo } from './ordering.ts'
import { giftCardsMailedTo } from './outbox.ts'

type Card = { readonly code: string; readonly pin: string }
const plain = (card: Card | undefined): string => card?.code.replaceAll('-', '') ?? ''

/** Gift cards that an order was issued, in the shop of the file that calls this. */
export function giftCardCases(shop: () => Shop): void {
  beforeEach(() => shop().stock(9))

  const mailed = () => giftCardsMailedTo(shop().platform, giftRecipient.email)
  const balanceOf = async ({ code, pin }: Card) => {
    const { body } = await (await shop().guest()).ask('cart.giftCardBalance', { body: { code, pin } })
    return body
  }
  const refusalOf = async ({ code, pin }: Card) =>
    (await shop().guest()).refusal('cart.giftCardBalance', { body: { code, pin } })

  /** Buys something else with the card. */
  async function spend({ code, pin }: Card): Promise<number> {
    const shopper = await shop().guest()
    const cartId = await readyBasket(shopper, size(40))
    const body = { payment_method_id: 'GIFT_CARD', code, pin } as const
    await shopper.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
    const { totals } = await shopper.read(cartId)
    const paymentMethod = [{ code: 'GIFT_CARD' as const }, ...[totals.remainingToPay > 0 ? await byCard() : []].flat()]
    const { status } = await shopper.ask('cart.placeOrder', {
      body: { cartId, shown: await shownTo(shopper, cartId), paymentMethod },
    })
    return status
  }

  const cancel = (shopper: Shopper, { orderNumber, email }: { orderNumber: string; email: string }) =>
    shopper.call('consumer.cancelOrder', { body: { orderNumber, email } })

  it('are mailed to the recipient once each, with what was paid for them on them', async () => {
    const buyer = await shop().guest()
    const order = await giftCardOrder(shop(), buyer)
    const cards = await mailed()
    expect(new Set(cards.map(({ code }) => code)).size).toBe(2)
    for (const { mail } of cards) {
      expect(mail).toContain('Ada Walker')
      expect(mail).toContain('Well run')
    }
    const paid = (order.items[0]?.price.priceAfterOrderDiscount ?? 0) / 2
    for (const card of cards) expect(await balanceOf(card)).toMatchObject({ balance: paid })
    const kept = await shop().platform.rows('SELECT pin_hash FROM gift_cards WHERE code = ?', plain(cards[0]))
    expect(kept).toEqual([{ pin_hash: expect.stringMatching(/^scrypt\$/) }])

    expect(await cancel(buyer, order)).toEqual({ success: true })
    for (const card of cards) expect(await refusalOf(card)).toBe('GFC725')
  })

  it('keep their order once one was spent', async () => {
    const buyer = await shop().guest()
    const order = await giftCardOrder(shop(), buyer)
    const [first, second] = await mailed()
    if (!first || !second) throw new Error('no cards')
    expect(await spend(first)).toBe(200)
    const { orderNumber, email } = order
    const refusal = () => buyer.refusal('consumer.cancelOrder', { body: { orderNumber, email } })
    expect(await refusal()).toBe('GFO409')
    expect(await balanceOf(second)).toMatchObject({ balance: expect.any(Number) })
    expect(await refusal()).toBe('GFO409')
    expect(await spend(second)).toBe(200)
  })

  const refund = (order: PlacedOrder, request: object, key: string = randomUUID()) => {
    const headers = { authorization: 'Bearer local-admin-token', 'x-idempotency-key': key }
    return shop().platform.send('POST', `/admin/orders/${order.orderNumber}/refund`, headers, request)
  }
  const wholeLine = ({ items: [item] }: PlacedOrder) => ({ lines: [{ itemId: item?.id, qty: item?.qty }] })

  it('are refunded by their whole line alone, which takes exactly that off them', async () => {
    const buyer = await shop().guest()
    const order = await giftCardOrder(shop(), buyer)
    const { orderNumber, items, totals } = order
    const cards = (await mailed()).slice(0, 2)
    const [item] = items
    const beside = [
      { amount: totals.total },
      { amount: 1 },
      { ...wholeLine(order), amount: 1 },
      { lines: [{ itemId: item?.id, qty: 1 }] },
    ]
    for (const request of beside)
      expect(errorIdOf(await refund(order, request)), JSON.stringify(request)).toBe('RFD409')
    for (const card of cards) expect(await refusalOf(card)).toBeNull()
    const first = await refund(order, wholeLine(order), 'cards')
    expect(first.body).toMatchObject({ refund: { amount: item?.price.priceAfterOrderDiscount, state: 'DONE' } })
    expect(await refund(order, wholeLine(order), 'cards')).toMatchObject({ body: first.body })
    expect(errorIdOf(await refund(order, wholeLine(order)))).toBe('RFD410')
    for (const card of cards) {
      expect(await refusalOf(card)).toBe('GFC725')
      const left = await shop().platform.storage('BALANCE', `gift-card:${plain(card)}`)
      expect(await left.exec('SELECT balance FROM account')).toEqual([{ balance: 0 }])
    }
    expect(await buyer.refusal('consumer.resendGiftCard', { body: { orderNumber, itemId: item?.id ?? '' } })).toBe(
      'GFO404',
    )
    expect(await cancel(buyer, order)).toEqual({ success: true })
  })

  it('that were spent are not refunded, nor is any other card of their line taken', async () => {
    const buyer = await shop().guest()
    const order = await giftCardOrder(shop(), buyer)
    const [first, second] = await mailed()
    if (!first || !second) throw new Error('no cards')
    expect(await spend(first)).toBe(200)
    for (const _ of [1, 2]) expect(errorIdOf(await refund(order, wholeLine(order), 'spent'))).toBe('GFO409')
    expect(await shop().platform.admin(`/orders/${order.orderNumber}`)).toMatchObject({
      body: { refunds: [{ state: 'REFUSED' }] },
    })
    expect(await spend(second)).toBe(200)
  })

  it('are mailed again for their buyer alone, with a new PIN, five times an hour', async () => {
    const buyer = await shop().guest()
    const { orderNumber, items } = await giftCardOrder(shop(), buyer)
    const before = await mailed()
    const body = { orderNumber, itemId: items[0]?.id ?? '' }
    const stranger = await shop().guest()
    expect(await stranger.refusal('consumer.resendGiftCard', { body })).toBe('GFO404')
    expect(await stranger.refusal('consumer.resendGiftCard', { body: { ...body, orderNumber: 'K000000000' } })).toBe(
      'GFO404',
    )
    expect(await buyer.call('consumer.resendGiftCard', { body })).toEqual({ success: true })
    const [renewed] = await mailed()
    const old = before.find(({ code }) => code === renewed?.code)
    if (!renewed || !old) throw new Error('no cards')
    expect(await refusalOf(old)).toBe('GFC800')
    expect(await refusalOf(renewed)).toBeNull()
    for (let time = 2; time <= 5; time += 1) await buyer.call('consumer.resendGiftCard', { body })
    expect(await buyer.refusal('consumer.resendGiftCard', { body })).toBe('API429')
  })
}
