import type { PromoSummary } from '../contracts/cart.ts'
import type { Promotion } from '../contracts/promotion.ts'
import { type LocaleTexts, textIn } from '../i18n/locale-texts.ts'
import type { Site } from '../i18n/locales.ts'
import { formatMoney } from '../money/format.ts'
import type { Outcome } from './run-level.ts'

/** Where a shopper is told how far away a promotion is. */
const approachingDisplayLevel = 'CART'

/** One that took something. It has nothing to say any more: its callout is empty. */
export const appliedSummary = ({ promotionId, name, level }: Promotion, { locale }: Site): PromoSummary => ({
  promotionId,
  promotionName: textIn(name, locale),
  level,
  calloutMsg: '',
})

/** Those that took something, and those that a larger cart would bring and that have words for it (spec 1 §3 promoSummary). */
export function summariesOf(outcomes: readonly Outcome[], site: Site): PromoSummary[] {
  return outcomes.flatMap((outcome) => {
    const { promotion } = outcome
    if (outcome.state === 'ran') return outcome.took ? [appliedSummary(promotion, site)] : []
    if (!promotion.callout) return []
    const amount = formatMoney(outcome.distance, site.currency, site.locale)
    return [
      {
        ...appliedSummary(promotion, site),
        calloutMsg: textIn(promotion.callout, site.locale).replaceAll('{amount}', () => amount),
        approachingDisplayLevel,
        distanceFromConditionThreshold: outcome.distance,
      },
    ]
  })
}

const employeeDiscount: LocaleTexts = {
  en: 'Employee discount',
  de: 'Mitarbeiterrabatt',
  fr: 'Remise du personnel',
  es: 'Descuento de empleado',
  it: 'Sconto dipendenti',
}

/** An employee's rate is no promotion of the operator's, but a line says why it is cheaper all the same. */
export const employeeSummary = ({ locale }: Site): PromoSummary => ({
  promotionId: 'employee-discount',
  promotionName: textIn(employeeDiscount, locale),
  level: 'PRODUCT',
  calloutMsg: '',
})
