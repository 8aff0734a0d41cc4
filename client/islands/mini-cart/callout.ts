import type { PromoSummary } from '../../../shared/contracts/cart.ts'
import { element } from '../element.ts'

/** Spec 1 §5: a callout has exactly three parts, separated by `|`; any other is ignored. */
export function calloutParts(calloutMsg: string): readonly [string, string, string] | null {
  const [first, second, third, ...rest] = calloutMsg.split('|')
  return first !== undefined && second !== undefined && third !== undefined && rest.length === 0
    ? [first, second, third]
    : null
}

/** The nearest promotion as one line with a bar: how far the bag is on its way there. `spent` in minor units. */
export function callout(promotions: readonly PromoSummary[], spent: number): HTMLElement | null {
  const [nearest] = promotions
    .flatMap((promotion) => {
      const parts = calloutParts(promotion.calloutMsg)
      return parts ? [{ parts, away: promotion.distanceFromConditionThreshold ?? 0 }] : []
    })
    .toSorted((one, other) => one.away - other.away)
  if (!nearest) return null
  const { parts, away } = nearest
  const [lead, reward, how] = parts
  return element(
    'div',
    { class: 'mini-promo' },
    element('p', {}, reward ? `${lead}: ` : lead, reward ? element('b', {}, reward) : null, how ? `. ${how}` : null),
    away > 0 ? element('progress', { max: spent + away, value: spent, 'aria-label': lead }) : null,
  )
}
