import { describe, expect, it } from 'vitest'
import { cartItem } from '../../../client/pages/pages.fixtures.ts'
import { Cart, type CartItem } from '../../../shared/contracts/cart.ts'
import { errorCodes, errorEntry } from '../../../shared/errors/catalogue.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { checkoutOperations } from '../../../shared/operations/checkout.ts'
import { stepNotices } from './notices.ts'
import type { Refusal } from './refusal.ts'
import { stepAfter } from './refusal.ts'

const context = { locale: 'en-us' as const, t: formatter('en-us'), site: sites['en-us'], session: null }

type Instrument = { readonly id: string; readonly method: string; readonly amount: number; readonly balance?: number }
const cartOf = (total: number, instruments: readonly Instrument[]): Cart =>
  Cart.parse({
    id: 'basket-1',
    currency: 'USD',
    items: [],
    totals: { total, remainingToPay: total - instruments.reduce((sum, { amount }) => sum + amount, 0) },
    payment_instruments: instruments.map(({ id, method, amount, balance = null }) => ({
      payment_instrument_id: id,
      payment_method_id: method,
      label: id,
      amount,
      balance,
    })),
  })
const paid = cartOf(3600, [{ id: 'Visa •••• 1111', method: 'CREDIT_CARD', amount: 3600 }])

/** Everything that the step says about the refusal. */
const saidOf = (refusal: Refusal, cart = paid, step = stepAfter({ code: refusal.code, details: {} })) => {
  const { top, toasts } = stepNotices(context, cart, step, 'own', [refusal])
  // A way on is no cause.
  return [...top.flatMap(({ words, href }) => (href ? [] : [words])), ...toasts.map(({ title }) => title)]
}

describe('an order that was refused', () => {
  const codes = [...errorCodes, 'VAULT.CLOSED']

  it.each(codes)('with %s has one cause with one remedy, at the step that can mend it', (code) => {
    const said = saidOf({ code })
    expect(said).toHaveLength(1)
    const isGeneral = errorEntry(code).key === 'GENERAL' || errorEntry(code).key === 'ORDER_NOT_FOUND'
    expect(said[0] === text('flow.order.failed', 'en-us')).toBe(isGeneral)
  })

  it('leads to the step that its recovery names, for every code that orders are refused with', () => {
    const placing = checkoutOperations.filter(({ id }) => id === 'cart.placeOrder' || id === 'cart.patchOrder')
    for (const code of placing.flatMap(({ errors }) => errors)) {
      const { recovery } = errorEntry(code)
      const step = { 'return-to-shipping': 'shipping', 'return-to-billing': 'billing' }[String(recovery)] ?? 'summary'
      expect([code, stepAfter({ code, details: {} })]).toEqual([code, step])
    }
  })

  it('that nobody could be paid for charges nothing, and leads back to the button', () => {
    const { top } = stepNotices(context, paid, 'billing', 'quick', [{ code: 'PAY503' }])
    expect(top).toEqual([
      { tone: 'error', words: expect.stringContaining('Nothing was charged') },
      { tone: 'info', words: 'Try again', href: '/en-us/checkout/summary?bag=quick' },
    ])
  })

  it('has the service’s own words for a code that only the service knows', () => {
    expect(saidOf({ code: 'VAULT.CLOSED', details: { words: 'The vault is closed.', params: {} } })).toEqual([
      'The vault is closed.',
    ])
  })

  it('speaks of no gift card where a reward may have been spent', () => {
    expect(saidOf({ code: 'GFC740' })).not.toEqual([message('GFC740', 'en-us')])
  })
})

