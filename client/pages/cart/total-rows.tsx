import type { ReactNode } from 'react'
import { taxIsIncluded } from '../../../shared/cart/pricing/tax-included.ts'
import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { isAccount } from '../../../shared/payment-accounts.ts'
import type { PageContext } from '../page-context.ts'

type TotalRowsProps = PageContext &
  Pick<Cart, 'totals' | 'currency'> & {
    /** No address yet that would say how much tax is added (`awaitsTax`). */
    readonly taxLater: boolean
    /** Rows about the discounts. */
    readonly children?: ReactNode
  }

/**
 * The rows from the list price to the total, the same in cart, checkout and order. The subtotal is what the goods cost
 * after every discount (`itemSubTotal`).
 */
export function TotalRows({ site, t, totals, currency, taxLater, children }: TotalRowsProps) {
  const money = (minor: number) => formatMoney(minor, currency, site.locale)
  const percent = numberFormat(site.bcp47, { style: 'percent', maximumFractionDigits: 1 })
  const isKnown = totals.itemTotal > 0
  return (
    <>
      {totals.totalDiscount > 0 && isKnown ? (
        <>
          <Row name={t('cart.listPrice')}>{money(totals.itemTotal)}</Row>
          <Row name={t('cart.discounts', { percent: percent.format(totals.totalDiscountPercentage / 100) })} less>
            −{money(totals.totalDiscount)}
          </Row>
        </>
      ) : null}
      {children}
      {isKnown ? <Row name={t('cart.subtotal')}>{money(totals.itemSubTotal)}</Row> : null}
      {totals.shipping === null ? null : (
        <Row name={t('cart.shipping')}>{totals.shipping === 0 ? t('cart.shippingFree') : money(totals.shipping)}</Row>
      )}
      {taxLater ? <Row name={t('cart.tax')}>{t('cart.taxLater')}</Row> : null}
      {!taxLater && !taxIsIncluded({ currency }) && totals.tax !== null ? (
        <Row name={t('cart.tax')}>{money(totals.tax)}</Row>
      ) : null}
      <Row name={t(taxLater ? 'cart.totalBeforeTax' : 'cart.total')} grand>
        {money(totals.total)}
      </Row>
    </>
  )
}

type AdjustmentRowsProps = PageContext & Pick<Cart, 'currency'> & { readonly adjustments: Cart['priceAdjustments'] }

/** Amount that an associate took off by hand, with its reason. */
export const AdjustmentRows = ({ site, t, currency, adjustments }: AdjustmentRowsProps) =>
  adjustments.map(({ id, amount, reason }) => (
    <Row key={id} name={`${t('cart.adjustment')}${reason ? `: ${reason}` : ''}`} part>
      −{formatMoney(Math.abs(amount), currency, site.locale)}
    </Row>
  ))

type CreditRowsProps = PageContext &
  Pick<Cart, 'currency'> & {
    readonly instruments: readonly Pick<
      CartPaymentInstrument,
      'payment_instrument_id' | 'payment_method_id' | 'label' | 'amount'
    >[]
  }

/** Gift cards, rewards, points and credit: each with the part of the total that it pays, by its name at payment. */
export const CreditRows = ({ site, t, currency, instruments }: CreditRowsProps) =>
  instruments
    .filter(({ amount, payment_method_id: method }) => amount > 0 && isAccount(method))
    .map(({ payment_instrument_id: id, label, amount }) => (
      <Row key={id} name={label || t('checkout.credits')} less>
        −{formatMoney(amount, currency, site.locale)}
      </Row>
    ))

/** Below the rows, where prices include tax. */
export function IncludedTax({ site, t, totals, currency }: Omit<TotalRowsProps, 'taxLater' | 'children'>) {
  if (!taxIsIncluded({ currency }) || !totals.tax) return null
  return (
    <p className="label muted">{t('cart.taxIncluded', { amount: formatMoney(totals.tax, currency, site.locale) })}</p>
  )
}

type RowProps = { name: string; less?: boolean; part?: boolean; grand?: boolean; children: ReactNode }

export function Row({ name, less = false, part = false, grand = false, children }: RowProps) {
  const className = grand ? 'grand' : part ? 'part' : undefined
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={less ? 'less' : className}>{children}</dd>
    </>
  )
}
