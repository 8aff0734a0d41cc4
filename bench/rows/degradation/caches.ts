import { loadSource } from '../../../tools/serve/load-source.ts'
import { pause, range } from '../../reliability/at-once.ts'
import { type Row, verdict } from '../row.ts'
import type { FaultyShop } from './faulty-shop.ts'
import { type KeptEntry, keptContent } from './kept-content.ts'
import { warmPages } from './upstreams.ts'

const dayMs = 86_400_000
const recoveryMs = 60_000
const coolDownMs = 5000
const restartGoalMs = 1000
const writtenMs = 3000
/**
 * A page that shows none of the documents that are looked at: opening it wakes the local KV, whose first read is slow.
 */
const unkept = '/en-us/cart'

/** Ways in which a kept document is no longer what was kept. */
const corruptions: readonly ((text: string) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '{}',
  () => '{"value":1,"storedAt":1}',
  (text) => text.slice(0, text.length / 2),
  (text) => text.replace(/"storedAt":\d+/, '"storedAt":"yesterday"'),
  (text) => text.replace(/"blocks":\[/, '"blocks":{"x":['),
  (text) => text.replaceAll('"', '\u0000'),
  () => '['.repeat(20_000),
  () => `{"__proto__":{"value":1},"storedAt":${Date.now()},"value":{"id":{}}}`,
]

/** The pages of a shop whose documents are kept, by the key of the document. */
const pageOf = (key: string): string | null => {
  const slug = /^content\/kerb-en-us\/page\/(.+)$/.exec(key)?.[1]
  return slug === undefined ? null : slug === 'home' ? '/en-us' : `/en-us/${slug}`
}
const shownEntries = (shop: FaultyShop) =>
  keptContent(shop.statePath).flatMap((entry) => {
    const path = pageOf(entry.key)
    return path && path !== unkept ? [{ ...entry, path }] : []
  })

/** Keys of the entries whose page is one by itself, told while all is well. */
async function servedKeys(shop: FaultyShop): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for (const { key, path } of shownEntries(shop)) if ((await status(shop, path)).status === 200) keys.add(key)
  return keys
}

const status = async (shop: FaultyShop, path: string) => {
  const began = performance.now()
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  const isWhole = (await answer.text()).includes('</html>')
  const state = answer.headers.get('x-content-state') ?? ''
  return { status: answer.status, state, isWhole, ms: performance.now() - began }
}

const isGood = ({ read }: KeptEntry): boolean => {
  try {
    const kept = JSON.parse(read()) as { value?: { blocks?: unknown }; storedAt?: unknown }
    return typeof kept.storedAt === 'number' && Array.isArray(kept.value?.blocks)
  } catch {
    return false
  }
}

/** Lists the entries that hold no document, once what is written behind an answer has been written. */
async function stillCorrupt(shop: FaultyShop, entries: readonly KeptEntry[]): Promise<readonly string[]> {
  const keys = new Set(entries.map(({ key }) => key))
  const corrupt = () => shownEntries(shop).filter((entry) => keys.has(entry.key) && !isGood(entry))
  for (const deadline = Date.now() + writtenMs; corrupt().length > 0 && Date.now() < deadline; ) await pause(100)
  return corrupt().map(({ key }) => key)
}

/** KV as it fails: what a page's read of it answers then. */
const outages = {
  down: { get: () => Promise.reject(new Error('down')), put: () => Promise.reject(new Error('down')) },
  hang: { get: () => new Promise<never>(() => undefined), put: () => new Promise<never>(() => undefined) },
  limited: {
    get: () => Promise.reject(new Error('KV GET failed: 429 Too Many Requests')),
    put: () => Promise.reject(new Error('KV PUT failed: 429 Too Many Requests')),
  },
}

async function outageFaults(): Promise<string[]> {
  // The Worker's global, which Node has under another name.
  Object.assign(globalThis, { scheduler: { wait: pause } })
  type Tier = { read(key: string): Promise<unknown> }
  const { keptTier } = await loadSource<{ keptTier: (kv: unknown, schema: unknown) => Tier }>(
    '/worker/content/kept-tier.ts',
  )
  const { PageDocument } = await loadSource<{ PageDocument: unknown }>('/shared/content/document.ts')
  const faults: string[] = []
  for (const [name, kv] of Object.entries(outages)) {
    const began = performance.now()
    const read = await keptTier(kv, PageDocument).read('content/kerb-en-us/page/home')
    const tookMs = performance.now() - began
    if (read !== null || tookMs > 300) faults.push(`KV ${name}: ${JSON.stringify(read)} after ${Math.round(tookMs)} ms`)
  }
  return faults
}

