import type { SeenEvent, SeenReport } from '../../../shared/contracts/shop-event.ts'
import { recommendationLimits } from '../../../shared/recommendations.ts'
import { openReports, reportKinds } from '../../state/reports.ts'

/** Half of it, or as much of a tall one as fills half of the window. */
const isInSight = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2
const inSightMs = 1000
/** Often enough for one that is taller than the window. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Reports promotions (spec 2 §3 `promotionTracking`) and the first recommendations (spec 1 §9) once they have been in
 * sight for a second and each press in them, and pop-ups as they appear (spec 2 §2.4).
 */
export function watchSeen(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', watchSeen, { once: true })
    return
  }
  const send = openReports(reportKinds.seen)
  const report = (event: SeenEvent) => {
    const sent: SeenReport = { uuid: crypto.randomUUID(), path: location.pathname, event }
    send(JSON.stringify(sent))
  }

  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const timer = timers.get(entry.target)
        if (!isInSight(entry)) {
          clearTimeout(timer)
          timers.delete(entry.target)
        } else if (timer === undefined)
          timers.set(
            entry.target,
            setTimeout(() => noteSeen(entry.target), inSightMs),
          )
      }
    },
    { threshold },
  )
  function noteSeen(block: Element): void {
    observer.unobserve(block)
    timers.delete(block)
    // Another tab was in front.
    if (document.hidden) document.addEventListener('visibilitychange', () => observer.observe(block), { once: true })
    else report(eventOf(block, 'view'))
  }
  for (const block of document.querySelectorAll('[data-promotion-id]')) observer.observe(block)
  for (const card of [...document.querySelectorAll('[data-rec]')].slice(0, recommendationLimits.reported))
    observer.observe(card)
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a,button') : null
    const block = pressed?.closest('[data-promotion-id],[data-rec]')
    if (block) report(eventOf(block, 'select'))
  })

  const noteImpression = (popUp: string | undefined) => popUp && report({ name: 'view_pop_up', popUp })
  for (const popUp of document.querySelectorAll<HTMLElement>('[data-impression]'))
    noteImpression(popUp.dataset['impression'])
  addEventListener('kerb:impression', (event) => noteImpression((event as CustomEvent<{ name: string }>).detail.name))
}

function eventOf(block: Element, did: 'view' | 'select'): SeenEvent {
  const { rec, promotionId = '', promotionName, promotionCreative, promotionPosition } = (block as HTMLElement).dataset
  if (rec !== undefined) return { name: `${did}_recommendation`, token: rec }
  return {
    name: `${did}_promotion`,
    promotion: promotionId,
    ...(promotionName && { title: promotionName }),
    ...(promotionCreative && { creative: promotionCreative }),
    ...(promotionPosition && { position: promotionPosition }),
  }
}
