import type { FormContext } from '../../client/pages/page-context.ts'
import type { RequestContext } from '../context/request-context.ts'

type Whose = Pick<RequestContext, 'csrfToken' | 'captchas'>

/** The hidden fields of a visitor's form, and the captchas that forms of its page have. */
export function formContext({ csrfToken: csrf, captchas }: Whose, returnTo: string): FormContext {
  const shown = captchas.shown()
  return { csrf, returnTo, ...(shown.length > 0 && { captchas: shown }) }
}
