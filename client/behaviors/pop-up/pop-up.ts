import { readStored, storageKeys, store } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

/** A dialog or a popover is open over the page, and handles Escape itself. */
const isCovered = (): boolean => document.querySelector('dialog[open],:popover-open') !== null

/**
 * Reports the pop-up's impression, then opens its card after the delay (spec 2 §2.4), unless the visitor has minimized
 * it in this tab or uses it already. Escape minimizes it. Opening does not move the focus.
 */
export const attach: Attach<'pop-up'> = (host, { name, delay }) => {
  const card = host.querySelector('details')
  const bar = host.querySelector('summary')
  if (!card || !bar) return
  host.dataset['impression'] = name
  dispatchEvent(new CustomEvent('kerb:impression', { detail: { name } }))
  const wasMinimized = readStored('sessionStorage', storageKeys.minimised) === name
  const timer = setTimeout(() => {
    card.open ||= !wasMinimized
  }, delay)
  bar.addEventListener('click', () => {
    clearTimeout(timer)
    if (card.open) store('sessionStorage', storageKeys.minimised, name)
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !card.open || isCovered()) return
    if (card.contains(document.activeElement)) bar.focus()
    bar.click()
  })
}
