import { browserIslands, isBrowserIsland } from './islands/registry.browser.ts'
import { storageKeys } from './state/storage.ts'

/**
 * The only script a page starts with. It waits until an island is wanted, loads it, and repeats the click or submit that asked for it. Native
 * inputs are never held back. If loading fails, the browser does what it would have done without script.
 */
const started = new WeakMap<HTMLElement, Promise<boolean>>()

async function load(island: HTMLElement, name: string): Promise<boolean> {
  if (!isBrowserIsland(name)) return false
  const { mount } = (await browserIslands[name]()) as { mount: (host: HTMLElement, props: unknown) => unknown }
  await mount(island, JSON.parse(island.querySelector('script[data-props]')?.textContent ?? '{}'))
  island.dataset['ready'] = ''
  return true
}

function start(island: HTMLElement): Promise<boolean> {
  const work =
    started.get(island) ?? load(island, island.dataset['island'] ?? '').catch(() => started.delete(island) && false)
  started.set(island, work)
  return work
}

const waiting = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-ready])') : null

for (const type of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    type,
    (event) => {
      const island = waiting(event)
      if (island?.dataset['on'] === 'intent') void start(island)
    },
    { passive: true, capture: true },
  )
}

addEventListener(
  'click',
  (event) => {
    const island = waiting(event)
    const control = (event.target as Element).closest<HTMLElement>('a[data-replay], button[data-replay]')
    if (!island || !control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // What the server put there shows at once; its script fills it.
    island.querySelector('dialog')?.showModal()
    void start(island).then((ready) =>
      ready ? control.click() : control instanceof HTMLAnchorElement && location.assign(control.href),
    )
  },
  true,
)

/** A link to a page that is shown as a dialog over this one; a link of its own when that can't be loaded. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-dialog]')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  import('./islands/open-dialog.ts').then(
    ({ openDialog }) => openDialog(link),
    () => location.assign(link.href),
  )
})

addEventListener(
  'submit',
  (event) => {
    const island = waiting(event)
    const form = event.target as HTMLFormElement
    if (!island || form.method !== 'post') return
    event.preventDefault()
    void start(island).then((ready) => (ready ? form.requestSubmit(event.submitter) : form.submit()))
  },
  true,
)

function wake(name: string): void {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (island) void start(island)
}
/** One island asks for another by name: adding to the bag wants the mini cart. */
addEventListener('kerb:start', (event) => wake((event as CustomEvent<string>).detail))
/** The bag may be another one by now: this page was kept for the way back, or another tab has changed it. */
addEventListener('pageshow', ({ persisted }) => persisted && wake('mini-cart'))
addEventListener('storage', ({ key }) => key === storageKeys.cart && wake('mini-cart'))

/** The address names something that is closed: a part of an accordion, or an island that opens it. */
function reveal(): void {
  const named = document.querySelector(':target')
  const part = named?.closest('details')
  if (part) part.open = true
  const island = named?.closest<HTMLElement>('[data-island]')
  if (island) void start(island)
}
addEventListener('hashchange', reveal)
reveal()
/** As `mergedAddress` does for the links of blocks: in rich text they don't know their page. */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="?"][href*="#"]')
  if (!link) return
  const own = new URLSearchParams(link.search)
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => !own.has(name))
  link.search = String(new URLSearchParams([...kept, ...own]))
})

const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) void start(entry.target as HTMLElement)
})
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (work: () => void) => setTimeout(work, 200)
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (island.dataset['on'] === 'visible') seen.observe(island)
  if (island.dataset['on'] === 'idle') whenIdle(() => void start(island))
}
/** A list's order and a line's quantity take effect when they are chosen; without script their form has a button for it. */
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLElement && 'form' in target && target.dataset['submit'] !== undefined)
    (target.form as HTMLFormElement).requestSubmit()
})
