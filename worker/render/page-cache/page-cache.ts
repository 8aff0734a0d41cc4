import type { Context } from 'hono'
import { filmOrigins } from '../../../client/blocks/parts/media/video-site.ts'
import { islandContracts } from '../../../client/islands/contracts.ts'
import type { AppEnv } from '../../app-env.ts'
import { type PageReads, startReads } from '../../context/page-reads.ts'
import { publicContext } from '../../context/public-context.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setPageCookies } from '../../http/cookies/page-headers.ts'
import { log } from '../../http/log.ts'
import { loadErrorPage } from '../../routes/errors/error-page.tsx'
import { headText, styleElement } from '../document-text.ts'
import { endingWith, expose } from '../exposures.tsx'
import { makeshiftOf, noteMakeshift } from '../makeshift.ts'
import type { Page } from '../page.ts'
import { islandHeader, isPartOnly } from '../part-only.ts'
import { type DrawnPage, drawPage, respond, sendText, setPageHeaders, wholeText } from '../respond.tsx'
import { visitorValues } from '../visitor-values.ts'
import { filledBody, type KeptPage, type KeptStart, keptPage, textAfterHead } from './kept-page.ts'
import { type PageAddress, type PagePart, pageAddress, withOtherParams } from './page-address.ts'

/** Loads the page that the context of `c` asks for. */
type Load = () => Promise<Page | Redirect>
type Redirect = { readonly redirect: string; readonly status: 301 | 302 }

/** A page that was being read again when it was made is made again soon, in seconds. */
const agedSeconds = 2
/** A refresh that hasn't ended by then is taken for lost. */
const refreshLostMs = 10_000
const refreshing = new Map<string, number>()

/**
 * Answers with a page that is kept for everybody who is like this visitor, or makes it
 * (docs/decisions/0018-page-cache.md).
 */
export async function answerPage(c: Context<AppEnv>, load: Load): Promise<Response> {
  const [context, timing, { pages }] = [c.get('context'), c.get('timing'), c.get('services')]
  const part = partOf(c)
  const address = addressOf(context, part)
  if (typeof address === 'string') {
    const answer = await load()
    return 'redirect' in answer ? c.redirect(answer.redirect, answer.status) : respond(c, answer, address)
  }
  const refreshing = pages.refreshPurges()
  if (refreshing) context.background(refreshing)
  const { decisions, isKnown, page: kept } = await pages.find(address, context)
  timing.mark('cache')
  const freshness = kept && freshnessOf(kept, address, pages.now())
  if (context.config.ENVIRONMENT !== 'production') c.header('x-decisions', decisions)
  if (kept && (freshness === 'fresh' || freshness === 'stale')) {
    const sent = await sendKept(c, kept, freshness === 'fresh' ? 'hit' : 'hit;stale')
    if (freshness === 'stale') refresh(c, context, address, `${address.key} ${decisions}`, load)
    return sent
  }

  const making: Making = { address, visitor: context, reads: startReads(), madeAt: pages.now() }
  const drawing = withContext(c, publicContext(context, address.url, making.reads), () => make(c, load))
  const standIn = freshness === 'over' ? kept : null
  const start = c.req.method === 'HEAD' || part !== 'page' ? null : pages.startOf(address)
  if (start) return sendEarly(c, start, drawing, making, standIn)
  const made = await drawing
  if ('redirect' in made) return c.redirect(withOtherParams(made.redirect, address.otherParams), made.status)
  if (standIn && made.page.status >= 500) {
    logStandIn(making, standIn)
    return sendKept(c, standIn, 'hit;stale-if-error')
  }
  const isFull = !isKnown && pages.isFull(address)
  if (isFull) log('warn', 'page-cache.many-ways', { path: address.url.pathname })
  const state = isFull ? 'bypass;ways' : 'miss'
  // What fails later, in a part that the page's start didn't wait for, is in the log line only.
  const isMakeshift = noteMakeshift(c, making.reads, made) !== null
  await setPageCookies(c, context)
  timing.mark('render')
  const text = wholeText({ ...made, pieces: keptOnTheWay(c, made, making) })
  const answer = sendText(
    c,
    endingWith(text, () => endOf(c, made, making)),
    made.page.status,
    await visitorValues(c, context),
  )
  setPageHeaders(answer, context, made.head, made.page, isMakeshift ? 'bypass;makeshift' : state)
  answer.headers.set('server-timing', timing.header())
  return answer
}