export const cacheRows: readonly Row[] = [
  {
    id: 'A10',
    what: 'restart',
    async run(bench) {
      const shop = await bench.faultyShop()
      await warmPages(shop, bench)
      shop.content.fail('reset')
      const tookMs = await shop.kill('/en-us')
      const home = await status(shop, '/en-us')
      shop.content.fail(null)
      const faults: string[] = []
      if (tookMs > restartGoalMs) faults.push(`first page after ${Math.round(tookMs)} ms`)
      if (home.status !== 200 || home.state.includes('bundled')) faults.push(`home: ${home.status} ${home.state}`)
      return verdict(faults, `killed with the CMS down: home from the kept copy after ${Math.round(tookMs)} ms`)
    },
  },
  {
    id: 'A3',
    what: 'KV corrupt or down',
    async run(bench) {
      const shop = await bench.faultyShop()
      await warmPages(shop, bench)
      const keys = await servedKeys(shop)
      const usual = Math.max(
        ...(await Promise.all(shownEntries(shop).map(({ path }) => status(shop, path)))).map(({ ms }) => ms),
      )
      await shop.kill(unkept)
      const entries = shownEntries(shop)
        .filter(({ key }) => keys.has(key))
        .slice(0, corruptions.length)
      const faults: string[] = []
      if (entries.length < corruptions.length) faults.push(`only ${entries.length} kept pages to corrupt`)
      for (const [index, entry] of entries.entries()) entry.write(corruptions[index]?.(entry.read()) ?? '')
      for (const { path } of entries) {
        const seen = await status(shop, path)
        if (seen.status !== 200 || !seen.isWhole) faults.push(`${path} answered ${seen.status}`)
        if (seen.ms > usual + 300) faults.push(`${path} took ${Math.round(seen.ms)} ms`)
      }
      for (const key of await stillCorrupt(shop, entries)) faults.push(`${key} is still kept as it was`)
      faults.push(...(await outageFaults()))
      return verdict(
        faults,
        `${corruptions.length} corrupt entries on disk, ${Object.keys(outages).length} outages of KV`,
      )
    },
  },
  {
    id: 'A2',
    what: 'CMS down for days',
    async run(bench) {
      const shop = await bench.faultyShop()
      await warmPages(shop, bench)
      const keys = await servedKeys(shop)
      shop.content.fail('reset')
      await shop.kill(unkept)
      const entries = shownEntries(shop).filter(({ key }) => keys.has(key))
      const sixDaysAgo = Math.round(Date.now() - 6.9 * dayMs)
      for (const entry of entries) entry.write(entry.read().replace(/"storedAt":\d+/, `"storedAt":${sixDaysAgo}`))
      const faults: string[] = []
      for (const { path } of entries) {
        const seen = await status(shop, path)
        if (seen.status !== 200 || seen.state.includes('bundled')) faults.push(`${path}: ${seen.status} ${seen.state}`)
      }
      const readsOfHome = () => shop.content.asked.filter((call) => call.includes('/page/kerb-en-us/home')).length
      const before = readsOfHome()
      const began = Date.now()
      for (const _ of range(10)) await Promise.all(range(10).map(() => status(shop, '/en-us')))
      const most = 1 + Math.ceil((Date.now() - began) / coolDownMs)
      if (readsOfHome() - before > most) faults.push(`home was read ${readsOfHome() - before} times`)
      shop.content.fail(null)
      const backAt = Date.now()
      while ((await status(shop, '/en-us')).state !== 'fresh' && Date.now() - backAt < recoveryMs) await pause(250)
      const recoveredMs = Date.now() - backAt
      if (recoveredMs >= recoveryMs) faults.push('not well again after 60 s')
      const seconds = (recoveredMs / 1000).toFixed(1)
      return verdict(
        faults,
        `${entries.length} pages kept 6.9 days ago served with the CMS down; well ${seconds} s later`,
      )
    },
  },
]
