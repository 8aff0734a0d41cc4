import { pageEvents } from '../state/page-events.ts'

/** The main content of a page of the shop, its title and its CSS, parsed and inert. */
export type Part = { readonly title: string; readonly styles: string; readonly body: HTMLElement }

/** Asks for a page without its frame. */
export const askForPart = (url: string, request?: RequestInit): Promise<Response> =>
  fetch(url, { ...request, headers: { 'x-fragment': 'main', accept: 'text/html' } })

export async function readPart(response: Response): Promise<Part> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const styles = page.querySelector('script[type="text/css"]')
  styles?.remove()
  return { title: page.title, styles: styles?.textContent ?? '', body: page.body }
}

const adoptedStyles = new Set<string>()

/** Adds a part's CSS to the current page once. */
export function adoptStyles(cssText: string): void {
  if (cssText === '' || adoptedStyles.has(cssText)) return
  adoptedStyles.add(cssText)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cssText)
  document.adoptedStyleSheets.push(sheet)
}

/** Throws if the page can't be loaded. */
async function fetchPart(url: string): Promise<Part> {
  const response = await askForPart(url)
  if (response.ok || response.status === 404) return readPart(response)
  throw new Error(url)
}

/** From pointing at a link to pressing it. Later, prices and stock may be others. */
const keptMs = 10_000

type Prepared = { readonly url: string; readonly at: number; readonly part: Promise<Part> }
let prepared: Prepared | null = null

const isPrepared = (url: string) => prepared?.url === url && performance.now() - prepared.at < keptMs

/** Fetches the page of a link that may be pressed next. Resolves to null if that is under way already, or fails. */
export async function preparePart(url: string): Promise<Part | null> {
  if (isPrepared(url)) return null
  const part = fetchPart(url)
  prepared = { url, at: performance.now(), part }
  return part.catch(() => null)
}

/** A prepared part is shown once: its nodes become the page's. */
export function takePrepared(url: string): Promise<Part> {
  const taken = prepared && isPrepared(url) ? prepared.part.catch(() => fetchPart(url)) : fetchPart(url)
  prepared = null
  return taken
}

function drop(): void {
  prepared = null
}
/** A form was sent, or the cart has changed, here or in another tab: the page would be drawn in another way. */
for (const type of ['submit', pageEvents.wake]) addEventListener(type, drop, true)
