import type { StepProps } from '../../../client/pages/checkout/checkout-props.ts'
import { losesRest, offeredVouchers } from '../../../shared/cart/vouchers.ts'
import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { leftForAccounts, leftToPay } from './progress.ts'

type Context = Pick<RequestContext, 't' | 'locale'>
type Vouchers = OperationResponse<OperationOf<'consumer.vouchers'>>

/** The vouchers that the cart may use instead of its own, if it has one. Points come last of all accounts. */
export function voucherChoices(
  { t, locale }: Context,
  cart: Cart,
  { applicableLoyaltyVouchers: covered }: Vouchers,
): StepProps<'billing'>['vouchers'] {
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const used = cart.payment_instruments.find(({ payment_method_id: method }) => method === 'LOYALTY_POINTS')
  return offeredVouchers(covered, leftForAccounts(cart) + (used?.amount ?? 0))
    .filter(({ points }) => points !== cart.appliedLoyaltyVoucher?.points)
    .map((voucher) => {
      const { points, pays, amountInCurrency } = voucher
      const amounts = { pays: money(pays), worth: money(amountInCurrency) }
      return {
        points,
        words: t('checkout.useVoucher', { points: numberFormat(locale).format(points), amount: amounts.pays }),
        ...(losesRest(voucher) && { loss: { pays, words: t('checkout.voucherConfirm', amounts) } }),
      }
    })
}

/** Why a credit in use doesn't pay all that it is worth, where that isn't obvious. */
export function creditNote(
  { t, locale }: Context,
  cart: Cart,
  { payment_method_id: method, amount, balance, currency }: CartPaymentInstrument,
): { readonly note?: string } {
  if (currency) return { note: t('checkout.otherCurrency', { currency }) }
  if (balance === null || amount >= balance) return {}
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  if (method === 'LOYALTY_POINTS')
    return { note: t('checkout.voucherLoss', { pays: money(amount), worth: money(balance) }) }
  return leftToPay(cart) > 0 ? { note: t('checkout.giftCardLimit') } : {}
}
