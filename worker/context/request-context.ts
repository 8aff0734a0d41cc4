import type { Context } from 'hono'
import { dismissedCookie } from '../../shared/content/dismissed.ts'
import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Channel } from '../../shared/contracts/order.ts'
import type { Features } from '../../shared/features.ts'
import { formToken } from '../../shared/form-token.ts'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { type Locale, type Site, sites } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import { matchRoute, type RouteMatch, withoutLocale } from '../../shared/routes.ts'
import type { Foot } from '../../shared/sizing/foot.ts'
import type { AppEnv } from '../app-env.ts'
import type { Config } from '../env.ts'
import { sign } from '../http/cookies/cookies.ts'
import { hasEditorFlag } from '../http/cookies/editor-cookie.ts'
import { experimentCookie } from '../http/cookies/experiment-cookie.ts'
import { favoritesCookie } from '../http/cookies/favorites-cookie.ts'
import { footCookie } from '../http/cookies/foot-cookie.ts'
import { newsletterCookie, type SentNewsletter } from '../http/cookies/newsletter-cookie.ts'
import { previewCookie } from '../http/cookies/preview-cookie.ts'
import { requestCookie } from '../http/cookies/request-cookie.ts'
import { readSession } from '../http/cookies/session-cookies.ts'
import { visitorCookie } from '../http/cookies/visitor-cookies.ts'
import { clientAddressOf } from '../http/limits/client-address.ts'
import { type Elsewhere, elsewhereOf } from '../http/locale/elsewhere.ts'
import { type Call, createCall } from '../services/call.ts'
import { channelOf, contextHeaders } from '../services/context-headers.ts'
import { type FavoritesSummary, favoritesOf } from '../services/favorites-summary.ts'
import type { Session } from '../services/session.ts'
import type { Trace } from '../services/trace.ts'
import type { Transport } from '../services/transport.ts'
import { type Analytics, openAnalytics } from './analytics.ts'
import { type Captchas, createCaptchas } from './captchas.ts'
import { readDismissed } from './dismissed.ts'
import type { KeptVisitor } from './experiment-visitor.ts'
import type { Experiments } from './experiments.ts'
import { experimentsFor, type Visit } from './experiments-for.ts'
import { featuresFor } from './features.ts'
import { type PageReads, startReads } from './page-reads.ts'
import { countingOf, isCrawler } from './page-view.ts'
import { isCurrent, type Preview } from './preview.ts'
import { segmentsOf } from './segments.ts'
import { readTestContext, type TestContext } from './test-context.ts'
import { type VisitorConsent, visitorConsent } from './visitor-consent.ts'
import { visitorFoot } from './visitor-foot.ts'

/** Everything that a loader or page may know about a request: built once, frozen, passed as an argument. */
export type RequestContext = {
  /** The requested URL, on one of the shop's configured origins. */
  readonly url: URL
  /** Null where no page has this address: a form's action, or a 404. */
  readonly route: RouteMatch | null
  readonly site: Site
  readonly locale: Locale
  readonly elsewhere: Elsewhere
  readonly t: MessageFormatter
  /** A message with its placeholders, for an island to fill. */
  readonly raw: (key: MessageKey) => string
  readonly config: Config
  readonly nonce: string
  readonly visitorId: string
  /** The visitor has no valid cookie yet: the response sets one. */
  readonly newVisitor: boolean
  /** The token of this visitor's forms, which says whose they are (shared/form-token.ts). */
  readonly csrfToken: string
  readonly session: Session | null
  /** Null where the shopper has no list: the shop has none, or a connected employee is asking. */
  readonly favorites: FavoritesSummary | null
  /** Null until a size was said. */
  readonly foot: Foot | null
  /** The request is an editor's preview. */
  readonly preview: Preview | null
  /** Forced by `p13n_testcontext` or the preview; in production for editors only. */
  readonly testContext: TestContext | null
  /** In a preview the editor decides. */
  readonly experiments: Experiments
  readonly analytics: Analytics
  readonly inSegment: (condition: AudienceCondition) => boolean
  readonly features: Features
  readonly consent: VisitorConsent
  /**
   * Cookies for targeting are allowed, and no Global Privacy Control says otherwise; without that nothing is decided,
   * stored or sent about a visitor.
   */
  readonly mayTarget: boolean
  /** The visitor's experiment id and variations at the start of the request. */
  readonly experimentVisitor: KeptVisitor | null
  /** Names of what the visitor has dismissed permanently. */
  readonly dismissed: ReadonlySet<string>
  /** A newsletter form that was just submitted. */
  readonly newsletter: SentNewsletter | null
  /** The client's network address, from Cloudflare. */
  readonly clientAddress: string
  /** The browser, as services know it; null on its first visit. */
  readonly clientDevice: string | null
  readonly channel: Channel
  readonly userAgent: string
  /** A service responded with 429: the response says so, whatever the route makes of it (http/request-context.ts). */
  readonly onLimited: (seconds: number) => void
  /** A service requires a proof of humanity: the response starts the bot manager's challenge. */
  readonly onChallenged: () => void
  readonly wasChallenged: () => boolean
  /** A service wants a captcha's proof for an operation: the form that is shown again has one. */
  readonly onProofAsked: (operation: string) => Promise<void>
  readonly captchas: Captchas
  readonly trace: Trace
  readonly reads: PageReads
  readonly call: Call
  readonly background: (work: Promise<unknown>) => void
  readonly now: Date
}

