/**
 * Events from islands to the page's entry script. Islands can't import the runtime: the Worker renders them too, and
 * each would bundle the registry of all islands.
 */
export const pageEvents = {
  wake: 'kerb:start',
  part: 'kerb:part',
  dialog: 'kerb:dialog',
  cart: 'kerb:cart',
  end: 'kerb:end',
  moved: 'kerb:moved',
} as const

/** Starts all islands of a name. */
export const wakeIsland = (name: string): void => {
  dispatchEvent(new CustomEvent(pageEvents.wake, { detail: name }))
}

/** Starts the islands in new server markup in `part`. */
export const announcePart = (part: Element): void => {
  part.dispatchEvent(new CustomEvent(pageEvents.part, { bubbles: true }))
}

/** Calls `follow` when the browser has gone back or forward below the page; returns what stops that. */
export function onMoved(follow: () => void): () => void {
  addEventListener(pageEvents.moved, follow)
  return () => removeEventListener(pageEvents.moved, follow)
}

/** Ends the islands in `part` before its markup is removed. */
export const endIslands = (part: Element): void => {
  for (const host of part.querySelectorAll('[data-island][data-ready]')) host.dispatchEvent(new Event(pageEvents.end))
}

export const onEnd = (host: Element, end: () => void): void =>
  host.addEventListener(pageEvents.end, end, { once: true })
