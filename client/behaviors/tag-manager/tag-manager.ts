import { dataLayerPath, type LayerEntry } from '../../../shared/shop-events.ts'
import { loadScript } from '../../runtime/load-script.ts'
import { isAllowed } from '../../state/consent.ts'
import { pageEvents } from '../../state/page-events.ts'
import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

declare global {
  interface Window {
    /** A tag manager's queue: it reads what was put there before its script came, too. */
    dataLayer?: object[]
  }
}

/** By then a promotion in sight has been reported. */
const laterMs = 3000

/**
 * Hands the shop's events of this visitor to a tag manager: the Worker has logged them, each waits there until this
 * browser has confirmed it, and so is handed over once, whatever page the visitor is on by then.
 */
export const attach: Attach<'tag-manager'> = (_, { src }) => {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(src).catch(() => console.warn('The tag manager did not load:', src))
  ask()
  setTimeout(ask, laterMs)
  addEventListener(pageEvents.cart, ask)
  addEventListener('visibilitychange', ask)
}

let asking = Promise.resolve()
const ask = (): void => {
  // Two tabs would be given the same events.
  const inTurn = () => ('locks' in navigator ? navigator.locks.request(storageKeys.layer, take) : take())
  asking = asking.then(inTurn)
}

async function take(): Promise<void> {
  for (let taken = readTaken(); isAllowed('performance'); ) {
    const body = JSON.stringify({ taken })
    const answer = await fetch(dataLayerPath, { method: 'POST', body, keepalive: true }).catch(() => null)
    if (!answer?.ok) return
    const { events } = (await answer.json()) as { readonly events: readonly LayerEntry[] }
    // Entries of a list would be taken for those of the next event, too.
    for (const event of events) window.dataLayer?.push({ ecommerce: null }, event)
    taken = events.map(({ event_id }) => event_id)
    keepTaken(taken)
    if (taken.length === 0) return
  }
}

function readTaken(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.layer) ?? '[]')
    return Array.isArray(stored) ? stored.filter((uuid) => typeof uuid === 'string') : []
  } catch {
    return []
  }
}

function keepTaken(taken: readonly string[]): void {
  try {
    if (taken.length === 0) localStorage.removeItem(storageKeys.layer)
    else localStorage.setItem(storageKeys.layer, JSON.stringify(taken))
  } catch {
    // Storage is full or disabled: the next request confirms them.
  }
}
