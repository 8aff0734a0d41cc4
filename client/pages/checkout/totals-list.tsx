import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import type { PageContext } from '../page-context.ts'

type TotalsListProps = PageContext &
  Pick<Cart, 'totals' | 'currency'> & {
    /** Instruments that cover part of the total; absent once the order is placed. */
    readonly instruments?: readonly Pick<
      CartPaymentInstrument,
      'payment_instrument_id' | 'payment_method_id' | 'label' | 'amount'
    >[]
    /** Loyalty points of the order; 0 shows none. */
    readonly earnedPoints: number
  }

export function TotalsList({ site, t, totals, currency, instruments, earnedPoints }: TotalsListProps) {
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const hasAddedTax = site.region === 'NA'
  const credits = (instruments ?? []).filter(
    ({ amount, payment_method_id: method }) => amount > 0 && !isProvided(method),
  )
  const isPartlyPaid = instruments && totals.remainingToPay !== totals.total
  return (
    <>
      <dl className="co-sum">
        {totals.itemTotal > 0 ? (
          <>
            <dt>{t('cart.subtotal')}</dt>
            <dd>{money(totals.itemTotal)}</dd>
          </>
        ) : null}
        {totals.totalDiscount > 0 ? (
          <>
            <dt>{t('cart.discount')}</dt>
            <dd className="less">−{money(totals.totalDiscount)}</dd>
          </>
        ) : null}
        {totals.shipping === null ? null : (
          <>
            <dt>{t('cart.shipping')}</dt>
            <dd>{totals.shipping === 0 ? t('cart.shippingFree') : money(totals.shipping)}</dd>
          </>
        )}
        {hasAddedTax && totals.tax !== null ? (
          <>
            <dt>{t('cart.tax')}</dt>
            <dd>{money(totals.tax)}</dd>
          </>
        ) : null}
        <dt className="grand">{t('cart.total')}</dt>
        <dd className="grand">{money(totals.total)}</dd>
        {credits.map((credit) => (
          <div className="co-part" key={credit.payment_instrument_id}>
            <dt>{credit.label || t('checkout.credits')}</dt>
            <dd className="less">−{money(credit.amount)}</dd>
          </div>
        ))}
        {isPartlyPaid ? (
          <>
            <dt>{t('checkout.remaining')}</dt>
            <dd>{money(totals.remainingToPay)}</dd>
          </>
        ) : null}
        {earnedPoints > 0 ? (
          <>
            <dt>{t('cart.earns')}</dt>
            <dd>{t('people.points', { count: earnedPoints })}</dd>
          </>
        ) : null}
      </dl>
      {!hasAddedTax && totals.tax ? (
        <p className="label muted">{t('cart.taxIncluded', { amount: money(totals.tax) })}</p>
      ) : null}
    </>
  )
}
