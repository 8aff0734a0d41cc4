import { z } from 'zod'
import { type Flow, flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate } from '../../../shared/validation/rule.ts'
import { maxLength, required } from '../../../shared/validation/text.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, type Result, succeed } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { showCard, showPayment } from '../account/payment-routes.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import { badRequest, type C, type FormHandler } from './checkout-answers.ts'

const Named = z.object({ instrumentId: z.string().min(1).max(80) })
const Reward = z.object({ code: z.string().trim().max(300).catch('') })
const rewardRules = { code: [required, maxLength(60)] }
const Card = z.object({ cardSession: z.string().max(2000).catch('') })

const answerCard = formAnswer('card', showCard)
const answerPayment = formAnswer('payment', showPayment)

const listPath = (c: C): string => href.accountSection(c.get('context').locale, 'payment')
const longestWords = 300

/** Spec 1 §5: the server's words or a message of its own for what is saved already, a generic one for any other. */
function saveWords(flow: Flow, failure: CallFailure, locale: Locale): string {
  const { code, status, message: words } = failure
  const { say } = flowRule(flow, code, status)
  if (say === 'server') return words.trim().slice(0, longestWords) || message(code, locale)
  return say === 'entry' || say === 'silent' ? failureWords(failure, locale) : text(say, locale)
}

/** A card, as the session that the provider's fields made of it. */
export const saveCard: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { cardSession: sessionID } = Card.parse(fields)
  const answer = await asPerson(c, async (call) => {
    const saved = sessionID
      ? await call('consumer.savePaymentInstrument', {
          body: { payment_method_id: 'CREDIT_CARD', sessionID, ...captchaOf(fields) },
        })
      : null
    return succeed(saved)
  })
  if (!answer.ok) return refused(c, answer.failure)
  const saved = answer.value
  if (saved?.ok) return done(c, listPath(c), 'saved')
  const failure = saved ? saved.failure : null
  const fault = failure ? saveWords('save-card', failure, context.locale) : context.t('checkout.cardScript')
  const status = failureStatus(failure, 422)
  return answerCard(c, { answer: { texts: {}, fault }, status })
}

/** A single field takes codes and cards alike: which of the two it is, is the platform's to know. */
export const addReward: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { locale } = context
  const { code } = Reward.parse(fields)
  const texts = faultTexts(validate(rewardRules, { code }), locale)
  if (Object.keys(texts).length > 0) return answerPayment(c, { typed: code, answer: { texts }, status: 422 })
  const asked = await asPerson(c, async (call) => {
    const save = (method: 'REWARD_CODE' | 'REWARD_CARD') =>
      call('consumer.savePaymentInstrument', { body: { payment_method_id: method, code, ...captchaOf(fields) } })
    const first = await save('REWARD_CODE')
    return succeed(!first.ok && first.failure.code === 'PAY400' ? await save('REWARD_CARD') : first)
  })
  if (!asked.ok) return refused(c, asked.failure)
  const saved = asked.value
  if (saved.ok) return done(c, listPath(c), 'saved')
  const { failure } = saved
  const words = saveWords('save-reward', failure, locale)
  const status = failureStatus(failure, 422)
  const answer = status === 503 ? { texts: {}, fault: words } : { texts: { code: words } }
  return answerPayment(c, { typed: code, answer, status })
}

export const makeInstrumentMain: FormHandler = (c, fields) =>
  change(c, fields, 'made-main', (call, paymentInstrumentId) =>
    call('consumer.updatePaymentInstrument', { params: { paymentInstrumentId }, body: { main: true } }),
  )

export const removeInstrument: FormHandler = (c, fields) =>
  change(c, fields, 'removed', (call, paymentInstrumentId) =>
    call('consumer.removePaymentInstrument', { params: { paymentInstrumentId } }),
  )

/** Changes one of the list, or shows the list with why not. */
async function change(
  c: C,
  fields: FormFields,
  outcome: FormOutcome,
  work: (call: Call, id: string) => Promise<Result<unknown>>,
): Promise<Response> {
  const context = c.get('context')
  const asked = Named.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const answer = await asPerson(c, async (call) => {
    const changed = await work(call, asked.data.instrumentId)
    return succeed(changed.ok ? null : changed.failure)
  })
  if (!answer.ok) return refused(c, answer.failure)
  const failure = answer.value
  if (failure === null) return done(c, listPath(c), outcome)
  const fault = failureWords(failure, context.locale)
  return answerPayment(c, { fault, status: failureStatus(failure, 409) })
}
