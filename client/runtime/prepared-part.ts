import { pageEvents } from '../state/page-events.ts'

/** The main content of a page of the shop and its CSS, parsed and inert. */
export type Part = { readonly styles: string; readonly nodes: readonly Node[] }

/** Throws if the page can't be loaded. */
async function fetchPart(url: string): Promise<Part> {
  const response = await fetch(url, { headers: { 'x-fragment': 'main', accept: 'text/html' } })
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const styles = page.querySelector('script[type="text/css"]')
  styles?.remove()
  page.querySelector('title')?.remove()
  return { styles: styles?.textContent ?? '', nodes: [...page.body.childNodes] }
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

/** What was prepared is shown once: its nodes become the page's. */
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
