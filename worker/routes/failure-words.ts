import { isErrorCode } from '../../shared/errors/catalogue.ts'
import type { MessageParams } from '../../shared/errors/format.ts'
import { message } from '../../shared/errors/message.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
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

/** Spec 1 §7: a known code has our own message with its placeholders filled; any other has the service's. */
export const failureWords = (failure: CallFailure, locale: Locale): string =>
  ownWords(failure) || message(failure.code, locale, failureParams(failure))
