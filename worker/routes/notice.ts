import { isErrorCode } from '../../shared/errors/catalogue.ts'
import { message } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'

/** A form's refusal comes back in the URL as a code (`?notice=INV408&max=3`); the words are ours, so a link can't put its own on the page. */
export function noticeText(context: RequestContext, params: URLSearchParams): string | null {
  const code = params.get('notice')
  if (code === 'size-missing') return context.t('product.sizeMissing')
  if (!isErrorCode(code)) return null
  const max = Number(params.get('max'))
  return message(
    code,
    context.locale,
    params.has('max') && Number.isInteger(max) && max >= 0 ? { maxAllowedQty: max } : undefined,
  )
}
