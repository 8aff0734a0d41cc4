import { z } from 'zod'
import { AudienceCondition } from '../../../shared/content/logic.ts'
import { features } from '../../../shared/features.ts'
import type { PageDimensions } from '../../context/page-reads.ts'
import { log } from '../../http/log.ts'
import { HoleName, joinAtHoles, splitAtHoles } from '../holes.ts'
import { fromResponse, type KeptPage, KeptStart, Origin, readJson, sizeOf, toResponse } from './kept-page.ts'
import type { PageAddress } from './page-address.ts'
import { isPurged, type Purge, type Purges } from './purges.ts'
import { joinDimensions, noDimensions } from './vector.ts'

/** Bytes of pages in one isolate, of the 128 MB that it has. */
const maxBytes = 32_000_000
const maxAddresses = 2000
/** Pages of one address: a page that depends on more than this is made for each visitor. */
const maxVectors = 64
/** A page doesn't wait longer for what other isolates have kept. */
const sharedTimeoutMs = 50

/** How long a page of an address is thought to begin as another one of it did. */
const startMs = 600_000
/** Pages have one of a few sheets of rules, which are kept once. */
const maxSheets = 200

const Dimensions = z.object({
  segments: z.array(AudienceCondition).readonly(),
  experiences: z.array(z.string()).readonly(),
  dismissals: z.array(z.string()).readonly(),
  features: z.array(z.enum(features)).readonly(),
})

/**
 * Of an address, for other isolates: the start as JSON, split at its holes; `origin` is that of the page that was kept
 * last.
 */
const SharedAddress = z.object({
  origin: Origin,
  dimensions: Dimensions,
  start: z.array(z.object({ text: z.string(), hole: HoleName.nullable() })),
})

/** What is known of an address: on what its pages depend, for which visitors there are some, and how they begin. */
type Known = { dimensions: PageDimensions; readonly vectors: Set<string>; start: KeptStart | null }

/** A page that is to be kept; `start` is null for a part of one. */
type Made = { readonly page: KeptPage; readonly start: KeptStart | null; readonly dimensions: PageDimensions }

type SharedCache = Pick<Cache, 'match' | 'put'>
export type StoreEdges = { readonly now: () => number; readonly sharedCache: () => SharedCache }

/** One per isolate: it belongs to no request. */
export type PageStore = ReturnType<typeof createPageStore>

/**
 * Pages by address and vector: in the isolate's memory, the least recently used first to go, and behind it in the Cache
 * API of the place.
 */
