import type { PromoSummary } from '../../contracts/cart.ts'
import type { Promotion } from '../../contracts/promotion.ts'
import { fillPlaces } from '../../errors/format.ts'
import { type LocaleTexts, textIn } from '../../i18n/locale-texts.ts'
import type { Site } from '../../i18n/locales.ts'
import { formatMoney } from '../../money/format.ts'
import type { Outcome } from './run-level.ts'

/** Where an approaching promotion is shown. */
const approachingDisplayLevel = 'CART'

/** The summary of an applied promotion, which has no callout. */
export const appliedSummary = ({ promotionId, name, level }: Promotion, { locale }: Site): PromoSummary => ({
  promotionId,
  promotionName: textIn(name, locale),
  level,
  calloutMsg: '',
})

/**
 * Applied promotions, and approaching ones that have a callout text (spec 1 §3 promoSummary).
 */
export function summariesOf(outcomes: readonly Outcome[], site: Site): PromoSummary[] {
  return outcomes.flatMap((outcome) => {
    const { promotion } = outcome
    if (outcome.state === 'ran') return outcome.took ? [appliedSummary(promotion, site)] : []
    if (!promotion.callout) return []
    const amount = formatMoney(outcome.distance, site.currency, site.locale)
    return [
      {
        ...appliedSummary(promotion, site),
        calloutMsg: fillPlaces(textIn(promotion.callout, site.locale), (name) =>
          name === 'amount' ? amount : undefined,
        ),
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

/** The employee discount is not a promotion, but is listed on its lines like one. */
export const employeeSummary = ({ locale }: Site): PromoSummary => ({
  promotionId: 'employee-discount',
  promotionName: textIn(employeeDiscount, locale),
  level: 'PRODUCT',
  calloutMsg: '',
})
