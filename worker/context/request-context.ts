import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { type Locale, type Site, sites } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import type { Config } from '../env.ts'
import { cookieNames } from '../http/cookie-names.ts'
import { sign, unseal } from '../http/cookies.ts'
import { readNewsletterCookie, type SentNewsletter } from '../http/newsletter-cookie.ts'
import { type Call, createCall } from '../services/call.ts'
import { Session } from '../services/session.ts'
import type { Transport } from '../services/transport.ts'
import { readDismissed } from './dismissed.ts'
import { type Preview, readPreview } from './preview.ts'
import { readTestContext, type TestContext } from './test-context.ts'

/** Everything a loader or page may know of a request: built once, frozen, passed as an argument. */
export type RequestContext = {
  readonly url: URL
  readonly site: Site
  readonly locale: Locale
  readonly t: MessageFormatter
  /** A message with its places unfilled, for an island to fill. */
  readonly raw: (key: MessageKey) => string
  readonly config: Config
  readonly nonce: string
  readonly visitorId: string
  /** A visitor without a valid cookie yet: the answer sets one. */
  readonly newVisitor: boolean
  readonly csrfToken: string
  readonly session: Session | null
  /** An editor is looking. */
  readonly preview: Preview | null
  /** What `p13n_testcontext` or the preview forces. */
  readonly testContext: TestContext | null
  /** Names of what the visitor has closed for good. */
  readonly dismissed: ReadonlySet<string>
  /** A newsletter form that was sent just now. */
  readonly newsletter: SentNewsletter | null
  readonly isBot: boolean
  readonly call: Call
  readonly background: (work: Promise<unknown>) => void
  readonly now: Date
}

const visitorShape = /^[0-9a-f]{32}$/

/** `locale` is the one the page answers in, whether or not the path named it. Costs no call to any service. */
export async function buildRequestContext(
  c: Context,
  config: Config,
  transport: Transport,
  locale: Locale,
  nonce: string,
): Promise<RequestContext> {
  const url = new URL(c.req.url)
  const names = cookieNames(url.protocol === 'https:')
  const now = new Date()
  const [visitor, sealedSession, sealedPreview, newsletter] = await Promise.all([
    unseal(config.SESSION_SECRET, 'visitor', getCookie(c, names.visitor)),
    unseal(config.SESSION_SECRET, 'session', getCookie(c, names.session)),
    unseal(config.SESSION_SECRET, 'preview', getCookie(c, names.preview)),
    readNewsletterCookie(c, config, url.protocol === 'https:'),
  ])
  const known = typeof visitor === 'string' && visitorShape.test(visitor)
  const visitorId = known ? visitor : crypto.randomUUID().replaceAll('-', '')
  const session = Session.safeParse(sealedSession).data ?? null
  const preview = readPreview(sealedPreview, now)
  return Object.freeze({
    url,
    site: sites[locale],
    locale,
    t: formatter(locale),
    raw: (key: MessageKey) => rawMessage(locale, key),
    config,
    nonce,
    visitorId,
    newVisitor: !known,
    csrfToken: await csrfTokenOf(config, visitorId),
    session,
    preview,
    testContext: readTestContext(url.searchParams.get('p13n_testcontext')) ?? preview,
    dismissed: readDismissed(getCookie(c, names.dismissed)),
    newsletter,
    isBot: isbot(c.req.header('user-agent')),
    call: createCall(transport, {
      locale,
      accessKey: config.AUTH_ACCESS_KEY,
      serverTrustId: config.SERVER_TRUST_ID,
      userId: session?.userId ?? '',
      accessToken: session?.accessToken ?? null,
    }),
    background: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    now,
  })
}

/** Bound to the visitor's cookie, so that another site can't know it. */
export async function csrfTokenOf(config: Config, visitorId: string): Promise<string> {
  return (await sign(config.SESSION_SECRET, 'csrf', visitorId)).slice(0, 32)
}
