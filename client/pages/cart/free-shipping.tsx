import type { PageContext } from '../page-context.ts'

/** Money is formatted. `reached` and `goal` are minor units for the bar alone. */
export type FreeShipping = { readonly away: string | null; readonly reached: number; readonly goal: number }

/** One line and a bar: how far it is to free shipping, or that it is reached (`away` null). */
export function FreeShippingCallout({ t, freeShipping }: Pick<PageContext, 't'> & { freeShipping: FreeShipping }) {
  const { away, reached, goal } = freeShipping
  return (
    <p className="callout">
      {away === null ? t('cart.freeShippingReached') : t('cart.freeShippingAway', { amount: away })}
      <progress value={Math.min(reached, goal)} max={goal} aria-label={t('cart.freeShippingProgress')} />
    </p>
  )
}
