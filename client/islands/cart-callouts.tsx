import type { Callout, FreeShipping } from '../pages/cart/cart-notices.ts'
import type { PageContext } from '../pages/page-context.ts'

export const FreeShippingCallout = ({ words, progress, reached, goal }: FreeShipping) => (
  <p className="callout">
    {words}
    <progress value={Math.min(reached, goal)} max={goal} aria-label={progress} />
  </p>
)

/** Promotions within reach, each with its remaining distance, its reward and a progress bar. */
export function Callouts({ t, callouts }: Pick<PageContext, 't'> & { callouts: readonly Callout[] }) {
  if (callouts.length === 0) return null
  return (
    <ul className="callouts" aria-label={t('cart.callouts')}>
      {callouts.map(({ promotionId, name, parts: [away, what, how], reached, goal }) => (
        <li className="callout" key={promotionId}>
          <p>
            {away}: <strong>{what}</strong>
          </p>
          <p className="label muted">{how}</p>
          {goal > reached ? <progress value={reached} max={goal} aria-label={t('cart.progress', { name })} /> : null}
        </li>
      ))}
    </ul>
  )
}
