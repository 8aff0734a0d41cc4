import type { Context } from 'hono'
import { filmOrigins } from '../../../client/blocks/parts/media/video-site.ts'
import type { AppEnv } from '../../app-env.ts'
import { type PageReads, startReads } from '../../context/page-reads.ts'
import { ownRenderContext, type RenderContext, sharedRenderContext } from '../../context/render-context.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setPageCookies } from '../../http/cookies/page-headers.ts'
import { log } from '../../http/log.ts'
import { headText, styleElement } from '../../render/document-text.ts'
import { type DrawnPage, wholeText } from '../../render/draw-page.tsx'
import { makeshiftOf, noteMakeshift } from '../../render/makeshift.ts'
import type { Page } from '../../render/page.ts'
import {
  filledBody,
  type KeptPage,
  type KeptStart,
  keptPage,
  textAfterHead,
} from '../../render/page-cache/kept-page.ts'
import { type PageAddress, type PagePart, pageAddress, withOtherParams } from '../../render/page-cache/page-address.ts'
import { allOf } from '../../render/stream.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import { askedPart, isUnknownIsland } from './asked-part.ts'
import { endingWith } from './exposures.tsx'
import { pageEnd } from './page-end.tsx'
import { draw, respondWith, sceneOf, sendText, startChrome } from './respond.ts'
import { setPageHeaders } from './response-headers.ts'
import { visitorValues } from './visitor-values.ts'

/** Loads the page that is asked for, from nothing but `context`. */
type Load = (context: RenderContext) => Promise<Page | Redirect>
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
  const part = askedPart(c)
  const address = addressOf(context, part)
  if (typeof address === 'string') {
    const rendered = ownRenderContext(context)
    const chrome = startChrome(c, rendered)
    const answer = await load(rendered)
    if ('redirect' in answer) return c.redirect(answer.redirect, answer.status)
    return respondWith(c, rendered, answer, chrome, address)
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

  const making = startMaking(context, address, pages.now())
  const drawing = make(c, making, load)
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
  // A failure later on, in a part that the page's start didn't wait for, is in the log line only.
  const isMakeshift = noteMakeshift(c.get('trace'), making.reads, made) !== null
  await setPageCookies(c, context)
  timing.mark('render')
  const text = wholeText({ ...made, pieces: keptOnTheWay(c, made, making) })
  const answer = sendText(
    c,
    endingWith(text, () => endOf(c, made, making)),
    made.page.status,
    await visitorValues(context, c.get('services').favorites),
  )
  setPageHeaders(answer, context, made.head, made.page, isMakeshift ? 'bypass;makeshift' : state)
  answer.headers.set('server-timing', timing.header())
  return answer
}

/** Text: why the page is neither cached nor taken from the cache. */
function addressOf(context: RequestContext, part: PagePart): PageAddress | string {
  const { PAGE_CACHE, PAGE_CACHE_SECONDS } = context.config
  const address = PAGE_CACHE === 'off' ? 'off' : pageAddress(context, isUnknownIsland(part) ? null : part)
  if (typeof address === 'string' || !PAGE_CACHE_SECONDS) return address
  return { ...address, policy: { ...address.policy, ...PAGE_CACHE_SECONDS } }
}

/** A page on its way to the cache: `visitor` gets it first, `context` is all that it is rendered from. */
type Making = {
  readonly address: PageAddress
  readonly visitor: RequestContext
  readonly context: RenderContext
  readonly reads: PageReads
  readonly madeAt: number
}

function startMaking(visitor: RequestContext, address: PageAddress, madeAt: number): Making {
  const reads = startReads()
  return { address, visitor, context: sharedRenderContext(visitor, address.url, reads), reads, madeAt }
}

/**
 * Sends how a page of this address begins before the page is there. Its existence is as certain as with a page that is
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
      return draw({
        context: making.context,
        page: loadErrorPage(c, 500),
        chrome: startChrome(c, making.context),
        ...sceneOf(c),
      })
    })
    if ('redirect' in made) return yield refreshTo(made.redirect)
    if (standIn && made.page.status >= 500) {
      logStandIn(making, standIn)
      const { style, text } = textAfterHead(standIn)
      yield style === styleElement(document.rules) ? text : style + text
      return yield await pageEnd(c, standIn.way, 'hit', standIn.head)
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
  const answer = sendText(c, text(), 200, await visitorValues(visitor, c.get('services').favorites))
  setPageHeaders(answer, visitor, { ...head, frames: [...filmOrigins] }, { status: 200 }, 'miss;early-head')
  return answer
}

/** Text at the end of a page that was made, whose parts have all been read by then. */
function endOf(c: Context<AppEnv>, made: DrawnPage, { reads }: Making): Promise<string> {
  noteMakeshift(c.get('trace'), reads, made)
  return pageEnd(c, reads.summary().way, 'miss', made.head)
}

const logStandIn = ({ address }: Making, { madeAt }: KeptPage): void =>
  log('warn', 'page-cache.stale-if-error', { path: address.url.pathname, madeAt })

/** For the moments in which an address has become another one's unnoticed. The path is our own. */
const refreshTo = (path: string): string => `<meta http-equiv="refresh" content="0;url=${encodeURI(path)}">`

async function make(c: Context<AppEnv>, { context }: Making, load: Load): Promise<DrawnPage | Redirect> {
  const chrome = startChrome(c, context)
  const answer = await load(context)
  return 'redirect' in answer ? answer : draw({ context, page: answer, chrome, ...sceneOf(c) })
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
  const end = await pageEnd(c, kept.way, 'hit', kept.head)
  const values = await visitorValues(context, c.get('services').favorites)
  const answer = c.req.method === 'HEAD' ? c.body(null, 200) : sendBody(c, filledBody(kept, values), end)
  setPageHeaders(answer, context, kept.head, { status: 200 }, state)
  answer.headers.set('server-timing', timing.header())
  return answer
}

const sendBody = (c: Context<AppEnv>, body: Uint8Array<ArrayBuffer>, end: string): Response =>
  c.body(end === '' ? body : new Blob([body, end]).stream(), 200)

/** Text that follows a page's start, kept once it is whole. */
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
  const { tags, way, validUntil, isContradictory, isAged } = reads.summary()
  if (page.status !== 200 || page.noStore || isContradictory || makeshiftOf(reads, made) !== null) return
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
  const making = startMaking(visitor, address, madeAt)
  const work = async () => {
    const made = await make(c, making, load)
    if ('redirect' in made) return
    await keep(c, made, await allOf(made.pieces), making)
  }
  visitor.background(
    work()
      .catch((error: unknown) => log('error', 'page-cache.refresh-failed', { reason: String(error) }))
      .finally(() => refreshing.delete(key)),
  )
}
