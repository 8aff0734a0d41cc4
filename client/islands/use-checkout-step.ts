import { useEffect } from 'react'
import type { CheckoutProps } from '../pages/checkout/checkout-props.ts'
import { startChallenge } from '../state/bot-challenge.ts'
import { reloadForNewCart } from '../state/cart-sync.ts'
import { forgetSent } from '../state/kept-form.ts'
import { showToast } from '../state/toasts.ts'

/** Work of every step of checkout once it is shown. */
export function useCheckoutStep({ step, toasts, challenged }: Pick<CheckoutProps, 'step' | 'toasts' | 'challenged'>) {
  useEffect(() => {
    if (challenged) startChallenge()
  }, [challenged])
  useEffect(() => forgetSent(step), [step])
  useEffect(() => showOnce(toasts), [toasts])
}

/**
 * Shows the page's toasts until they are dismissed; a reload does not repeat them. After an expired session the page
 * reloads itself (spec 1 §4 "Invalid customer") and still names the items that could not be restored.
 */
function showOnce(toasts: CheckoutProps['toasts']): void {
  if (toasts.length === 0) return
  for (const { title } of toasts) showToast({ title, type: 'error', persistent: true })
  const reloads = toasts.some(({ reload }) => reload)
  const url = new URL(location.href)
  if (reloads) url.searchParams.set('notice', 'restored')
  else url.searchParams.delete('notice')
  history.replaceState(history.state, '', url)
  if (reloads) reloadForNewCart()
}
