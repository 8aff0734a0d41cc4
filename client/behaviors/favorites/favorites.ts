import { favoriteCount, favorites, isFavorite, press, refreshFavorites } from '../../state/favorites.ts'
import { pageEvents } from '../../state/page-events.ts'
import type { Attach } from '../attach.ts'

/**
 * All hearts of the page: they are buttons of one form, the host. The form starts when one is pressed or when the list
 * has changed elsewhere.
 */
export const attach: Attach<'favorites'> = (host) => {
  const rendered = new WeakMap<Element, boolean>()
  // A connected employee's favorites stay hidden.
  const hearts = `button[form="${host.id}"]:not([aria-pressed=undefined])`
  const isPressed = (heart: Element) => heart.ariaPressed === 'true'
  let isStartedByPress = false

  const show = () => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>(hearts)) {
      const wasPressed = rendered.get(heart) ?? isPressed(heart)
      rendered.set(heart, wasPressed)
      heart.ariaPressed = String(isFavorite(heart.value, wasPressed))
    }
    const count = favoriteCount()
    if (count === null) return
    for (const counter of document.querySelectorAll('[data-favorites]'))
      counter.textContent = count > 0 ? String(count) : ''
  }
  favorites.subscribe(show)
  addEventListener(pageEvents.part, show)
  addEventListener(pageEvents.wake, (event) => {
    if ((event as CustomEvent<string>).detail === 'favorites') void refreshFavorites()
  })
  host.addEventListener('submit', (event) => {
    const heart = event.submitter
    if (!(host instanceof HTMLFormElement && heart instanceof HTMLButtonElement)) return
    event.preventDefault()
    isStartedByPress = true
    void press(host, heart.value, !isPressed(heart))
  })
  // A press that started it is replayed right after this.
  setTimeout(() => isStartedByPress || void refreshFavorites())
}
