import { useEffect } from 'react'
import { reloadForNewCart } from '../../state/cart-sync.ts'
import { showToast } from '../../state/toasts.ts'

type Toasts = readonly { readonly title: string; readonly message: string; readonly reload?: boolean | undefined }[]

/**
 * Shows the page's toasts until they are dismissed; a reload does not repeat them. After an expired session the page
 * reloads itself (spec 1 §4 "Invalid customer") and still names the items that could not be restored.
 */
export function useToastsOnce(toasts: Toasts): void {
  useEffect(() => {
    if (toasts.length === 0) return
    for (const { title, message } of toasts) showToast({ title, message, type: 'error', persistent: true })
    // A page that answered a form post has no URL to reload from.
    const reloads = toasts.some(({ reload }) => reload) && !location.pathname.startsWith('/api/')
    const url = new URL(location.href)
    if (reloads) url.searchParams.set('notice', 'restored')
    else url.searchParams.delete('notice')
    history.replaceState(history.state, '', url)
    if (reloads) reloadForNewCart()
  }, [toasts])
}
