import { endIslands } from '../state/page-events.ts'
import { watchIslands } from './start.ts'

/** The main content of a page of the shop, parsed and inert. `url` is the final URL after redirects. */
type Part = { readonly title: string; readonly nodes: readonly Node[]; readonly url: string }

const adoptedStyles = new Set<string>()

/** Throws if the page can't be loaded. Adds its CSS to the current page once. */
async function fetchPart(url: string): Promise<Part> {
  const response = await fetch(url, { headers: { 'x-fragment': 'main', accept: 'text/html' } })
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const styles = page.querySelector('script[type="text/css"]')
  adoptStyles(styles?.textContent ?? '')
  styles?.remove()
  const title = page.title
  page.querySelector('title')?.remove()
  return { title, nodes: [...page.body.childNodes], url: response.url }
}

function adoptStyles(cssText: string): void {
  if (cssText === '' || adoptedStyles.has(cssText)) return
  adoptedStyles.add(cssText)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cssText)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Loads the page at `url` into `container`, keeping the old content until then, and starts its islands. If another page
 * is requested meanwhile, only the latest is shown.
 */
export async function showPart(container: HTMLElement, url: string): Promise<void> {
  container.dataset['part'] = url
  container.ariaBusy = 'true'
  const part = await fetchPart(url)
  if (container.dataset['part'] !== url) return
  endIslands(container)
  container.replaceChildren(...part.nodes)
  container.ariaBusy = null
  watchIslands(container)
}
