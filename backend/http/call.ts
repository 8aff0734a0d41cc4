import { correlationHeader } from '../../shared/correlation-header.ts'
import { defaultLocale, isLocale, type Locale } from '../../shared/i18n/locales.ts'

/** What is known about a call before it is routed: enough to send an error in the shopper's language. */
export type Call = {
  readonly locale: Locale
  readonly localeKnown: boolean
  readonly transactionId: string
  readonly correlationId: string
}

const idPattern = /^[\w.:-]{1,100}$/

/** Reads `en_US` and `en-US` as `en-us`, and replaces an id that could break a log line or header. */
export function readCall(request: Request): Call {
  const requested = new URL(request.url).searchParams.get('locale')?.toLowerCase().replace('_', '-') ?? defaultLocale
  const known = isLocale(requested)
  return {
    locale: known ? requested : defaultLocale,
    localeKnown: known,
    transactionId: idOf(request.headers.get('x-transaction-id')),
    correlationId: idOf(request.headers.get(correlationHeader)),
  }
}

function idOf(given: string | null): string {
  return given && idPattern.test(given) ? given : crypto.randomUUID()
}