export function createPageStore({ now, sharedCache }: StoreEdges, purges: Purges) {
  const pages = new Map<string, KeptPage>()
  const addresses = new Map<string, Known>()
  const sheets = new Map<string, string>()
  let bytes = 0

  const drop = (key: string): void => {
    const page = pages.get(key)
    if (!page) return
    bytes -= sizeOf(page)
    pages.delete(key)
  }
  const remember = (key: string, page: KeptPage): void => {
    drop(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const sheetOf = (css: string): string => {
    const known = sheets.get(css)
    if (known !== undefined) return known
    if (sheets.size >= maxSheets) sheets.clear()
    sheets.set(css, css)
    return css
  }
  const learn = (address: string, dimensions: PageDimensions, start: KeptStart | null): Known => {
    const before = addresses.get(address)
    const known: Known = before ?? { dimensions: noDimensions, vectors: new Set(), start: null }
    known.dimensions = joinDimensions(known.dimensions, dimensions)
    if (start) {
      const { before, css, after } = start.start
      const document = { before: ownText(before), css: sheetOf(css), after: ownText(after) }
      known.start = { ...start, start: document, picture: ownText(start.picture) }
    }
    addresses.delete(address)
    addresses.set(address, known)
    const oldest = addresses.size > maxAddresses ? addresses.keys().next().value : undefined
    if (oldest !== undefined) addresses.delete(oldest)
    return known
  }
  /**
   * What pages of an address depended on is forgotten with the last of them: every visitor after would ask for an
   * experiment that is no longer there.
   */
  const forget = (all: readonly Purge[]): void => {
    const purged = new Set<string>()
    for (const [key, page] of pages) {
      if (!isPurged(page, all)) continue
      drop(key)
      purged.add(addressOf(key))
    }
    for (const [address, known] of addresses) {
      if (!known.start || !isPurged(known.start, all)) continue
      known.start = null
      purged.add(address)
    }
    for (const key of pages.keys()) purged.delete(addressOf(key))
    for (const address of purged) addresses.delete(address)
  }
  /** A page that is no longer served makes room: one of another variant that has ended, or of fewer dimensions. */
  const isFull = ({ key, policy }: PageAddress, known: Known | undefined, vector: string): boolean => {
    if (!known || known.vectors.size < maxVectors || known.vectors.has(vector)) return false
    const servedFrom = now() - (policy.fresh + policy.stale) * 1000
    for (const other of known.vectors) {
      const page = pages.get(`${key} ${other}`)
      if (page && page.madeAt > servedFrom) continue
      drop(`${key} ${other}`)
      known.vectors.delete(other)
    }
    return known.vectors.size >= maxVectors
  }

  return {
    bytes: (): number => bytes,
    refreshPurges: purges.refresh,
    /** Everywhere: what was made before now shows what is no longer so. Rejects when others can't be told. */
    async purge(ids: readonly string[]): Promise<void> {
      const purge = { at: now(), ids }
      forget([purge])
      await purges.record(purge)
    },
    forget,
    /** On what the pages of an address depend, as far as it is known. */
    async dimensionsOf({ key, isShared }: PageAddress): Promise<PageDimensions> {
      const known = addresses.get(key)
      if (known || !isShared) return known?.dimensions ?? noDimensions
      await purges.refresh()
      const shared = await read(
        sharedCache,
        key,
        async (response) => SharedAddress.safeParse(readJson(await response.text())).data ?? null,
      )
      if (!shared || isPurged(shared.origin, purges.ofOthers())) return noDimensions
      const start = KeptStart.safeParse(readJson(joinAtHoles(shared.start))).data
      return learn(key, shared.dimensions, start ?? null).dimensions
    },
    /** How a page of this address begins. Null where that isn't known, or may not be so any more. */
    startOf({ key }: PageAddress): KeptStart | null {
      const start = addresses.get(key)?.start
      if (!start || now() - start.madeAt >= startMs) return null
      return now() < (start.validUntil ?? Number.POSITIVE_INFINITY) ? start : null
    },
    async find({ key, isShared }: PageAddress, vector: string): Promise<KeptPage | null> {
      const pageKey = `${key} ${vector}`
      const page = pages.get(pageKey)
      if (page) {
        pages.delete(pageKey)
        pages.set(pageKey, page)
        return page
      }
      if (!isShared) return null
      await purges.refresh()
      const shared = await read(sharedCache, pageKey, fromResponse)
      if (!shared || isPurged(shared, purges.ofOthers())) return null
      remember(pageKey, shared)
      return shared
    },
    /** Another visitor's page of an address would be one more than is kept. */
    isFull: (address: PageAddress, vector: string): boolean => isFull(address, addresses.get(address.key), vector),
    /**
     * `vectorOf` is asked with all dimensions of the address. Not kept: what was purged while it was being made.
     */
    async keep(
      address: PageAddress,
      { page, start, dimensions }: Made,
      vectorOf: (dimensions: PageDimensions) => Promise<string>,
    ): Promise<void> {
      const { key, isShared, policy } = address
      if (isPurged(page, purges.ofOwn())) return
      const vector = await vectorOf(learn(key, dimensions, null).dimensions)
      if (isPurged(page, purges.ofOwn())) return
      const known = learn(key, dimensions, start)
      if (isFull(address, known, vector)) return
      known.vectors.add(vector)
      remember(`${key} ${vector}`, page)
      if (!isShared) return
      const lifetime = policy.ifError
      await Promise.all([
        write(sharedCache, key, new Response(JSON.stringify(shareable(known, page)), cacheFor(lifetime))),
        write(sharedCache, `${key} ${vector}`, toResponse(page, lifetime)),
      ])
    },
    now,
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A part of a string holds on to the whole of it: here a page's whole HTML, for each address. */
const ownText = (text: string): string => decoder.decode(encoder.encode(text))

/** A vector has no space. */
const addressOf = (pageKey: string): string => pageKey.slice(0, pageKey.lastIndexOf(' '))

const shareable = (
  { dimensions, start }: Known,
  { tags, madeAt, validUntil }: Origin,
): z.input<typeof SharedAddress> => ({
  origin: { tags, madeAt, validUntil },
  dimensions,
  start: [...splitAtHoles(JSON.stringify(start))],
})

const cacheFor = (seconds: number) => ({ headers: { 'cache-control': `public, max-age=${seconds}` } })

/** Another build draws other pages. */
const requestFor = (key: string) => new Request(`https://page-cache.invalid/${__BUILD_ID__}/${encodeURIComponent(key)}`)

async function read<T>(
  cache: () => SharedCache,
  key: string,
  parse: (response: Response) => Promise<T | null>,
): Promise<T | null> {
  try {
    const found = async () => {
      const response = await cache().match(requestFor(key))
      return response ? parse(response) : null
    }
    return await Promise.race([found(), scheduler.wait(sharedTimeoutMs).then(() => null)])
  } catch (error) {
    log('warn', 'page-cache.read-failed', { reason: String(error) })
    return null
  }
}

async function write(cache: () => SharedCache, key: string, response: Response): Promise<void> {
  try {
    await cache().put(requestFor(key), response)
  } catch (error) {
    log('warn', 'page-cache.write-failed', { reason: String(error) })
  }
}
