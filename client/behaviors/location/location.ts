import { askForDialog } from '../../state/dialogs.ts'
import type { Attach } from '../attach.ts'

/** Asks which country's shop it should be, once: over the page, as soon as no other dialog is. */
export const attach: Attach<'location'> = (_, { href }) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Going back shows a page as it was answered the first time. Without cookies every page would ask.
  if (entry?.type === 'back_forward' || !navigator.cookieEnabled) return
  const ask = () => {
    if (document.querySelector('dialog[open]')) addEventListener('close', ask, { capture: true, once: true })
    else askForDialog({ href })
  }
  ask()
}
