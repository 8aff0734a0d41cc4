import { defaultLocale, isLocale, type Locale } from '../../shared/i18n/locales.ts'

/** What is known of a call before its route is: enough to answer an error in the shopper's language. */
export type Call = {
  readonly locale: Locale
  readonly localeKnown: boolean
  readonly transactionId: string
  readonly correlationId: string
}

const idPattern = /^[\w.:-]{1,100}$/

/** `en_US` and `en-US` are taken as `en-us`; an id that could break a log line or header is replaced. */
export function readCall(request: Request): Call {
  const asked = new URL(request.url).searchParams.get('locale')?.toLowerCase().replace('_', '-') ?? defaultLocale
  const known = isLocale(asked)
  return {
    locale: known ? asked : defaultLocale,
    localeKnown: known,
    transactionId: idOf(request.headers.get('x-transaction-id')),
    correlationId: idOf(request.headers.get('x-correlation-id')),
  }
}

function idOf(given: string | null): string {
  return given && idPattern.test(given) ? given : crypto.randomUUID()
}
