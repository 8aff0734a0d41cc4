import { onEnd } from '../../state/page-events.ts'
import type { Attach } from '../attach.ts'

/**
 * Makes a dialog block opened by `:target` modal: it traps focus and closes on Escape or a click outside. The URL
 * remains its state, so Back closes it too.
 */
export const attach: Attach<'modal'> = (host) => {
  const dialog = host.querySelector('dialog')
  if (!dialog) return
  const syncWithUrl = () => {
    const isTargeted = dialog.matches(':target, :has(:target)')
    if (isTargeted && !dialog.open) dialog.showModal()
    if (!isTargeted && dialog.open) dialog.close()
  }
  // Turns off the CSS that shows it by `:target` alone.
  dialog.dataset['modal'] = ''
  dialog.addEventListener('close', () => history.replaceState(history.state, '', location.pathname + location.search))
  dialog.addEventListener('click', (event) => {
    const clicked = event.target as Element
    if (clicked !== dialog && !clicked.closest('[data-close]')) return
    event.preventDefault()
    dialog.close()
  })
  addEventListener('hashchange', syncWithUrl)
  onEnd(host, () => removeEventListener('hashchange', syncWithUrl))
  syncWithUrl()
}
