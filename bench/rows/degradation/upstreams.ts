import { pause, range } from '../../reliability/at-once.ts'
import { cardSession } from '../../reliability/card.ts'
import type { Browser } from '../../shown/browser.ts'
import { readReview } from '../../shown/receipt.ts'
import { home, prefixed } from '../../shown/shopper.ts'
import { percentile, type Row, type RowBench, verdict } from '../row.ts'
import { newNetwork } from '../security/client.ts'
import { faultNames } from './fault-server.ts'
import type { FaultyShop } from './faulty-shop.ts'
import { shopperWith, type WarmPages, warm, whenStale } from './pages.ts'

const goalMs = 1000
const crowd = 2000
const lanes = 50
/** Looks at each page while a fault lasts. */
const looks = 8
/** The breaker lets one call through in a second, to see whether the service is back. */
const probeMs = 1100

type Seen = {
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly state: string
  readonly html: string
}

async function look(shop: FaultyShop, path: string, shopper?: Browser): Promise<Seen> {
  const began = performance.now()
  const cookie = shopper?.cookies.header()
  const answer = await fetch(shop.url + path, {
    redirect: 'manual',
    headers: { ...newNetwork(), ...(cookie && { cookie }) },
  })
  const html = await answer.text()
  const state = answer.headers.get('x-content-state') ?? ''
  return { path, status: answer.status, ms: performance.now() - began, state, html }
}

/** Both services are well again and every breaker has seen it, without a look at any page that is kept. */
async function recover(shop: FaultyShop, turn: number): Promise<void> {
  shop.content.fail(null)
  shop.commerce.fail(null)
  await pause(probeMs)
  const headers = { ...newNetwork(), 'x-fragment': 'main' }
  for (const path of [
    `recover-${turn}`,
    `recover-again-${turn}`,
    `search?q=recover${turn}`,
    'cart',
    `search?q=again${turn}`,
  ])
    await (await fetch(`${shop.url}/en-us/${path}`, { headers })).text()
}

async function lookOften(shop: FaultyShop, path: string): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const _ of range(looks)) seen.push(await look(shop, path))
  return seen
}

const pick = (list: readonly string[], turn: number): string => list[turn % list.length] ?? ''

async function faultMatrix(bench: RowBench) {
  const shop = await bench.faultyShop()
  const pages = await whenStale(shop, bench, await warmPages(shop, bench))
  const faults: string[] = []
  const times: number[] = []
  const slow: string[] = []
  let marked = 0
  for (const [turn, how] of faultNames.entries()) {
    shop.content.fail(how)
    shop.commerce.fail(how)
    const kept = [
      pages.home,
      ...[pages.category, pages.product, pages.search, pages.article].map((list) => pick(list, turn)),
    ]
    const own = ['/en-us/cart', '/en-us/checkout/shipping']
    const [content, personal] = await Promise.all([
      Promise.all(kept.map((path) => lookOften(shop, path))),
      Promise.all(own.map((path) => look(shop, path, pages.shopper))),
    ])
    for (const { path, status, ms, state } of content.flat()) {
      if (status !== 200) faults.push(`${how}: ${path} answered ${status}`)
      times.push(ms)
      if (ms > goalMs) slow.push(`${how} ${path} ${Math.round(ms)} ms`)
      if (/stale|error/.test(state)) marked += 1
    }
    for (const { path, status, html } of personal) {
      const isTyped = status === 303 || status === 302 || /<h1/.test(html)
      if (!isTyped || (status >= 500 && status !== 503))
        faults.push(`${how}: ${path} answered ${status}, typed: ${isTyped}`)
    }
    await recover(shop, turn)
  }
  return { faults, times, marked, slow }
}

const warmed = new WeakMap<FaultyShop, Promise<WarmPages>>()

/** Opened once, before the first row that needs it: content has to be read fresh before it can go stale. */
export function warmPages(shop: FaultyShop, bench: RowBench): Promise<WarmPages> {
  const pages = warmed.get(shop) ?? warm(shop, bench)
  warmed.set(shop, pages)
  return pages
}

