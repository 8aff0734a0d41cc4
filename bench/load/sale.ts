import { range } from '../reliability/at-once.ts'
import { startFaultyShop } from '../rows/degradation/faulty-shop.ts'
import { newNetwork } from '../rows/security/client.ts'

/** A refusal may take so many milliseconds. */
const refusalMs = 50

type Seen = {
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly retryAfter: string | null
  readonly html: string
}

export async function look(url: string, path: string): Promise<Seen> {
  const began = performance.now()
  const answer = await fetch(url + path, { redirect: 'manual', headers: { ...newNetwork(), accept: 'text/html' } })
  const html = await answer.text()
  const [{ status }, retryAfter] = [answer, answer.headers.get('retry-after')]
  return { path, status, ms: performance.now() - began, retryAfter, html }
}

/** Paths of so many products, as another shop with the same catalog links them. */
export async function productPaths(url: string, category: string, count: number): Promise<readonly string[]> {
  const paths = new Set<string>()
  for (let page = 1; paths.size < count; page += 1) {
    const answer = await fetch(`${url}${category}?page=${page}`)
    if (!answer.ok) throw new Error(`${category} links ${paths.size} products`)
    for (const [, path = ''] of (await answer.text()).matchAll(/href="(\/en-us\/p\/[^"?#]+)"/g)) paths.add(path)
  }
  return [...paths].slice(0, count)
}

/** A page to its end, with sizes, and without a part that says that it could not be read. */
const isWhole = ({ status, html }: Seen): boolean =>
  status === 200 && html.includes('</html>') && /name="upc"/.test(html) && !html.includes('data-failed')

export type Sale = { readonly unavailable: number; readonly faults: readonly string[] }

/**
 * So many visitors at once in a shop that has just begun and whose services all take a second. Faults are pages with a
 * part missing, refusals that are slow or don't say when to come back, and more than two calls for a product's stock.
 */
export async function holdSale(visitors: number, paths: readonly string[], log: (line: string) => void): Promise<Sale> {
  const shop = await startFaultyShop()
  try {
    for (const server of [shop.content, shop.commerce]) server.fail('late')
    const seen = await Promise.all(range(visitors).map((index) => look(shop.url, paths[index % paths.length] ?? '')))
    const faults = faultsOf(seen)
    const stockCalls = shop.commerce.asked.filter((call) => call.includes('/inventory')).length
    if (stockCalls > 2 * paths.length) faults.push(`${stockCalls} calls for the stock of ${paths.length} products`)
    const unavailable = seen.filter(({ status }) => status === 503).length
    const slowest = Math.round(Math.max(...seen.map(({ ms }) => ms)))
    log(`${visitors} visitors at once: ${unavailable} refused, slowest ${slowest} ms, ${stockCalls} calls for stock`)
    return { unavailable, faults }
  } finally {
    await shop.dispose()
  }
}

function faultsOf(seen: readonly Seen[]): string[] {
  return seen.flatMap((page) => {
    const { path, status, ms, retryAfter } = page
    if (status !== 503) return isWhole(page) ? [] : [`${path} is not whole (${status})`]
    const isPrompt = ms <= refusalMs && retryAfter !== null
    return isPrompt ? [] : [`${path} refused after ${Math.round(ms)} ms, Retry-After ${retryAfter}`]
  })
}
