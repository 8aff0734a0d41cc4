import { createMiddleware } from 'hono/factory'
import { botChallengeHeader } from '../../../shared/bot-challenge.ts'
import { isLocale, type Locale } from '../../../shared/i18n/locales.ts'
import type { AppEnv } from '../../app-env.ts'
import { requiredOn } from '../../context/captchas.ts'
import type { Preview } from '../../context/preview.ts'
import { buildRequestContext } from '../../context/request-context.ts'
import { deploymentOf } from '../../deployment.ts'
import { cookieNames } from '../cookies/cookie-names.ts'
import { requestCookie } from '../cookies/request-cookie.ts'
import { pageAddress } from '../forms/form-target.ts'
import { chooseLocale } from '../locale/locale.ts'
import { isLinkRevoked } from '../security/preview-links.ts'
import { shopUrl } from './shop-url.ts'
import { visitorPlace } from './visitor-place.ts'

export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  const config = c.get('config')
  const parts = deploymentOf(c.env, config, c.get('edges'))
  c.set('services', parts.services)
  const { datafile } = parts
  const refreshing = datafile?.refresh(c.get('trace').id) ?? null
  if (refreshing) c.executionCtx.waitUntil(refreshing)
  let limitedFor = 0
  const onLimited = (seconds: number): void => {
    limitedFor = Math.max(limitedFor, seconds)
  }
  let isChallenged = false
  const onChallenged = (): void => {
    isChallenged = true
  }
  const url = shopUrl(pageAddress(c.req.raw), config)
  const locale = localeOf(url, c)
  const isRevoked = (preview: Preview) => isLinkRevoked(c.env.CONTENT_CACHE, preview)
  c.set(
    'context',
    await buildRequestContext(
      c,
      config,
      parts.transport,
      url,
      locale,
      c.get('nonce'),
      { onLimited, onChallenged, wasChallenged: () => isChallenged, trace: c.get('trace') },
      isRevoked,
      { datafile, refreshing },
    ),
  )
  const { route, captchas } = c.get('context')
  const required = route && config.CAPTCHA_REQUIRED.length > 0 ? requiredOn(route.key, config.CAPTCHA_REQUIRED) : []
  await Promise.all(required.map(captchas.ask))
  c.set('signedIn', c.get('context').session?.person != null)
  c.get('timing').mark('context')
  await next()
  if (isChallenged) c.res.headers.set(botChallengeHeader, '1')
  // A form that is shown again has a message; scripts need the status as well. If a page only failed to read something,
  // the response stays the same as for other visitors.
  if (limitedFor > 0 && c.res.status >= 400) {
    const headers = new Headers(c.res.headers)
    headers.set('retry-after', String(limitedFor))
    const status = c.req.method !== 'POST' && c.res.status === 503 ? 503 : 429
    const answer = new Response(c.res.body, { status, headers })
    c.res = undefined
    c.res = answer
  }
})

/** The path's locale, else (API routes) the query's, else the shopper's own. */
function localeOf(url: URL, c: Parameters<typeof requestContext>[0]): Locale {
  const [, first = ''] = url.pathname.split('/')
  if (isLocale(first)) return first
  const named = url.searchParams.get('locale')
  if (named && isLocale(named)) return named
  return chooseLocale(
    requestCookie(c, cookieNames(url.protocol === 'https:').locale),
    c.req.header('accept-language'),
    visitorPlace(c).country ?? undefined,
  )
}
