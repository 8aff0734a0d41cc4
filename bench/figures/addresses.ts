import { random } from '../../shared/random.ts'
import { walkAddresses } from '../../tests/harness/address-walk.ts'
import { crawl } from '../../tests/harness/crawl.ts'
import { type Bench, counted, type Figure } from '../figure.ts'

const stepsPerWalk = 500
/**
 * `KERB_WALKS=500 npm run bench -- list.address` takes hours; each walk has a chance of its own. Every second one is on
 * a phone.
 */
const walks = Number(process.env['KERB_WALKS'] ?? 2)

async function differingAddresses({ browser, runtime, log }: Bench): Promise<number> {
  const faults: string[] = []
  for (let walk = 0; walk < walks; walk += 1) {
    const screen = walk % 2 === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 }
    const shopper = { baseURL: runtime.shopUrl, reducedMotion: 'reduce', viewport: screen } as const
    const [withScript, without] = await Promise.all([
      (await browser()).newContext(shopper),
      (await browser()).newContext({ ...shopper, javaScriptEnabled: false }),
    ])
    const { next } = random(`walk ${walk}`)
    const pages = { page: await withScript.newPage(), fresh: await without.newPage(), random: next }
    faults.push(...(await walkAddresses(pages, stepsPerWalk)))
    await Promise.all([withScript.close(), without.close()])
    log(`list.address: walk ${walk + 1} of ${walks}, ${faults.length} differences`)
  }
  return counted(log, 'list.address', faults)
}

export const addressFigures: readonly Figure[] = [
  {
    id: 'list.address',
    goal: 0,
    unit: 'steps of random walks of 500 over lists, searches, products and dialogs, back, forward and reloading, after which the page isn’t what a fresh load of its address shows',
    onlyWhenNamed: true,
    measure: differingAddresses,
  },
  {
    id: 'crawl.self',
    goal: 0,
    unit: 'contradictions of all addresses in the sitemaps to robots, status, canonical, hreflang and description; titles and descriptions that two pages of a language share',
    onlyWhenNamed: true,
    measure: async ({ runtime, log }) => counted(log, 'crawl.self', await crawl({ origin: runtime.shopUrl })),
  },
]
