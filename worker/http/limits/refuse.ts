import type { Context } from 'hono'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { message } from '../../../shared/errors/message.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { defaultLocale, isLocale, type Locale, sites } from '../../../shared/i18n/locales.ts'
import type { AppEnv } from '../../app-env.ts'
import { type RefusedForm, refusalPage } from '../../render/refusal-page.tsx'
import { isPartOnly } from '../../routes/page-answer/asked-part.ts'
import { contentSecurityPolicy } from '../security/security-headers.ts'

const statuses = { API429: 429, API503: 503 } as const
type RefusalCode = keyof typeof statuses

/**
 * Refuses a request before anything is read, with Retry-After in seconds: a page for a person, data for script.
 */
export function refuse(
  c: Context<AppEnv>,
  code: RefusalCode,
  seconds: number,
  form: RefusedForm | null = null,
): Response {
  const status = statuses[code]
  const headers = { 'cache-control': 'private, no-store', 'retry-after': String(seconds) }
  const locale = localeOf(c)
  const text = message(code, locale, { seconds })
  if (!(c.req.header('accept') ?? '').includes('text/html') || isPartOnly(c)) {
    const { place, recovery } = errorEntry(code)
    return c.json({ ok: false, cart: null, code, place, recovery, message: text }, status, headers)
  }
  const t = formatter(locale)
  const words =
    code === 'API429'
      ? { title: t('error.tooFastTitle'), body: text }
      : { title: t('error.unavailableTitle'), body: t('error.crowdedBody') }
  const { nonce, config } = c.var
  return c.html(refusalPage({ locale, ...words, canRetry: c.req.method !== 'POST', form }, nonce), status, {
    ...headers,
    'content-language': sites[locale].bcp47,
    'content-security-policy': contentSecurityPolicy({ nonce, config, preview: null }),
  })
}

/** The context isn't there yet. */
function localeOf(c: Context): Locale {
  const named = [c.req.path.split('/')[1], c.req.query('locale')]
  return named.find((name): name is Locale => name !== undefined && isLocale(name)) ?? defaultLocale
}
