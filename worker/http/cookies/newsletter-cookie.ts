import { z } from 'zod'
import type { NewsletterAnswer } from '../../../client/blocks/block.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { newsletterRules } from '../../../shared/validation/forms.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * A submitted newsletter form, for the page that it returns to. The address is private, so it is in a sealed cookie and
 * not in the URL. `code` is a service's refusal; null if there was none or the form itself was invalid.
 */
const SentNewsletter = z.object({
  form: z.string().max(120),
  email: z.string().max(254),
  policy: z.boolean(),
  code: z.string().max(20).nullable(),
  /** How long to wait, if the refusal ends by itself. */
  seconds: z.number().optional(),
})
export type SentNewsletter = z.infer<typeof SentNewsletter>

/** Long enough for the redirect, short enough to be gone on the next visit. */
export const newsletterCookie = sealedCookie({ name: 'newsletter', schema: SentNewsletter })

export const newsletterFaults = ({ email, policy }: Pick<SentNewsletter, 'email' | 'policy'>) =>
  validate(newsletterRules, { email, policy: policy ? 'on' : '' })

/** Spec 1 §8: "Newsletter errors appear in an error alert; success shows newsletterSuccess." */
export function newsletterAnswer(submission: SentNewsletter, locale: Locale): NewsletterAnswer {
  const { form, email, policy, code, seconds } = submission
  const faults = faultTexts(newsletterFaults(submission), locale)
  const isRight = Object.keys(faults).length === 0
  return {
    form,
    email,
    policy,
    faults,
    failed: code === null ? null : refusalText({ code, seconds }, locale),
    done: isRight && code === null ? text('flow.newsletter.success', locale) : null,
  }
}

function refusalText({ code, seconds }: { code: string; seconds: number | undefined }, locale: Locale): string {
  const { say } = flowRule('newsletter', code)
  return say === 'entry' || say === 'server' || say === 'silent'
    ? message(code, locale, { seconds })
    : text(say, locale)
}
