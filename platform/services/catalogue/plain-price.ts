import type { Site } from '../../../shared/i18n/locales.ts'

/** Formats major units without needless zeros: "$50", "$12.50"; a code instead of a symbol for CAD (spec 1 §9). */
export function plainPrice({ bcp47, currency }: Site): (amount: number) => string {
  const format = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (amount) => format.format(amount)
}
