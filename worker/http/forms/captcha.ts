import { solutionMark } from '../../../shared/captcha.ts'
import type { Proof } from '../../services/captcha-proof.ts'
import type { FormFields } from './forms.ts'

/** The longest possible proof (shared/operations). */
const mostCharacters = 4000

/**
 * The proof that a form carries (spec 1 §7 `recaptcha_response`), for the service to check: a captcha of the shop's own
 * with the work that script has done, or with the answer to its question; or what the script of a captcha service has
 * added.
 */
export function captchaOf(fields: FormFields): Proof {
  const { captcha = '', captchaWork = '', captchaAnswer = '', recaptcha_response: added = '' } = fields
  const solution = captchaWork || captchaAnswer
  const proof = captcha !== '' && solution !== '' ? `${captcha}${solutionMark}${solution}` : added
  return { recaptcha_response: proof === '' || proof.length > mostCharacters ? undefined : proof }
}
