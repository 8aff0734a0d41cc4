import { storageKeys } from '../../state/storage.ts'
import type { Mount } from '../island.ts'

/**
 * Tells of the pop-up's impression, then opens its card after the delay (spec 2 §2.4), unless the visitor has already made it small in this
 * tab or is at it now. Escape makes it small. The focus stays where it is.
 */
export const mount: Mount<'pop-up'> = (host, { name, delay }) => {
  const card = host.querySelector('details')
  const bar = host.querySelector('summary')
  if (!card || !bar) return
  host.dataset['impression'] = name
  dispatchEvent(new CustomEvent('kerb:impression', { detail: { name } }))
  const isSmall = sessionStorage.getItem(storageKeys.minimised) === name
  const growing = setTimeout(() => {
    card.open ||= !isSmall
  }, delay)
  bar.addEventListener('click', () => {
    clearTimeout(growing)
    if (card.open) sessionStorage.setItem(storageKeys.minimised, name)
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !card.open || document.querySelector('dialog[open],:popover-open'))
      return
    if (card.contains(document.activeElement)) bar.focus()
    bar.click()
  })
}
