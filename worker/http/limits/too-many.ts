import type { Context } from 'hono'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { message } from '../../../shared/errors/message.ts'
import { defaultLocale, isLocale, sites } from '../../../shared/i18n/locales.ts'
import type { AppEnv } from '../../app-env.ts'
import { createBulkhead } from '../../services/bulkhead.ts'

/**
 * How many milliseconds a refused request is delayed, so that clients that retry at once do so seldom; and how many may
 * wait at once.
 */
const waitMs = 1000
const mostWaiting = 200
const waiting = createBulkhead(mostWaiting)

const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'" }

/**
 * 429 with Retry-After (API429), as a page or as data, whichever was requested. The page is minimal, so that it is
 * cheaper than the page that was requested.
 */
export async function tooManyRequests(c: Context<AppEnv>, seconds: number): Promise<Response> {
  const edges = c.get('edges')
  const now = edges.now()
  const place = waiting.enter('checkout', now, now + 2 * waitMs)
  if (place) {
    await edges.wait(waitMs)
    place.leave()
  }
  const url = new URL(c.req.url)
  const named = [url.pathname.split('/')[1], url.searchParams.get('locale')].find((name) => name && isLocale(name))
  const locale = named && isLocale(named) ? named : defaultLocale
  const text = message('API429', locale, { seconds })
  const retryHeaders = { ...headers, 'retry-after': String(seconds) }
  if ((c.req.header('accept') ?? '').includes('text/html')) {
    const page = `<!DOCTYPE html><html lang="${sites[locale].bcp47}"><meta charset="utf-8"><title>${text}</title><p role="alert">${text}</p>`
    return c.html(page, 429, retryHeaders)
  }
  const { place: at, recovery } = errorEntry('API429')
  return c.json({ ok: false, cart: null, code: 'API429', place: at, recovery, message: text }, 429, retryHeaders)
}
