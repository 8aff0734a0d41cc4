import { rmSync } from 'node:fs'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { type Person, somebody } from '../page-cache/people.ts'
import { demoPages, keptDialogs } from '../page-cache/shop-pages.ts'
import { atOnce, range } from '../reliability/at-once.ts'

const visitors = 20
const pagesSeen = 60

/** Twenty people: guests with and without a cart, who allow targeting or don't, and each kind of person signed in. */
function kindsOf(product: string) {
  const emails = ['registered', 'member', 'employee', 'athlete', 'wranx', 'ipa'].map((name) => `${name}@kerb.example`)
  return [
    {},
    { product },
    { allows: true, product },
    ...range(5).map(() => ({ allows: true })),
    ...emails.flatMap((email) => [{ email }, { email, allows: true, product }]),
  ].slice(0, visitors)
}

/** Differences between any two answers: nonces, and the addresses of the two shops. */
const comparable = (html: string, origin: string, nonce: string): string =>
  html.replaceAll(origin, '').replaceAll(nonce, '').replaceAll(encodeURIComponent(origin), '')

const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''

/** Around the first difference, to see what it is. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((char, index) => char !== other[index])
  const from = Math.max(0, at - 60)
  return `${JSON.stringify(one.slice(from, at + 60))} against ${JSON.stringify(other.slice(from, at + 60))}`
}

/**
 * People with equal cookies look at equal pages of two shops on one commerce engine, of which one keeps
 * no page.
 */
async function differingPages({ pages, log }: Bench): Promise<number> {
  const states = await Promise.all(range(2).map(() => prepareState('demo')))
  const [statePath = '', otherPath = ''] = states
  const common = { port: 0, platformPort: 0, build: false, onLog: () => undefined }
  const keeping = await startLocalRuntime({ ...common, statePath })
  const plain = await startLocalRuntime({
    ...common,
    statePath: otherPath,
    vars: { shop: { PAGE_CACHE: 'off', COMMERCE_ORIGIN: keeping.platformUrl } },
  })
  try {
    const people: Person[] = []
    for (const [index, kind] of kindsOf(pages.product).entries())
      people.push(await somebody(keeping.shopUrl, `person ${index}`, kind))
    // A visitor on a first page has no visitor id yet, which a form's token hangs on.
    for (const person of people) await (await person.get(pages.home)).text()
    const listed = await demoPages(keeping.shopUrl)
    const paths = [...keptDialogs(listed), ...listed].slice(0, pagesSeen)
    const faults: string[] = []
    let hits = 0
    const compare = async (person: Person, path: string) => {
      const kept = await person.get(path)
      const [state, nonce] = [kept.headers.get('x-page-cache'), nonceOf(kept)]
      const html = await kept.text()
      if (state !== 'hit') return false
      const own = await fetch(plain.shopUrl + path, { headers: person.headers(), redirect: 'manual' })
      if (own.headers.get('x-page-cache') !== 'bypass;off') throw new Error(`${path} was kept where nothing is`)
      const [one, other] = [
        comparable(html, keeping.shopUrl, nonce),
        comparable(await own.text(), plain.shopUrl, nonceOf(own)),
      ]
      hits += 1
      if (one !== other) faults.push(`${path} of ${person.name}: ${firstDifference(one, other)}`)
      return true
    }
    await atOnce(paths, 2, async (path) => {
      for (const person of people) for (let tries = 0; tries < 10 && !(await compare(person, path)); tries += 1);
    })
    log(`edge.equal: ${hits} hits of ${people.length} people on ${paths.length} pages compared`)
    if (hits < people.length * paths.length) faults.push(`${people.length * paths.length - hits} were never kept`)
    return counted(log, 'edge.equal', faults)
  } finally {
    await plain.dispose()
    await keeping.dispose()
    for (const state of states) rmSync(state, { recursive: true, force: true })
  }
}

export const edgeEqualFigures: readonly Figure[] = [
  {
    id: 'edge.equal',
    goal: 0,
    unit: 'kept pages that differ from those of a shop with PAGE_CACHE=off, or never were; 20 people × 60 pages',
    onlyWhenNamed: true,
    measure: differingPages,
  },
]
