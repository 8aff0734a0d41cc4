import { type DialogRequest, pageEvents } from '../state/page-events.ts'
import { openCart, openDialog, prepareCart, settleCart, showInDialog } from './dialogs.ts'
import { savesData } from './preload.ts'

const cartLink = 'a[data-dialog=mini-cart]'

/** The header's account link, as long as it names nobody, leads to the sign-in (client/pages/chrome/header.tsx). */
const openers = 'a[data-dialog],a:has(>.who:empty):not([aria-current])'

/**
 * Opens the page of a link in a dialog over this one, unless it is a modified click or the dialog is unavailable.
 */
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(openers)
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!link.matches(cartLink))
    openDialog(link.href, {
      keep: link.hasAttribute('data-keep'),
      label: link.textContent?.trim() || (link.ariaLabel ?? ''),
    })
  else if (openCart()) void prepareCart().then((isReady) => isReady || location.assign(link.href))
  else return
  event.preventDefault()
})

/** The cart is fetched before its link is pressed. */
function prepareOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest(cartLink)) void prepareCart()
}
if (!savesData)
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prepareOnIntent, { passive: true })

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
