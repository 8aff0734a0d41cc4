import { documentsOf } from '../../demo/seed/content/documents.ts'
import { experiment } from '../../demo/seed/content/experiment-block.ts'
import { seedExperiments } from '../../demo/seed/experiments.ts'
import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { type Random, random } from '../../shared/random.ts'
import type { Bench } from '../figure.ts'
import { atOnce, range } from '../reliability/at-once.ts'
import { admin } from '../reliability/client.ts'
import { startBareShop } from './bare-shop.ts'
import { type Person, somebody } from './people.ts'
import { demoPages } from './shop-pages.ts'

const views = 8000
const addresses = 100
const mostInAVisit = 6
const experiments = 8
/** On every category page, every product page, and three pages of their own. */
const documentsTested = ['category', 'product', 'home', 'stories', 'about']
const kinds = ['registered', 'member', 'employee', 'athlete', 'wranx', 'ipa']

const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })

/** The demo's document with one more experiment on it. */
const tested = ({ document, ...entry }: IngestDocument): IngestDocument => {
  const blocks = Array.isArray(document['blocks']) ? document['blocks'] : []
  const block = experiment(`ratio-${entry.key}`, 'loud', says('Calm.'), says('Loud.'))
  return { ...entry, revision: 2, document: { ...document, revision: 2, blocks: [...blocks, block] } }
}

const experimentOf = (key: string) => ({
  key: `ratio-${key}`,
  name: key,
  hypothesis: '',
  state: 'running',
  previewPath: '/',
  metric: 'purchase',
  variants: ['calm', 'loud'].map((name) => ({ key: name, name, share: 5000 })),
})

async function startTestedShop() {
  const shop = await startBareShop()
  const documents = documentsOf('en-us', new Date().toISOString()).filter(
    ({ kind, key }) => kind === 'page' && documentsTested.includes(key),
  )
  const running = seedExperiments.filter(({ state }) => state === 'running').length + documents.length
  if (running !== experiments) throw new Error(`${running} experiments run`)
  await admin(shop.platformUrl, shop.adminToken, '/experiments', { experiments: documentsTested.map(experimentOf) })
  await admin(shop.platformUrl, shop.adminToken, '/content/documents', { documents: documents.map(tested) })
  return shop
}

/** Few addresses have most of the views: the first ones of the sitemap, which are no products. */
const someOf = (paths: readonly string[], dice: Random): string =>
  paths[Math.floor(paths.length * dice.next() ** 3)] ?? ''

/**
 * Visitors of a shop that has just begun, with eight experiments on its pages: three in five are new ones who allow
 * targeting, three in ten don't, the others are signed in. Answers how many of a hundred views are of a kept page.
 */
export async function hitRatio({ pages, log }: Bench): Promise<number> {
  const shop = await startTestedShop()
  try {
    const signedIn = await atOnce(kinds, 1, (kind, index) =>
      somebody(shop.url, kind, { email: `${kind}@kerb.example`, product: pages.product, allows: index % 2 === 0 }),
    )
    const paths = (await demoPages(shop.url)).slice(0, addresses)
    const dice = random('edge.ratio')
    const states = new Map<string, number>()
    let left = views
    const visit = async (person: Person): Promise<void> => {
      for (let inVisit = dice.int(1, mostInAVisit); inVisit > 0 && left > 0; inVisit -= 1) {
        left -= 1
        const response = await person.get(someOf(paths, dice))
        await response.arrayBuffer()
        const state = response.headers.get('x-page-cache')?.split(';')[0] ?? 'none'
        states.set(state, (states.get(state) ?? 0) + 1)
      }
    }
    const lane = async () => {
      while (left > 0) {
        const allows = dice.chance(2 / 3)
        await visit(dice.chance(0.1) ? dice.pick(signedIn) : await somebody(shop.url, 'guest', { allows }))
      }
    }
    await Promise.all(range(4).map(lane))
    log(`edge.ratio: ${views} views of ${paths.length} pages: ${JSON.stringify(Object.fromEntries(states))}`)
    return ((states.get('hit') ?? 0) / views) * 100
  } finally {
    await shop.dispose()
  }
}
