import { correlationHeader, requestIdHeader } from '../../shared/correlation-header.ts'
import { defaultLocale, isLocale, type Locale } from '../../shared/i18n/locales.ts'

/** Facts about a call before it is routed: enough to send an error in the shopper's language. */
export type Call = {
  readonly locale: Locale
  readonly localeKnown: boolean
  /** Both are this call's alone, and go back with its answer. */
  readonly transactionId: string
  readonly correlationId: string
  /** The request that the call is made for: in the log, and in every call that is made for it in turn. */
  readonly requestId: string
}

const idPattern = /^[\w.:-]{1,100}$/

/** Reads `en_US` and `en-US` as `en-us`, and replaces an id that could break a log line or header. */
export function readCall(request: Request): Call {
  const requested = new URL(request.url).searchParams.get('locale')?.toLowerCase().replace('_', '-') ?? defaultLocale
  const known = isLocale(requested)
  const correlationId = idOf(request.headers.get(correlationHeader))
  return {
    locale: known ? requested : defaultLocale,
    localeKnown: known,
    transactionId: idOf(request.headers.get('x-transaction-id')),
    correlationId,
    requestId: idOf(request.headers.get(requestIdHeader), correlationId),
  }
}

function idOf(given: string | null, otherwise: string = crypto.randomUUID()): string {
  return given && idPattern.test(given) ? given : otherwise
}
