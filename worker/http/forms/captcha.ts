import { solutionMark } from '../../../shared/captcha.ts'
import type { FormFields } from './forms.ts'

/** The longest possible proof (shared/operations). */
const mostCharacters = 4000

/**
 * The proof that a form carries (spec 1 §7 `recaptcha_response`), for the service to check: a captcha of the shop's own
 * with the work that script has done, or with the answer to its question; or what the script of a captcha service has
 * added. Empty if there is none.
 */
export function captchaOf(fields: FormFields): { readonly recaptcha_response?: string } {
  const { captcha = '', captchaWork = '', captchaAnswer = '', recaptcha_response: added = '' } = fields
  const solution = captchaWork || captchaAnswer
  const proof = captcha !== '' && solution !== '' ? `${captcha}${solutionMark}${solution}` : added
  return proof === '' || proof.length > mostCharacters ? {} : { recaptcha_response: proof }
}
