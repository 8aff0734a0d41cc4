import { calloutParts } from '../../../shared/cart/promotions/callout.ts'
import type { PromoSummary } from '../../../shared/contracts/cart.ts'

type CalloutProps = {
  readonly promotions: readonly PromoSummary[]
  /** Minor units. */
  readonly spent: number
}

/** The nearest promotion with a progress bar. */
export function Callout({ promotions, spent }: CalloutProps) {
  const [nearest] = promotions
    .flatMap(({ calloutMsg, distanceFromConditionThreshold: away = 0 }) => {
      const parts = calloutParts(calloutMsg)
      return parts ? [{ parts, away }] : []
    })
    .toSorted((a, b) => a.away - b.away)
  if (!nearest) return null
  const { parts, away } = nearest
  const [lead, reward, how] = parts
  return (
    <div className="mini-promo">
      <p>
        {`${lead}: `}
        <b>{reward}</b>
        {`. ${how}`}
      </p>
      {away > 0 ? <progress max={spent + away} value={spent} aria-label={lead} /> : null}
    </div>
  )
}