/** Text: why the page is neither cached nor taken from the cache. */
function addressOf(context: RequestContext, part: PagePart | null): PageAddress | string {
  const { PAGE_CACHE, PAGE_CACHE_SECONDS } = context.config
  const address = PAGE_CACHE === 'off' ? 'off' : pageAddress(context, part)
  if (typeof address === 'string' || !PAGE_CACHE_SECONDS) return address
  return { ...address, policy: { ...address.policy, ...PAGE_CACHE_SECONDS } }
}

/** A page on its way to the cache. */
type Making = {
  readonly address: PageAddress
  readonly visitor: RequestContext
  readonly reads: PageReads
  readonly madeAt: number
}

/**
 * Sends how a page of this address begins before the page is there. That it is one is as certain as with a page that is
 * served while it is made anew: not purged, not over, minutes old.
 */
async function sendEarly(
  c: Context<AppEnv>,
  { document, picture, head }: KeptStart,
  drawing: Promise<DrawnPage | Redirect>,
  making: Making,
  standIn: KeptPage | null,
): Promise<Response> {
  const { visitor } = making
  drawing.catch(() => undefined)
  await setPageCookies(c, visitor)
  async function* text(): AsyncGenerator<string, void> {
    yield headText(document, picture)
    const made = await drawing.catch((error: unknown) => {
      log('error', 'page-cache.late-failure', { path: making.address.url.pathname, reason: String(error) })
      return drawPage(c, loadErrorPage(c, 500))
    })
    if ('redirect' in made) return yield refreshTo(made.redirect)
    if (standIn && made.page.status >= 500) {
      logStandIn(making, standIn)
      const { style, text } = textAfterHead(standIn)
      yield style === styleElement(document.rules) ? text : style + text
      return yield await expose(c, standIn.way)
    }
    // Its status is sent already: a page that isn't there must not be found by its address all the same.
    if (made.page.status !== 200) {
      c.get('trace').makeshift(`status ${made.page.status}`)
      yield '<meta name="robots" content="noindex">'
    }
    const more = [...new Set(made.css)].filter((rules) => !document.rules.includes(rules))
    if (more.length > 0) yield styleElement(more.join(''))
    yield* endingWith(keptOnTheWay(c, made, making), () => endOf(c, made, making))
  }
  const answer = sendText(c, text(), 200, await visitorValues(c, visitor))
  setPageHeaders(answer, visitor, { ...head, frames: [...filmOrigins] }, { status: 200 }, 'miss;early-head')
  return answer
}

/** What stands at the end of a page that was made, whose parts have all been read by then. */
function endOf(c: Context<AppEnv>, made: DrawnPage, { reads }: Making): Promise<string> {
  noteMakeshift(c, reads, made)
  return expose(c, reads.summary().way)
}

const logStandIn = ({ address }: Making, { madeAt }: KeptPage): void =>
  log('warn', 'page-cache.stale-if-error', { path: address.url.pathname, madeAt })

/** For the moments in which an address has become another one's unnoticed. The path is our own. */
const refreshTo = (path: string): string => `<meta http-equiv="refresh" content="0;url=${encodeURI(path)}">`

async function make(c: Context<AppEnv>, load: Load): Promise<DrawnPage | Redirect> {
  const answer = await load()
  return 'redirect' in answer ? answer : drawPage(c, answer)
}

/** An error page after a failure is the visitor's again. */
async function withContext<T>(c: Context<AppEnv>, context: RequestContext, work: () => Promise<T>): Promise<T> {
  const before = c.get('context')
  c.set('context', context)
  try {
    return await work()
  } finally {
    c.set('context', before)
  }
}