/**
 * `locale` is the page's, whether or not the path contains it. Calls no service; `isRevoked` is called for a preview
 * only.
 */
export async function buildRequestContext(
  c: Context<AppEnv>,
  config: Config,
  transport: Transport,
  url: URL,
  locale: Locale,
  nonce: string,
  {
    onLimited,
    onChallenged,
    wasChallenged,
    trace,
  }: Pick<RequestContext, 'onLimited' | 'onChallenged' | 'wasChallenged' | 'trace'>,
  isRevoked: (preview: Preview) => Promise<boolean>,
  { datafile, refreshing }: Pick<Visit, 'datafile' | 'refreshing'>,
): Promise<RequestContext> {
  const now = new Date()
  const scope = { url, config }
  const [visitor, session, ownPreview, newsletter, experimentVisitor, storedFavorites, keptFoot] = await Promise.all([
    visitorCookie.read(c, scope),
    readSession(c, scope),
    previewCookie.read(c, scope),
    newsletterCookie.read(c, scope),
    experimentCookie.read(c, scope),
    favoritesCookie.read(c, scope),
    footCookie.read(c, scope),
  ])
  const visitorId = visitor ?? crypto.randomUUID().replaceAll('-', '')
  const own = ownPreview && isCurrent(ownPreview, now) ? ownPreview : null
  const preview = own && (await isRevoked(own)) ? null : own
  const clientAddress = clientAddressOf(c)
  const userAgent = c.req.header('user-agent') ?? ''
  const channel = channelOf(userAgent, config)
  const forced = url.search === '' ? null : readTestContext(url.searchParams.get('p13n_testcontext'))
  const mayForce =
    config.ENVIRONMENT !== 'production' || preview !== null || (forced !== null && (await hasEditorFlag(c, scope, now)))
  const testContext = (mayForce ? forced : null) ?? (preview && { variants: preview.variants })
  const t = formatter(locale)
  const captchas = createCaptchas({ visitorId, t, call: () => call })
  const call: Call = createCall(transport, {
    locale,
    accessKey: config.AUTH_ACCESS_KEY,
    serverTrustId: config.SERVER_TRUST_ID,
    userId: session?.userId ?? '',
    accessToken: session?.accessToken ?? null,
    clientAddress,
    clientDevice: visitor,
    shopOrigin: url.origin,
    context: contextHeaders(locale, config, channel),
    timeoutFactor: config.TIMEOUT_FACTOR,
    onLimited,
    onChallenged,
    onProofAsked: captchas.ask,
    trace,
  })
  const consent = visitorConsent(c, now)
  const mayTarget = consent.allowed.has('targeting')
  const experiments = experimentsFor(c, {
    config,
    locale,
    channel,
    session,
    datafile,
    refreshing,
    events: c.get('services').events,
    customerData: c.get('services').customerData,
    decisions: c.get('services').decisions,
    call,
    known: experimentVisitor && { id: experimentVisitor.id, kept: experimentVisitor.kept },
    mayTarget,
    isPreview: preview !== null,
    isForced: testContext !== null,
  })
  const analytics = openAnalytics({
    visitorId: consent.allowed.has('performance') && !isCrawler(userAgent) ? visitorId : null,
    locale,
    counting: () => countingOf((name) => c.req.header(name), preview !== null || testContext !== null),
    sinks: config.GA4_ORIGIN === '' ? ['shop-log'] : ['shop-log', 'ga4'],
    keep: c.get('services').events.enqueue,
    layer: config.TAG_MANAGER_URL === '' ? null : c.get('services').events,
    convert: (name, day) => experiments.convert(name, {}, `${name} ${visitorId} ${day}`, false),
    now: c.get('edges').now,
  })
  const features = featuresFor(config, experiments, preview)
  return Object.freeze({
    url,
    route: matchRoute(withoutLocale(url.pathname)),
    site: sites[locale],
    locale,
    elsewhere: elsewhereOf(c, url, locale),
    t,
    raw: (key: MessageKey) => rawMessage(locale, key),
    config,
    nonce,
    visitorId,
    newVisitor: visitor === null,
    csrfToken: await csrfTokenOf(config, visitorId, session),
    session,
    favorites: features.has('allowFavorites') ? favoritesOf(storedFavorites, session) : null,
    foot: visitorFoot(session, consent, keptFoot),
    preview,
    testContext,
    experiments,
    analytics,
    inSegment: segmentsOf(session),
    features,
    consent,
    mayTarget,
    experimentVisitor,
    dismissed: readDismissed(requestCookie(c, dismissedCookie)),
    newsletter,
    clientAddress,
    clientDevice: visitor,
    channel,
    userAgent,
    onLimited,
    onChallenged,
    wasChallenged,
    onProofAsked: captchas.ask,
    captchas,
    trace,
    reads: startReads(),
    call,
    background: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    now,
  })
}

/** Bound to the visitor's cookie, so that another site can't know it; and to who is signed in, for `readForm`. */
export async function csrfTokenOf(
  { SESSION_SECRET: secret }: Config,
  visitorId: string,
  session: Session | null,
): Promise<string> {
  const proof = (await sign(secret, 'csrf', visitorId)).slice(0, 32)
  return formToken(proof, session?.person ? (await sign(secret, 'person', session.userId)).slice(0, 16) : null)
}
