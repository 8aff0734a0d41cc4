import type { behaviors } from '../behaviors/registry.ts'
import type { islandLoader } from '../islands/registry.browser.ts'
import { latePropsOf } from './late-props.ts'

/** The element of an island or a behavior, with `data-island`. */
export type Host = HTMLElement

type Registries = { readonly behaviors: typeof behaviors; readonly islandLoader: typeof islandLoader }
let registries: Registries | undefined

/** Called once by the entry: the registries import this module, so it can't import them. */
export function setRegistries(available: Registries): void {
  registries = available
}

const started = new WeakMap<Host, Promise<boolean>>()

/**
 * Loads and starts the host's script, once. Resolves to false if that failed and the host works as without script.
 */
export function start(host: Host): Promise<boolean> {
  const existing = started.get(host)
  if (existing) return existing
  const promise = load(host).catch((error: unknown) => {
    console.error(`${host.dataset['island']} did not start:`, error)
    // The next interaction retries, unless the script loaded and then failed.
    if (host.dataset['failed'] === undefined) started.delete(host)
    if (error instanceof SyntaxError) refetchScripts()
    return false
  })
  started.set(host, promise)
  return promise
}

/**
 * A script that broke off on its way stays broken while this page is open, and would for the year that browsers keep
 * scripts. The error doesn't say which it is.
 */
function refetchScripts(): void {
  // A script that was fetched again is listed again.
  for (const name of new Set(performance.getEntriesByType('resource').map(({ name }) => name)))
    if (/\/assets\/[^/]+\.js$/.test(name)) fetch(name, { cache: 'reload' }).catch(() => undefined)
}

async function load(host: Host): Promise<boolean> {
  const name = host.dataset['island'] ?? ''
  if (!registries) return false
  const { behaviors } = registries
  const loadIsland = registries.islandLoader(name)
  const json = host.querySelector(':scope > script[data-props]')?.textContent
  if (isName(behaviors, name)) {
    const { attach } = await behaviors[name]()
    // The server validated the props by the contract of this name.
    ;(attach as (host: Host, props: unknown) => void)(host, JSON.parse(json ?? '{}'))
  } else if (loadIsland) {
    const [{ hydrate }, { island }, lateData] = await Promise.all([
      import('./hydrate.tsx'),
      loadIsland(),
      json === undefined ? latePropsOf(host) : null,
    ])
    await hydrate(host, island as Parameters<typeof hydrate>[1], lateData)
  } else return false
  host.dataset['ready'] = ''
  return true
}

const isName = <T extends object>(registry: T, name: string): name is keyof T & string => Object.hasOwn(registry, name)

/** Preloads an island's script before its markup is in the page. Other names are ignored. */
export function fetchIsland(name: string | undefined = ''): void {
  registries
    ?.islandLoader(name)?.()
    .catch(() => undefined)
}

/** Hosts that have neither started nor failed. */
export const notStarted = '[data-island]:not([data-ready],[data-failed])'

/** The host around a control that has not started yet; null if there is none, it has started, or it failed. */
export function waitingHost(target: EventTarget | null): Host | null {
  const host = target instanceof Element ? target.closest<Host>('[data-island]') : null
  return host?.matches(notStarted) ? host : null
}

const visibilityObserver = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    visibilityObserver.unobserve(target)
    void start(target as Host)
  }
})
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))

/**
 * Starts hosts in `part` when they become visible or the browser is idle. triggers.ts starts those waiting for intent.
 */
export function watchIslands(part: ParentNode): void {
  for (const host of part.querySelectorAll<Host>('[data-island]')) {
    if (host.dataset['on'] === 'visible') visibilityObserver.observe(host)
    // Once in a while Chromium isn't idle, though it has nothing to do, until the next frame, which may never come.
    if (host.dataset['on'] === 'idle') whenIdle(() => void start(host), { timeout: 2000 })
  }
}

/** Starts the hosts in `part`, all or those that `selector` narrows them to. Resolves to which of them have started. */
export const startIslands = (part: ParentNode, selector = '[data-on=idle]'): Promise<readonly boolean[]> =>
  Promise.all([...part.querySelectorAll<Host>(selector)].map(start))

/** Starts all hosts of a name. */
export const wake = (name: string): void => void startIslands(document, `[data-island="${name}"]`)
