import { z } from 'zod'
import { Asked, type Visitor, type Way } from '../../context/questions.ts'
import { log } from '../../http/log.ts'
import { HoleName, joinAtHoles, splitAtHoles } from '../holes.ts'
import { fromResponse, type KeptPage, KeptStart, Origin, readJson, sizeOf, toResponse } from './kept-page.ts'
import type { PageAddress } from './page-address.ts'
import { isPurged, type Purge, type Purges } from './purges.ts'
import { keyOf, type QuestionTree, treeOf, walk, waysOf, withWay } from './question-tree.ts'

/** Bytes of pages in one isolate, of the 128 MB that it has. */
const maxBytes = 32_000_000
const maxAddresses = 2000
/** Pages of one address: a page that depends on more than this is made for each visitor. */
const maxWays = 64
/** A page doesn't wait longer for what other isolates have kept. */
const sharedTimeoutMs = 50

/** How long a page of an address is thought to begin as another one of it did. */
const startMs = 600_000
/** Pages have one of a few sheets of rules, which are kept once. */
const maxSheets = 200

/**
 * Record of an address, for other isolates: the start as JSON, split at its holes; `origin` is that of the page that
 * was kept last.
 */
const SharedAddress = z.object({
  origin: Origin,
  ways: z.array(z.array(Asked).readonly()),
  start: z.array(z.object({ text: z.string(), hole: HoleName.nullable() })),
})

/**
 * Questions that lead a visitor to a page of an address, and all its experiments: their answers may have to be fetched.
 */
type Questions = { readonly tree: QuestionTree | null; readonly experiments: readonly string[] }
const noQuestions: Questions = { tree: null, experiments: [] }

/** Knowledge of an address: its questions, and how its pages begin. */
type Known = { questions: Questions; start: KeptStart | null }

/** A page that is to be kept; `start` is null for a part of one. */
type Made = { readonly page: KeptPage; readonly start: KeptStart | null }

/** Decisions for a visitor, and the page that is kept for that. Not `isKnown`: there may be more to ask. */
type Found = { readonly decisions: string; readonly isKnown: boolean; readonly page: KeptPage | null }

type SharedCache = Pick<Cache, 'match' | 'put'>
export type StoreEdges = { readonly now: () => number; readonly sharedCache: () => SharedCache }

/** A store per isolate: it belongs to no request. */
export type PageStore = ReturnType<typeof createPageStore>

