import type { OptionalCategory } from '../../../shared/consent.ts'
import { dataLayerPath, type LayerEntry } from '../../../shared/shop-events.ts'
import { loadScript } from '../../runtime/load-script.ts'
import { reloadWithoutOthers } from '../../runtime/reload-without-others.ts'
import { consentEvent, isAllowed, watchOtherPages } from '../../state/consent.ts'
import { pageEvents } from '../../state/page-events.ts'
import { readStored, storageKeys, store } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

declare global {
  interface Window {
    /** A tag manager's queue: it reads what was put there before its script came, too. */
    dataLayer?: object[]
  }
}

/** By then a promotion in sight has been reported. */
const laterMs = 3000

/** Names of the shop's categories in Google's consent mode, which tag managers hand on to their tags. */
const signals = {
  performance: ['analytics_storage'],
  functional: ['functionality_storage', 'personalization_storage'],
  targeting: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const satisfies Readonly<Record<OptionalCategory, readonly string[]>>

/**
 * Hands the shop's events of this visitor to a tag manager: the Worker has logged them, each waits there until this
 * browser has confirmed it, and so is handed over once, whatever page the visitor is on by then.
 */
export const attach: Attach<'tag-manager'> = (_, { src }) => {
  // A browser may ask for privacy in its scripts alone.
  if (!isAllowed('performance')) return
  window.dataLayer ??= []
  handOver()
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(src).catch(() => console.warn('The tag manager did not load:', src))
  setTimeout(handOver, laterMs)
  addEventListener(pageEvents.cart, handOver)
  addEventListener('visibilitychange', handOver)
  addEventListener('pageshow', handOver)
  document.addEventListener(consentEvent, handOver)
  watchOtherPages(obey)
}

/** False where nothing may be handed over any longer, and the page goes. */
function obey(): boolean {
  tellConsent()
  const isGoing = !isAllowed('performance')
  if (isGoing) reloadWithoutOthers()
  return !isGoing
}

let asking = Promise.resolve()
function handOver(): void {
  if (!obey()) return
  // Two tabs would be given the same events.
  const inTurn = () => ('locks' in navigator ? navigator.locks.request(storageKeys.layer, take) : take())
  asking = asking.then(inTurn)
}

let told = ''
/** The choice counts at once, also where it was made in another tab. */
function tellConsent(): void {
  const states = Object.entries(signals).flatMap(([category, names]) =>
    names.map((name) => [name, isAllowed(category as OptionalCategory) ? 'granted' : 'denied']),
  )
  const telling = JSON.stringify(states)
  if (telling !== told) command('consent', told === '' ? 'default' : 'update', Object.fromEntries(states))
  told = telling
}

function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: tag managers tell commands from entries by this kind of object
  window.dataLayer?.push(arguments)
}

async function take(): Promise<void> {
  for (let taken = readTaken(); isAllowed('performance'); ) {
    const body = JSON.stringify({ taken })
    const answer = await fetch(dataLayerPath, { method: 'POST', body, keepalive: true }).catch(() => null)
    if (!answer?.ok) return
    const { events } = (await answer.json()) as { readonly events: readonly LayerEntry[] }
    // Taken back meanwhile: the list of what was taken is gone, too.
    if (!isAllowed('performance')) return
    // Entries of a list would be taken for those of the next event, too.
    for (const event of events) window.dataLayer?.push({ ecommerce: null }, event)
    taken = events.map(({ event_id }) => event_id)
    keepTaken(taken)
    if (taken.length === 0) return
  }
}

function readTaken(): readonly string[] {
  const stored = readStored('localStorage', storageKeys.layer)
  return Array.isArray(stored) ? stored.filter((uuid) => typeof uuid === 'string') : []
}

function keepTaken(taken: readonly string[]): void {
  store('localStorage', storageKeys.layer, taken.length > 0 ? taken : null)
}
