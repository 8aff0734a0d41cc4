import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedPeople } from '../../demo/seed/people.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { quickCost } from '../../tests/harness/quick-cost.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { type LocalRuntime, startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { type Person, somebody } from '../page-cache/people.ts'
import { demoPages, keptDialogs } from '../page-cache/shop-pages.ts'

const pagesSeen = 40
/** As pages are asked for: by a browser, and by the scripts that show a part of one. */
const parts: readonly Readonly<Record<string, string>>[] = [{}, { 'x-fragment': 'main' }]
const storage = ['kv', 'cache'] as const

/** First names that no product, place or review of the demo has in it. */
const names: Readonly<Record<string, string>> = {
  'member@kerb.example': 'Xanthoqua',
  'employee@kerb.example': 'Quilvarne',
}

async function rename({ platformUrl, adminToken }: LocalRuntime): Promise<void> {
  const people = (await seedPeople(quickCost)).flatMap((person) => {
    const firstName = names[person.email]
    return firstName === undefined ? [] : [{ ...person, firstName }]
  })
  const response = await fetch(`${platformUrl}/admin/people`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ people }),
  })
  if (!response.ok || people.length !== 2) throw new Error(`renaming answered ${response.status}`)
}

/** Values that nobody else may see of this person. */
type Known = { readonly person: Person; readonly secrets: readonly string[] }

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first, index) => ordersOf(all.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

async function knownOf(person: Person, email?: string): Promise<Known> {
  const html = await (await person.get('/en-us/account')).text()
  const name = /signed in as ([^<"]+)/i.exec(html)?.[1]?.trim()
  if (email !== undefined && name !== names[email]) throw new Error(`${person.name} is ${name}, not ${names[email]}`)
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1]
  const cookies = person
    .cookie()
    .split('; ')
    .filter((pair) => /kerb-(?:visitor|session|experiments|favorites|newsletter)=/.test(pair))
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
  const visitorId = /kerb-visitor=([0-9a-f]{32})/.exec(person.cookie())?.[1]
  return {
    person,
    secrets: [name, email, csrf, visitorId, ...person.traits, ...cookies].filter((secret) => secret !== undefined),
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * Two people who are signed in and a guest, each order of them on the pages of a locale that nobody has seen: a page
 * made for whoever comes first is what the others get.
 */
async function foreignData({ pages, log }: Bench): Promise<number> {
  const statePath = await prepareState('demo')
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    onLog: () => undefined,
  })
  const { shopUrl, dispose } = runtime
  const faults: string[] = []
  try {
    await rename(runtime)
    const kinds = [
      { email: 'member@kerb.example', allows: true, product: pages.product },
      { email: 'employee@kerb.example', product: pages.product },
      { allows: true },
    ]
    const all: Known[] = []
    for (const [index, kind] of kinds.entries())
      all.push(await knownOf(await somebody(shopUrl, `person ${index}`, kind), kind.email))
    let answers = 0
    let hits = 0
    const look = async ({ person }: Known, path: string, headers: Readonly<Record<string, string>>) => {
      const response = await person.get(path, headers)
      const seen = JSON.stringify([...response.headers]) + (await response.text())
      answers += 1
      if (response.headers.get('x-page-cache')?.startsWith('hit')) hits += 1
      for (const other of all)
        if (other.person !== person)
          for (const secret of other.secrets)
            if (seen.includes(secret))
              faults.push(`${path} shows ${person.name} ${secret.slice(0, 12)} of ${other.person.name}`)
    }
    for (const [index, order] of ordersOf(all).entries()) {
      const listed = await demoPages(shopUrl, locales[index])
      const step = Math.max(1, Math.floor(listed.length / pagesSeen))
      const paths = [...keptDialogs(listed, locales[index]), ...listed.filter((_, place) => place % step === 0)]
      for (const path of paths)
        for (const headers of parts) for (const known of [...order, ...order]) await look(known, path, headers)
    }
    const files = (await Promise.all(storage.map((name) => filesBelow(join(statePath, name))))).flat()
    for (const file of files) {
      const bytes = await readFile(file)
      for (const { person, secrets } of all)
        for (const secret of secrets)
          if (bytes.includes(secret))
            faults.push(`${file.slice(statePath.length)} keeps ${secret.slice(0, 12)} of ${person.name}`)
    }
    log(`edge.leak: ${answers} answers, ${hits} of them hits; ${files.length} stored files`)
    if (hits < answers / 4 || files.length === 0) faults.push('hardly anything was kept')
    return counted(log, 'edge.leak', faults)
  } finally {
    await dispose()
    rmSync(statePath, { recursive: true, force: true })
  }
}

export const edgeLeakFigures: readonly Figure[] = [
  {
    id: 'edge.leak',
    goal: 0,
    unit: 'data of another person in pages, parts, headers, KV or the cache, two people and a guest in all orders',
    onlyWhenNamed: true,
    measure: foreignData,
  },
]
