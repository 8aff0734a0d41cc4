import type { PriceDisplay } from '../../../../shared/contracts/price.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { formatMoney } from '../../../../shared/money/format.ts'

type PriceProps = { price: PriceDisplay; locale: Locale; t: MessageFormatter }

/**
 * The price line of spec 1 §3: the current price or range, the old one struck through, the discount, and the lowest
 * price of the last 30 days in small print where the law asks for it.
 */
export function Price({ price, locale, t }: PriceProps) {
  const { currency, lowCurrent, highCurrent, lowOriginal, highOriginal, historicBestPrice, percentagePriceDiscount } =
    price
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const range = (low: number, high: number) =>
    low === high ? money(low) : t('price.range', { low: money(low), high: money(high) })
  const reduced = lowOriginal > lowCurrent || highOriginal > highCurrent
  if (!reduced) return <p className="price">{range(lowCurrent, highCurrent)}</p>
  return (
    <p className="price">
      <span className="sr">{t('price.now')} </span>
      <ins>{range(lowCurrent, highCurrent)}</ins> <span className="sr">{t('price.was')} </span>
      <s>{range(lowOriginal, highOriginal)}</s>
      {percentagePriceDiscount ? <b> {t('price.off', { percent: Math.round(percentagePriceDiscount) })}</b> : null}
      {historicBestPrice === null ? null : <small>{t('price.lowest30', { price: money(historicBestPrice) })}</small>}
    </p>
  )
}
