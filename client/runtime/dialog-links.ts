import type { DialogRequest } from '../state/dialogs.ts'
import { pageEvents } from '../state/page-events.ts'
import { openCart, openDialog, prepareCart, prepareDialog, settleCart, showInDialog } from './dialogs.ts'
import { savesData } from './preload.ts'

const cartLink = 'a[data-dialog=mini-cart]'

/** A link whose page a dialog shows. */
export const dialogLinkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null

/**
 * Opens the page of a link in a dialog over this one, unless it is a modified click or the dialog is unavailable.
 */
addEventListener('click', (event) => {
  const link = dialogLinkOf(event.target)
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!link.matches(cartLink))
    openDialog(link.href, {
      keep: link.hasAttribute('data-keep'),
      label: link.ariaLabel ?? link.textContent?.trim() ?? '',
    })
  else if (openCart()) void prepareCart().then((isReady) => isReady || location.assign(link.href))
  else return
  event.preventDefault()
})

/** The dialog of a link is fetched when somebody points at it, puts a finger on it or comes to it with the keyboard. */
function prepareOnIntent({ type, target }: Event): void {
  const link = dialogLinkOf(target)
  if (!link) return
  if (link.matches(cartLink)) void prepareCart()
  // A dialog that was closed gives the focus back to its link, which is no intent.
  else if (type !== 'focusin' || link.matches(':focus-visible')) void prepareDialog(link.href)
}
if (!savesData)
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, prepareOnIntent, { passive: true })

addEventListener(pageEvents.cart, (event) => {
  if (!openCart()) return
  event.preventDefault()
  void settleCart()
})

addEventListener(pageEvents.dialog, (event) => {
  const { href, inside, ...options } = (event as CustomEvent<DialogRequest>).detail
  if (inside) void showInDialog(inside, href)
  else openDialog(href, options)
})
