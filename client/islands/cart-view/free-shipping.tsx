import type { FreeShipping } from '../../pages/cart/cart-notices.ts'

export const FreeShippingCallout = ({ words, progress, reached, goal }: FreeShipping) => (
  <p className="callout">
    {words}
    <progress value={Math.min(reached, goal)} max={goal} aria-label={progress} />
  </p>
)
