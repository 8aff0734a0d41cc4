import { message } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'
import type { refusalStatus } from '../http/forms/forms.ts'

type RefusalStatus = ReturnType<typeof refusalStatus>

/** Script's words for a form that was not read; a page has those of errors/error-page.tsx. */
export function refusedFormWords({ t, locale }: Pick<RequestContext, 't' | 'locale'>, status: RefusalStatus): string {
  if (status === 403) return t('error.expiredReload')
  if (status === 413) return message('API413', locale)
  return status === 415 ? message('API415', locale) : t('error.badRequestTitle')
}
