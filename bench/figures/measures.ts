import { brotliCompressSync } from 'node:zlib'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie, type OptionalCategory } from '../../shared/consent.ts'
import type { Bench, Figure } from '../figure.ts'
import { wronglyCounted } from '../shop-events/exact.ts'

/** Script of the home page, with its promotions, once the browser is idle; KB brotli. */
async function scriptOf({ browser, runtime, pages }: Bench, ...allowed: readonly OptionalCategory[]): Promise<number> {
  const context = await (await browser()).newContext({ baseURL: runtime.shopUrl })
  await context.addCookies([{ name: consentCookie, value: consentTo(...allowed), url: runtime.shopUrl }])
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(pages.home, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
  await context.close()
  return bytes / 1024
}

export const measureFigures: readonly Figure[] = [
  {
    id: 'measures.exact',
    goal: 0,
    unit: 'events of 5,000 visits with reloads, pages fetched ahead and two tabs that are lost or counted twice: log failing 30 %, process killed four times',
    onlyWhenNamed: true,
    measure: ({ log }) => wronglyCounted({ visits: 5000, kills: 4, log }),
  },
  {
    id: 'measures.cost',
    goal: 3,
    unit: 'KB brotli of script that measuring brings to the home page once it is idle',
    measure: async (bench) => (await scriptOf(bench, 'performance')) - (await scriptOf(bench)),
  },
]
