import { fetchFragment } from '../fragment.ts'
import type { Mount } from '../island.ts'
import { morph } from '../morph.ts'

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)
const page = () => location.pathname + location.search

/**
 * The grid's links without leaving the page: the server's own page of that state is asked for, and what is new of it comes into this one
 * (spec 2 §2.3). Where that fails, what was there stays (§8).
 */
export const mount: Mount<'article-grid'> = (host, { id, strings }) => {
  let shown = page()
  let turn = 0

  const show = async (url: string, isMore = false): Promise<boolean> => {
    turn += 1
    const mine = turn
    const list = part(host, 'list')
    list?.setAttribute('aria-busy', 'true')
    try {
      const next = gridOf((await fetchFragment(url)).nodes, id)
      if (mine !== turn) return false
      if (!next) throw new Error(`no articles in ${url}`)
      if (isMore) append(host, next)
      else replace(host, next)
      return true
    } catch (error) {
      console.error('Error fetching articles:', error)
      const count = part(host, 'count')
      if (count && mine === turn) count.textContent = strings['failed'] ?? ''
      return false
    } finally {
      if (mine === turn) list?.removeAttribute('aria-busy')
    }
  }

  host.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-grid]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const url = link.href.replace(/#.*/, '')
    if (!(await show(url, link.dataset['grid'] === 'more'))) return
    history.pushState(null, '', url)
    shown = page()
  })
  addEventListener('popstate', () => {
    if (page() === shown) return
    shown = page()
    void show(shown)
  })
}

/** The grid of that page, unless it stands there without its articles. */
function gridOf(nodes: readonly Node[], id: string): Element | undefined {
  const grids = nodes.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('section')].filter((one) => one.id === id) : [],
  )
  return grids.find((grid) => part(grid, 'list'))
}

function append(host: HTMLElement, next: Element): void {
  const list = part(host, 'list')
  const known = new Set(Array.from(list?.children ?? [], (item) => (item as HTMLElement).dataset['id']))
  const fresh = [...(part(next, 'list')?.children ?? [])].filter(
    (item) => !known.has((item as HTMLElement).dataset['id']),
  )
  list?.append(...fresh)
  settle(host, next)
  fresh[0]?.querySelector('a')?.focus()
}

function replace(host: HTMLElement, next: Element): void {
  part(host, 'list')?.replaceChildren(...(part(next, 'list')?.children ?? []))
  const facets = part(host, 'facets')
  const wanted = part(next, 'facets')
  // By changing what differs, so that the focus stays on the tag that was chosen.
  if (facets && wanted) morph(facets, wanted)
  const clear = part(host, 'clear')
  const hadFocus = host.contains(document.activeElement)
  clear?.replaceChildren(...(part(next, 'clear')?.childNodes ?? []))
  settle(host, next)
  if (hadFocus && !host.contains(document.activeElement)) host.querySelector<HTMLElement>('a[data-grid]')?.focus()
}

/** The way on, and the new count, which is told. */
function settle(host: HTMLElement, next: Element): void {
  part(host, 'foot')?.replaceChildren(...(part(next, 'foot')?.childNodes ?? []))
  const count = part(host, 'count')
  if (count) count.textContent = part(next, 'count')?.textContent ?? ''
}