/** Null where no island has the name that is asked for: each made-up name would be kept as an entry of its own. */
function partOf(c: Context<AppEnv>): PagePart | null {
  const island = c.req.header(islandHeader)
  if (island === undefined) return isPartOnly(c) ? 'fragment' : 'page'
  return Object.hasOwn(islandContracts, island.replace(/;starts$/, '')) ? `island;${island}` : null
}

/** `over`: stands in where a page can't be made. */
function freshnessOf(
  { madeAt, validUntil, isAged }: KeptPage,
  { policy }: PageAddress,
  now: number,
): 'fresh' | 'stale' | 'over' | null {
  const seconds = (now - madeAt) / 1000
  const fresh = isAged ? Math.min(agedSeconds, policy.fresh) : policy.fresh
  if (seconds >= policy.ifError) return null
  if (now >= (validUntil ?? Number.POSITIVE_INFINITY)) return 'over'
  if (seconds < fresh) return 'fresh'
  return seconds < policy.fresh + policy.stale ? 'stale' : 'over'
}

async function sendKept(c: Context<AppEnv>, kept: KeptPage, state: string): Promise<Response> {
  const [context, timing] = [c.get('context'), c.get('timing')]
  await setPageCookies(c, context)
  const end = await expose(c, kept.way)
  const values = await visitorValues(c, context)
  const answer = c.req.method === 'HEAD' ? c.body(null, 200) : sendBody(c, filledBody(kept, values), end)
  setPageHeaders(answer, context, kept.head, { status: 200 }, state)
  answer.headers.set('server-timing', timing.header())
  return answer
}

const sendBody = (c: Context<AppEnv>, body: Uint8Array<ArrayBuffer>, end: string): Response =>
  c.body(end === '' ? body : new Blob([body, end]).stream(), 200)

/** What follows a page's start, kept once it is whole. */
async function* keptOnTheWay(c: Context<AppEnv>, made: DrawnPage, making: Making): AsyncGenerator<string, void> {
  let text = ''
  for await (const piece of made.pieces) {
    text += piece
    yield piece
  }
  making.visitor.background(keep(c, made, text, making))
}

async function keep(
  c: Context<AppEnv>,
  made: DrawnPage,
  text: string,
  { address, reads, madeAt }: Making,
): Promise<void> {
  const { page, head, document } = made
  const { tags, way, validUntil, spoiled, isAged } = reads.summary()
  if (page.status !== 200 || page.noStore || spoiled !== null || makeshiftOf(reads, made) !== null) return
  const origin = { tags: [...tags], madeAt, validUntil: Number.isFinite(validUntil) ? validUntil : null }
  const isForAll = !way.some(({ kind }) => kind === 'experience' || kind === 'segment')
  const entry = {
    page: keptPage({ document, text }, { ...origin, head, isAged: isAged || head.contentState === 'stale', way }),
    start: document && { ...origin, head, document, picture: isForAll ? made.picture() : '' },
  }
  await c.get('services').pages.keep(address, entry)
}

/** Makes a page anew behind the answer, once at a time. */
function refresh(c: Context<AppEnv>, visitor: RequestContext, address: PageAddress, key: string, load: Load): void {
  const { pages } = c.get('services')
  const madeAt = pages.now()
  if (madeAt - (refreshing.get(key) ?? Number.NEGATIVE_INFINITY) < refreshLostMs) return
  refreshing.set(key, madeAt)
  const making: Making = { address, visitor, reads: startReads(), madeAt }
  const work = async () => {
    const made = await withContext(c, publicContext(visitor, address.url, making.reads), () => make(c, load))
    if ('redirect' in made) return
    let text = ''
    for await (const piece of made.pieces) text += piece
    await keep(c, made, text, making)
  }
  visitor.background(
    work()
      .catch((error: unknown) => log('error', 'page-cache.refresh-failed', { reason: String(error) }))
      .finally(() => refreshing.delete(key)),
  )
}