async function order(shopper: Browser): Promise<string> {
  const email = 'ada@rows.example'
  await shopper.open('/en-us/checkout/shipping')
  await shopper.post('checkout/shipping', {
    email,
    method: 'standard',
    suggestion: 'keep',
    ...prefixed('shipping.', home),
  })
  const card = { payWith: 'CREDIT_CARD', cardSession: await cardSession(), cardType: 'visa', cardLast4: '4242' }
  await shopper.post('checkout/billing', { same: 'on', ...card })
  const review = readReview((await shopper.open('/en-us/checkout/summary')).html)
  return review ? (await shopper.post('checkout/place', review.fields)).location : 'no review'
}

export const upstreamRows: readonly Row[] = [
  {
    id: 'A11',
    what: 'sign-in service down',
    async run(bench) {
      const shop = await bench.faultyShop()
      const faults: string[] = []
      const [guest, other] = [await shopperWith(shop), await shopperWith(shop)]
      for (const how of ['error 503', 'hang'] as const) {
        shop.commerce.fail(how, /^\/(?:token|consumers-v3\/(?:consumer\/)?(?:auth|agent))\//)
        const location = await order(how === 'hang' ? other : guest)
        if (!location.endsWith('/order-confirmation')) faults.push(`${how}: a cart led to ${location}, not to an order`)
        await guest.open('/en-us/associate-login')
        const signIn = await guest.post('session/sign-in', { email: 'member@kerb.example', password: 'Wrong-2026' })
        if (![429, 502, 503, 504].includes(signIn.status)) faults.push(`${how}: sign-in answered ${signIn.status}`)
        if (!/<h1/.test(signIn.html)) faults.push(`${how}: sign-in is no page`)
        shop.commerce.fail(null)
        await pause(probeMs)
        await (await fetch(`${shop.url}/en-us/cart`)).text()
      }
      return verdict(faults, 'with 503 and with silence: guests with a cart order, sign-in says that it is not there')
    },
  },
  {
    id: 'A1',
    what: 'upstream faults',
    async run(bench) {
      const { faults, times, marked, slow } = await faultMatrix(bench)
      const p99 = percentile(times, 0.99)
      if (p99 > goalMs) faults.push(`p99 of content pages is ${Math.round(p99)} ms`, ...slow)
      if (marked === 0) faults.push('no page says that it is stale')
      const count = `${faultNames.length} faults x 7 pages, content p99 ${Math.round(p99)} ms (${slow.length} of ${times.length} over)`
      return verdict(faults, `${count}, ${marked} marked by x-content-state`)
    },
  },
  {
    id: 'A5',
    what: 'breaker and bulkhead',
    async run(bench) {
      const shop = await bench.faultyShop()
      shop.content.fail('hang')
      const paths = (name: string, count: number) => range(count).map((index) => `/en-us/${name}-${index}`)
      await Promise.all(paths('hung', 60).map((path) => look(shop, path)))
      const before = shop.content.asked.length
      const began = performance.now()
      const left = paths('hung-again', crowd)
      const times: number[] = []
      await Promise.all(
        range(lanes).map(async () => {
          for (let path = left.pop(); path; path = left.pop()) times.push((await look(shop, path)).ms)
        }),
      )
      const seconds = (performance.now() - began) / 1000
      const calls = shop.content.asked.length - before
      const p99 = percentile(times, 0.99)
      await recover(shop, crowd)
      const faults: string[] = []
      if (p99 > goalMs) faults.push(`p99 ${Math.round(p99)} ms`)
      if (calls > Math.max(0.02 * crowd, seconds + 2)) faults.push(`${calls} calls in ${seconds.toFixed(1)} s`)
      const got = `${crowd} requests, ${lanes} at once, against a hung CMS: p99 ${Math.round(p99)} ms, ${calls} calls in `
      return verdict(faults, `${got}${seconds.toFixed(1)} s`)
    },
  },
]