/**
 * Pages by address and way: in the isolate's memory, the least recently used first to go, and behind it in the Cache
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
  const learn = (address: string, start: KeptStart | null): Known => {
    const known: Known = addresses.get(address) ?? { questions: noQuestions, start: null }
    if (start) {
      const { lang, rules, ...elements } = start.document
      const document = { lang, start: ownText(elements.start), rules: sheetOf(rules), rest: ownText(elements.rest) }
      known.start = { ...start, document, picture: ownText(start.picture) }
    }
    addresses.delete(address)
    addresses.set(address, known)
    const oldest = addresses.size > maxAddresses ? addresses.keys().next().value : undefined
    if (oldest !== undefined) addresses.delete(oldest)
    return known
  }
  /** Knowledge of other isolates of an address is less certain than what this one has. */
  const learnFromOthers = async (address: string): Promise<Questions> => {
    await purges.refresh()
    const shared = await read(
      sharedCache,
      address,
      async (response) => SharedAddress.safeParse(readJson(await response.text())).data ?? null,
    )
    const known = addresses.get(address)
    if (!shared || isPurged(shared.origin, purges.ofOthers())) return known?.questions ?? noQuestions
    const start = known?.start ? null : KeptStart.safeParse(readJson(joinAtHoles(shared.start))).data
    const learned = learn(address, start ?? null)
    learned.questions = questionsOf(treeOf([...shared.ways, ...waysOf(learned.questions.tree)].slice(-maxWays)))
    return learned.questions
  }
  const pageOf = async (pageKey: string, { isShared }: PageAddress): Promise<KeptPage | null> => {
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
  }
  /** Pages that aren't left go, and with the last that a question leads to the question. */
  const prune = (address: string, known: Known, isLeft: (page: KeptPage) => boolean): void => {
    const left = waysOf(known.questions.tree).filter((way) => {
      const pageKey = pageKeyOf(address, way)
      const page = pages.get(pageKey)
      if (page && isLeft(page)) return true
      drop(pageKey)
      return false
    })
    known.questions = questionsOf(treeOf(left))
  }
  /** The way to a page that is purged is forgotten: every visitor after would be asked what content no longer asks. */
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
    for (const address of purged) {
      const known = addresses.get(address)
      if (!known) continue
      prune(address, known, () => true)
      if (!known.questions.tree) addresses.delete(address)
    }
  }
  /** A page that is no longer served makes room: one of another variant that has ended. */
  const isFull = ({ key, policy }: PageAddress): boolean => {
    const known = addresses.get(key)
    if (!known || waysOf(known.questions.tree).length < maxWays) return false
    const servedFrom = now() - (policy.fresh + policy.stale) * 1000
    prune(key, known, ({ madeAt }) => madeAt > servedFrom)
    return waysOf(known.questions.tree).length >= maxWays
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
    /** How a page of this address begins. Null where that isn't known, or may not be so any more. */
    startOf({ key }: PageAddress): KeptStart | null {
      const start = addresses.get(key)?.start
      if (!start || now() - start.madeAt >= startMs) return null
      return now() < (start.validUntil ?? Number.POSITIVE_INFINITY) ? start : null
    },
    /** Asks the visitor what decides between the pages of this address. */
    async find(address: PageAddress, visitor: Visitor): Promise<Found> {
      const own = await follow(addresses.get(address.key)?.questions ?? noQuestions, visitor)
      const { decisions, isKnown } =
        own.isKnown || !address.isShared ? own : await follow(await learnFromOthers(address.key), visitor)
      return { decisions, isKnown, page: isKnown ? await pageOf(`${address.key} ${decisions}`, address) : null }
    },
    /** A page that nothing known leads to would be one more than is kept. */
    isFull,
    /** Not kept: what was purged while it was being made. */
    async keep(address: PageAddress, { page, start }: Made): Promise<void> {
      const { key, isShared, policy } = address
      if (isPurged(page, purges.ofOwn())) return
      const known = learn(key, start)
      const before = waysOf(known.questions.tree).map((way) => pageKeyOf(key, way))
      const pageKey = pageKeyOf(key, page.way)
      if (!before.includes(pageKey) && isFull(address)) return
      known.questions = questionsOf(withWay(known.questions.tree, page.way))
      const after = new Set(waysOf(known.questions.tree).map((way) => pageKeyOf(key, way)))
      for (const other of before) if (!after.has(other)) drop(other)
      remember(pageKey, page)
      if (!isShared) return
      const lifetime = policy.ifError
      await Promise.all([
        write(sharedCache, key, new Response(JSON.stringify(shareable(known, page)), cacheFor(lifetime))),
        write(sharedCache, pageKey, toResponse(page, lifetime)),
      ])
    },
    now,
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A part of a string holds on to the whole of it: here a page's whole HTML, for each address. */
const ownText = (text: string): string => decoder.decode(encoder.encode(text))

const pageKeyOf = (address: string, way: Way): string => `${address} ${keyOf(way)}`
const addressOf = (pageKey: string): string => pageKey.slice(0, pageKey.lastIndexOf(' '))

const shareable = (
  { questions, start }: Known,
  { tags, madeAt, validUntil }: Origin,
): z.input<typeof SharedAddress> => ({
  origin: { tags, madeAt, validUntil },
  ways: waysOf(questions.tree),
  start: [...splitAtHoles(JSON.stringify(start))],
})

/** Made when a tree changes: a page that is kept is found on its way through, and most have no experiment. */
function questionsOf(tree: QuestionTree | null): Questions {
  const experiments = waysOf(tree)
    .flat()
    .filter(({ kind }) => kind === 'experience')
  return { tree, experiments: [...new Set(experiments.map(({ name }) => name))] }
}

/** The experiments of all pages at once. */
async function follow({ tree, experiments }: Questions, visitor: Visitor): Promise<ReturnType<typeof walk>> {
  if (experiments.length > 0) await visitor.experiments.prepare(experiments)
  return walk(tree, visitor)
}

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
