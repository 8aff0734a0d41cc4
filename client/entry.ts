import { browserIslands, isBrowserIsland } from './islands/registry.browser.ts'

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
    void start(island).then((ready) =>
      ready ? control.click() : control instanceof HTMLAnchorElement && location.assign(control.href),
    )
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    const island = waiting(event)
    const form = event.target as HTMLFormElement
    if (!island || form.method === 'get') return
    event.preventDefault()
    void start(island).then((ready) => (ready ? form.requestSubmit(event.submitter) : form.submit()))
  },
  true,
)

/** One island asks for another by name: adding to the bag wants the mini cart. */
addEventListener('kerb:start', (event) => {
  const island = document.querySelector<HTMLElement>(`[data-island="${(event as CustomEvent<string>).detail}"]`)
  if (island) void start(island)
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
