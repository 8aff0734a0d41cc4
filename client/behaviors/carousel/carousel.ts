import { onEnd } from '../../state/page-events.ts'
import type { Attach } from '../attach.ts'
import { createRotation } from './rotation.ts'
import { positionAt, resolvePosition, scrollLeftOf, type Track, trackOf } from './track.ts'

/**
 * Spec 2 §2.1, §3: arrows, dots, progress and rotation for a scrollable list. Its state is the scroll position, and its
 * settings at the current width are the CSS variables of collection-rules.ts. Videos inside listen to
 * `kerb:carousel` to learn when it is paused.
 */
export const attach: Attach<'carousel'> = (host) => {
  const list = host.querySelector<HTMLElement>('.cells')
  const slides = [...(list?.children ?? [])] as HTMLElement[]
  const [first, second] = slides
  if (!list || !first) return
  const buttons = (selector: string) => [...host.querySelectorAll<HTMLButtonElement>(selector)]
  const arrows = buttons('[data-go]')
  const dots = buttons('.coll-dots button')
  const [pauseButton] = buttons('[data-hold]')
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  let track: Track
  let loop = false
  let position = -1

  const show = () => {
    const current = positionAt(track, list.scrollLeft)
    if (current === position) return
    position = current
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === position ? 'true' : null
    })
    for (const arrow of arrows)
      arrow.ariaDisabled = String(!loop && position === (arrow.dataset['go'] === '1' ? track.last : 0))
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-current', index === position + track.middle)
    })
    host.style.setProperty('--at', String((position + 1) / (track.last + 1)))
  }
  const go = (target: number) => {
    const left = scrollLeftOf(track, resolvePosition(track, target, loop))
    list.scrollTo({ left, behavior: reducesMotion ? 'instant' : 'smooth' })
  }
  const next = () => {
    if (position < track.last || loop) go(position + 1)
  }
  const rotation = createRotation({ host, list, pauseButton, next, isPaused: reducesMotion })

  const update = () => {
    const rules = getComputedStyle(host)
    loop = rules.getPropertyValue('--loop') === '1'
    track = trackOf(list, {
      count: slides.length,
      firstLeft: first.offsetLeft,
      firstWidth: first.offsetWidth,
      secondLeft: second?.offsetLeft,
    })
    position = -1
    dots.forEach((dot, index) => {
      dot.hidden = index > track.last
    })
    list.tabIndex = track.fits ? -1 : 0
    host.toggleAttribute('data-fits', track.fits)
    show()
    rotation.every(track.fits ? 0 : Number(rules.getPropertyValue('--rotate')))
  }
  // Before the controls become visible, so that they don't shift.
  update()
  if (pauseButton) rotation.pause(reducesMotion)
  const resizeObserver = new ResizeObserver(update)
  resizeObserver.observe(list)
  onEnd(host, () => {
    resizeObserver.disconnect()
    rotation.rest()
  })

  list.addEventListener('scroll', () => {
    show()
    rotation.arm()
  })
  list.addEventListener('keydown', (event) => {
    const target = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: track.last }[event.key]
    if (target === undefined || event.target !== list) return
    event.preventDefault()
    go(target)
  })
  list.addEventListener('touchstart', rotation.rest, { passive: true })
  for (const type of ['touchend', 'touchcancel']) list.addEventListener(type, rotation.arm)
  for (const arrow of arrows) arrow.addEventListener('click', () => go(position + Number(arrow.dataset['go'])))
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => go(index))
  })
  pauseButton?.addEventListener('click', rotation.toggle)
}
