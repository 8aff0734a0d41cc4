import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import type { ShownChange } from '../../../shared/contracts/shown.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Front = Pick<RequestContext, 't' | 'site'>

/** Amount that the page showed as the part of each instrument whose part has changed, by its id. */
type ShownParts = ReadonlyMap<string, number>

/**
 * How an order is paid now, and why, if it isn't as the page showed. An account that holds less is the cause; what pays
 * in its place is named with it. Amounts that only follow from another change of the order have no words of their own.
 */
export function paymentWords(front: Front, cart: Cart, changed: readonly ShownChange[]): readonly string[] {
  const changes = changed.filter(({ part }) => part === 'payment')
  if (changes.length === 0) return []
  const shown: ShownParts = new Map(
    changes.flatMap(({ instrumentId, was }) => (instrumentId === undefined ? [] : [[instrumentId, was ?? 0] as const])),
  )
  const lowered = cart.payment_instruments.filter((instrument) => isLowered(instrument, shown))
  if (lowered.length > 0) return loweredWords(front, cart, lowered, shown)
  const ids = new Set(cart.payment_instruments.map(({ payment_instrument_id: id }) => id))
  const isOther = [...shown].some(([id, was]) => was === 0 || !ids.has(id))
  const isAlone = changes.length === changed.length
  return isOther || isAlone
    ? [[front.t('checkout.changedPayment'), paymentNow(front, cart)].filter(Boolean).join(' ')]
    : []
}

/** An account that pays all it has, and less than was shown. A voucher is worth what it pays. */
const isLowered = (instrument: CartPaymentInstrument, shown: ShownParts): boolean =>
  instrument.label !== '' && instrument.amount === instrument.balance && lackOf(instrument, shown) > 0

/** How much less it pays than was shown; negative if more. */
const lackOf = ({ payment_instrument_id: id, amount }: CartPaymentInstrument, shown: ShownParts): number =>
  (shown.get(id) ?? amount) - amount

function loweredWords(
  { site, t }: Front,
  { payment_instruments: instruments, currency }: Cart,
  lowered: readonly CartPaymentInstrument[],
  shown: ShownParts,
): readonly string[] {
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const raised = instruments.filter((instrument) => instrument.label !== '' && lackOf(instrument, shown) < 0)
  const others = new Intl.ListFormat(site.bcp47).format(raised.map(({ label }) => label))
  let rest = raised.reduce((sum, instrument) => sum - lackOf(instrument, shown), 0)
  return lowered.flatMap((instrument) => {
    const { label, amount, payment_method_id: method } = instrument
    const moved = Math.min(rest, lackOf(instrument, shown))
    rest -= moved
    const holds = { label, amount: money(amount) }
    const moves = { moved: money(moved), others }
    // The cart says by itself which voucher has taken the place of the one that was shown.
    if (method === 'LOYALTY_POINTS') return moved > 0 ? [t('checkout.movesTo', moves)] : []
    return moved > 0 ? t('checkout.nowHoldsMoves', { ...holds, ...moves }) : t('checkout.nowHolds', holds)
  })
}

/** Amounts that the methods pay now. */
function paymentNow({ site, t }: Front, { payment_instruments: instruments, currency }: Cart): string {
  const parts = instruments
    .filter(({ label }) => label !== '')
    .map(({ label, amount }) => `${label}: ${formatMoney(amount, currency, site.locale)}`)
  return parts.length > 0 ? t('checkout.paymentNow', { parts: new Intl.ListFormat(site.bcp47).format(parts) }) : ''
}
