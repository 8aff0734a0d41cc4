import type { Page } from 'playwright'
import type { Bench } from '../figure.ts'
import type { Screen } from './conditions.ts'

export type Interact = (page: Page) => Promise<void>
export type Scene = {
  readonly screen: Screen
  /** Leaves the page with its islands listening. */
  readonly open: (page: Page, pages: Bench['pages']) => Promise<void>
  /** In this order on one page. */
  readonly interactions: Readonly<Record<string, Interact>>
}

/** Event Timing tells of nothing that is quicker, and in steps of 8 (milliseconds). */
const shortest = 16
/** Milliseconds after which there was nothing to tell. */
const patience = 1500

type TimedEvent = { readonly start: number; readonly duration: number }
type Watched = { readonly interactions: TimedEvent[] }

/** Has every page that opens from now on keep what Event Timing says of its interactions. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions: TimedEvent[] = []
    Object.assign(window, { interactions } satisfies Watched)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration } = entry as PerformanceEventTiming & { interactionId: number }
        if (interactionId > 0) interactions.push({ start: startTime, duration })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
  }, shortest)
}

/**
 * Milliseconds from the input to the next paint: the longest event of the interaction. An event that is too quick to be
 * told counts as the shortest.
 */
export async function interactionTime(page: Page, interact: () => Promise<void>): Promise<number> {
  const since = await page.evaluate(() => performance.now())
  await interact()
  const longest = await page
    .waitForFunction(
      (start) => {
        const { interactions } = window as unknown as Watched
        const later = interactions.filter((interaction) => interaction.start >= start).map(({ duration }) => duration)
        return later.length > 0 && Math.max(...later)
      },
      since,
      { timeout: patience },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => shortest)
  return Number(longest)
}
