import type { PageContext } from '../page-context.ts'
import type { Callout } from './cart-notices.ts'

/** Promotions within reach: how far, what for, and a bar. */
export function Callouts({ t, callouts }: Pick<PageContext, 't'> & { callouts: readonly Callout[] }) {
  if (callouts.length === 0) return null
  return (
    <ul className="callouts" aria-label={t('bag.callouts')}>
      {callouts.map(({ promotionId, name, parts: [away, what, how], reached, goal }) => (
        <li className="callout" key={promotionId}>
          <p>
            {away}: <strong>{what}</strong>
          </p>
          <p className="label muted">{how}</p>
          {goal > reached ? <progress value={reached} max={goal} aria-label={t('bag.progress', { name })} /> : null}
        </li>
      ))}
    </ul>
  )
}
