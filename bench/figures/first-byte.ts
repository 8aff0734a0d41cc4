import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '../../shared/i18n/locales.ts'
import type { Figure } from '../figure.ts'
import { startFaultyShop } from '../rows/degradation/faulty-shop.ts'

const rounds = 11
/** More than an isolate keeps of products. */
const others = 900
/** A product page is not served any more without being made anew. */
const overMs = 61_000

/** Milliseconds until the first byte of the body, and until the last. */
async function times(url: string): Promise<{ first: number; last: number; cache: string }> {
  const began = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { accept: 'text/html' } }, resolve).on('error', reject),
  )
  let first = 0
  for await (const _ of response) first ||= performance.now() - began
  return { first, last: performance.now() - began, cache: String(response.headers['x-page-cache']) }
}

async function productPaths(shopUrl: string): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const page of [1, 2, 3]) {
    const html = await (await fetch(`${shopUrl}/en-us/c/new-5000?page=${page}`)).text()
    for (const [, path = ''] of html.matchAll(/href="(\/en-us\/p\/[^"?]+)"/g)) found.add(path)
  }
  return [...found]
}

/**
 * Product pages that were looked at a minute ago, of products that the isolate has forgotten since; its services take
 * 300 ms. The median.
 */
async function measure(log: (line: string) => void): Promise<number> {
  const shop = await startFaultyShop()
  try {
    const paths = await productPaths(shop.url)
    const measured = paths.slice(0, rounds).map((path) => shop.url + path)
    for (const url of measured) await times(url)
    const began = performance.now()
    const elsewhere = locales
      .filter((locale) => locale !== 'en-us')
      .flatMap((locale) => paths.map((path) => path.replace('/en-us/', `/${locale}/`)))
    for (const path of elsewhere.slice(0, others)) await (await fetch(shop.url + path, { redirect: 'manual' })).text()
    await wait(Math.max(0, overMs - (performance.now() - began)))
    for (const server of [shop.content, shop.commerce]) server.fail('distant')
    const firsts: number[] = []
    for (const url of measured) {
      const { first, last, cache } = await times(url)
      if (!cache.startsWith('miss')) throw new Error(`a page was to be made, and it was a ${cache}`)
      if (last < 300) throw new Error('a page was made without a service')
      log(`edge.first-byte: ${first.toFixed(0)} ms, whole after ${last.toFixed(0)} ms (${cache})`)
      firsts.push(first)
    }
    return firsts.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  } finally {
    await shop.dispose()
  }
}

export const firstByteFigures: readonly Figure[] = [
  {
    id: 'edge.first-byte',
    goal: 30,
    unit: 'ms to the first byte of a page that is made, with services that take 300 ms',
    measure: ({ log }) => measure(log),
  },
]