describe('an order without enough stock', () => {
  type Ways = CartItem['shippingOptions']
  type Code = CartItem['selectedShippingOption']
  const option = (code: Code, available: boolean, selected = false, storeInventory = 0): Ways[number] => ({
    selected,
    available,
    shippingMethod: { code, label: code, deliveryTime: '2-4', price: null },
    ...(code !== 'standard' && { storeInfo: { id: 's1', storeInventory } }),
  })
  const short = (line: Partial<CartItem>, available: number): Cart => {
    const code = available === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
    const item = { ...cartItem, id: 'line-1', qty: 3, shippingOptions: [], ...line, available }
    return { ...paid, items: [item], flash: [{ code, itemId: 'line-1' }] }
  }
  const atLine = (cart: Cart, code: string) => {
    const { top, byItem } = stepNotices(context, cart, 'summary', 'own', [{ code }])
    return [...top.flatMap(({ words, href }) => (href ? [] : [words])), ...(byItem['line-1'] ?? []).map((n) => n.words)]
  }
  const { t } = context

  it('says once that everything is gone, and nothing about a rest', () => {
    expect(atLine(short({}, 0), 'INV406')).toEqual([text('flow.order.cannotBeCompleted', 'en-us')])
  })

  it('says how many the chosen way has, without the code’s own words', () => {
    const pickup = { storeId: 's1', selectedShippingOption: 'pickup' as const }
    const stock = t('cart.stock', { count: 1 })
    const ways = [option('standard', true), option('pickup', false, true, 1)]
    const atStore = { ...pickup, shippingOptions: ways }
    expect(atLine(short(atStore, 1), 'INV409')).toEqual([stock, t('cart.onlyLeftAtStore', { count: 1 })])
    expect(atLine(short({}, 1), 'INV409')).toEqual([stock, t('cart.onlyLeft', { count: 1 })])
    const shipped = { shippingOptions: [option('standard', false, true), option('pickup', true, false, 9)] }
    expect(atLine(short(shipped, 1), 'INV409')).toEqual([stock, t('cart.onlyLeftThisWay', { count: 1 })])
  })

  it('does not call gone what a store only stopped handing over', () => {
    const stopped = {
      storeId: 's1',
      selectedShippingOption: 'pickup' as const,
      shippingOptions: [option('pickup', false, true, 5)],
    }
    expect(atLine(short(stopped, 0), 'INV406')).toEqual([t('cart.stock', { count: 1 }), t('checkout.stopped')])
  })
})

describe('an order whose payment has changed', () => {
  const checkAgain = context.t('checkout.changed')
  const gift = (amount: number, balance = amount) => ({
    id: 'Gift card •••• IN01',
    method: 'GIFT_CARD',
    amount,
    balance,
  })
  const visa = (amount: number) => ({ id: 'Visa •••• 1111', method: 'CREDIT_CARD', amount })
  const was = (id: string, amount: number) => ({ part: 'payment', instrumentId: id, was: amount }) as const
  const said = (cart: Cart, changed: Refusal['changed'], step: 'billing' | 'summary' = 'summary') =>
    saidOf({ code: 'ORD415', ...(changed && { changed }) }, cart, step)

  it('says which card holds less, what it holds, and what pays the rest', () => {
    const changed = [was('Gift card •••• IN01', 2100), was('Visa •••• 1111', 1500)]
    expect(said(cartOf(3600, [gift(0), visa(3600)]), changed)).toEqual([
      'Gift card •••• IN01 now holds $0.00; $21.00 moves to your Visa •••• 1111.',
      checkAgain,
    ])
    expect(said(cartOf(3600, [gift(600), visa(3000)]), changed)[0]).toBe(
      'Gift card •••• IN01 now holds $6.00; $15.00 moves to your Visa •••• 1111.',
    )
  })

  it('says what is open where nothing else pays', () => {
    const changed = [was('Gift card •••• IN01', 3600)]
    expect(said(cartOf(3600, [gift(600)]), changed, 'billing')).toEqual([
      'Your order has changed, and $30.00 of it is not paid yet. Nothing was charged. Choose how to pay the rest.',
      'Gift card •••• IN01 now holds $6.00.',
    ])
  })

  it('moves no more than the other method pays, where the order has become cheaper', () => {
    const changed = [
      was('Gift card •••• IN01', 2100),
      was('Visa •••• 1111', 1500),
      { part: 'total', was: 3600 } as const,
    ]
    expect(said(cartOf(3000, [gift(600), visa(2400)]), changed)[0]).toBe(
      'Gift card •••• IN01 now holds $6.00; $9.00 moves to your Visa •••• 1111.',
    )
  })

  it('has no words for amounts that follow from another change, nor a cause that is none', () => {
    const changed = [was('Gift card •••• IN01', 3600), { part: 'total', was: 3600 } as const]
    expect(said(cartOf(3000, [gift(3000, 9000)]), changed)).toEqual([
      'The total is now $30.00; it was $36.00.',
      checkAgain,
    ])
  })

  it('says what pays now if another method was chosen', () => {
    const changed = [was('PayPal', 3600), was('Visa •••• 1111', 0)]
    expect(said(cartOf(3600, [visa(3600)]), changed)[0]).toBe(
      'How your order is paid has changed. Now: Visa •••• 1111: $36.00.',
    )
  })
})
