import { isErrorCode } from '../../shared/errors/catalogue.ts'
import type { MessageParams } from '../../shared/errors/format.ts'
import { message, text } from '../../shared/errors/message.ts'
import type { MessageId } from '../../shared/errors/message-ids.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { asksForProof } from '../services/asks-for-proof.ts'
import type { CallFailure } from '../services/result.ts'

/** How much of a service's own message is shown. */
const mostCharacters = 300

/** The values for a code's message: the service's details, and how long to wait. */
export function failureParams({ details, retryAfter }: Pick<CallFailure, 'details' | 'retryAfter'>): MessageParams {
  const info = details['additionalInfo']
  return {
    ...(typeof info === 'object' && info !== null && info),
    ...(retryAfter !== undefined && { seconds: retryAfter }),
  }
}

/** The service's message if the code is unknown to us, else nothing. */
export const ownWords = ({ code, message }: Pick<CallFailure, 'code' | 'message'>): string =>
  isErrorCode(code) ? '' : message.trim().slice(0, mostCharacters)

/** Limits that the captcha beside these words opens at once: a time to wait would be untrue. */
const opensByProof: { readonly [code: string]: MessageId } = { API429: 'flow.limit.proof', AUT423: 'flow.limit.locked' }

/** Spec 1 §7: a known code has our own message with its placeholders filled; any other has the service's. */
export function failureWords(failure: CallFailure, locale: Locale): string {
  const byProof = asksForProof(failure) ? opensByProof[failure.code] : undefined
  return byProof ? text(byProof, locale) : ownWords(failure) || message(failure.code, locale, failureParams(failure))
}

/**
 * The status of a form's page: a fault of ours is never answered like something that the shopper can correct. Null: the
 * form was refused without asking a service.
 */
export const failureStatus = <Refused extends number>(
  failure: Pick<CallFailure, 'status'> | null,
  refused: Refused,
): Refused | 503 => (failure && failure.status >= 500 ? 503 : refused)

/** A form's page that says why a service refused it. */
export const failureAnswer = (
  failure: CallFailure,
  locale: Locale,
): { readonly fault: string; readonly status: 422 | 503 } => ({
  fault: failureWords(failure, locale),
  status: failureStatus(failure, 422),
})
