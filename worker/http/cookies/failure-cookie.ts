import type { Context } from 'hono'
import { z } from 'zod'
import { failureParams, ownWords } from '../../routes/failure-words.ts'
import type { CallFailure } from '../../services/result.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The details of a service's error, for the page that a refused form redirects to. `?notice=` in the address names only
 * the code, so that links can't put their own text on a page. Signed and short-lived.
 */
const FailureDetails = z.object({
  code: z.string(),
  /** The service's own message, for a code that is not in our catalog. */
  words: z.string().optional(),
  /** Values for the places in our own words. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Wants proof that no program asks. */
  challenged: z.boolean().default(false),
})
export type FailureDetails = z.infer<typeof FailureDetails>

const cookie = sealedCookie({ name: 'failure', schema: FailureDetails })
/** The maximum of each, to limit the cookie's size. */
const mostCharacters = 100
const mostParams = 8

const isKept = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= mostCharacters)

/** A code as an address can carry it. */
export const codeShape = /^[\w.-]{1,60}$/
export const noticeCode = (code: string): string => (codeShape.test(code) ? code : 'GEN500')

/** No cookie for a code without details. */
export async function keepFailureDetails(c: Context, context: CookieScope, failure: CallFailure): Promise<void> {
  const params = Object.entries(failureParams(failure))
    .flatMap(([name, value]) => (isKept(value) ? [[name, value] as const] : []))
    .slice(0, mostParams)
  const message = ownWords(failure)
  const challenged = failure.status === 403
  if (params.length === 0 && !message && !challenged) return
  await cookie.set(c, context, {
    code: noticeCode(failure.code),
    params: Object.fromEntries(params),
    challenged,
    ...(message && { words: message }),
  })
}

/** The details of the last failure with this code; null if there are none. */
export async function readFailureDetails(
  c: Context,
  context: CookieScope,
  code: string | undefined,
): Promise<FailureDetails | null> {
  const details = code === undefined ? null : await cookie.read(c, context)
  return details?.code === code ? details : null
}
