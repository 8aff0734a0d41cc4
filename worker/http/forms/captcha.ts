import type { FormFields } from './forms.ts'

/** The longest possible proof (shared/operations). */
const mostCharacters = 4000

/**
 * The proof that a captcha's script added to a form (spec 1 §7 `recaptcha_response`), for the service to check. Which
 * captcha it is, and whether there is one, is up to that service and the page. Empty if the form has none.
 */
export function captchaOf(fields: FormFields): { readonly recaptcha_response?: string } {
  const proof = fields['recaptcha_response'] ?? ''
  return proof === '' || proof.length > mostCharacters ? {} : { recaptcha_response: proof }
}
