import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { AdjustmentRows, CreditRows, IncludedTax, Row, TotalRows } from '../cart/total-rows.tsx'
import type { PageContext } from '../page-context.ts'

type TotalsListProps = PageContext &
  Pick<Cart, 'totals' | 'currency'> & {
    /** Instruments that cover part of the total; absent once the order is placed. */
    readonly instruments?: Parameters<typeof CreditRows>[0]['instruments']
    /** Loyalty points of the order; 0 shows none. */
    readonly earnedPoints: number
    /** Amount that an associate took off by hand. */
    readonly adjustments?: Cart['priceAdjustments']
    /** No address yet that would say how much tax is added; never so of an order. */
    readonly taxLater?: boolean
  }

export function TotalsList(props: TotalsListProps) {
  const { site, t, totals, currency, instruments, earnedPoints, adjustments = [], taxLater = false } = props
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const isPartlyPaid = instruments && totals.remainingToPay !== totals.total
  return (
    <>
      <dl className="co-sum">
        <TotalRows {...{ site, t, totals, currency, taxLater }}>
          <AdjustmentRows {...{ site, t, currency, adjustments }} />
        </TotalRows>
        {instruments ? <CreditRows {...{ site, t, currency, instruments }} /> : null}
        {isPartlyPaid ? (
          <Row name={t(taxLater ? 'cart.toPayBeforeTax' : 'cart.toPay')}>{money(totals.remainingToPay)}</Row>
        ) : null}
        {earnedPoints > 0 ? <Row name={t('cart.earns')}>{t('people.points', { count: earnedPoints })}</Row> : null}
      </dl>
      <IncludedTax {...{ site, t, totals, currency }} />
    </>
  )
}
