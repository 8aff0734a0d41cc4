import { taxIsIncluded } from '../../../shared/cart/pricing/tax-included.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { invoiceWords } from './invoice-words.ts'

type TotalRow = { readonly name: string; readonly amount: string }

/** Sums of an order as its mail and its invoice list them. What was taken off by hand is in the subtotal already. */
export function totalRows(
  { totals, currency, priceAdjustments = [] }: Pick<PlacedOrder, 'totals' | 'currency' | 'priceAdjustments'>,
  site: Site,
): readonly TotalRow[] {
  const words = invoiceWords(site)
  const rows: [string, number | null][] = [
    ...priceAdjustments.map(({ amount, reason }): [string, number] => [
      [words.adjustment, reason].filter(Boolean).join(': '),
      -Math.abs(amount),
    ]),
    [words.subtotal, totals.itemSubTotal],
    [words.delivery, totals.shipping],
    [taxIsIncluded({ currency }) ? words.taxIncluded : words.taxAdded, totals.tax],
    [words.total, totals.total],
  ]
  return rows.flatMap(([name, minor]) =>
    minor === null ? [] : [{ name, amount: formatMoney(minor, currency, site.locale) }],
  )
}
