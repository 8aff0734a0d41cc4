import { Hono } from 'hono'
import { z } from 'zod'
import { ProductId } from '../../../shared/contracts/product.ts'
import { Fit, NewReview } from '../../../shared/contracts/review.ts'
import { reviewLengthLimit } from '../../../shared/review-rules.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { questionRules, reportRules, reviewRules } from '../../../shared/validation/reviews.ts'
import { type Rules, validate } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import { type FormOutcome, withOutcome } from '../../http/forms/form-outcome.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { shopPath } from '../../http/forms/return-to.ts'
import type { Call } from '../../services/call.ts'
import type { Proof } from '../../services/captcha-proof.ts'
import type { Result } from '../../services/result.ts'
import { asPerson, asWhoeverItIs } from '../account/as-person.ts'
import { type Refused, type ReviewDialog, reviewDialog } from '../dialogs/review-dialogs.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formRefusal } from '../form-refusal.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { recoveryWay } from '../recovery.ts'
import { badRequest, type C, type FormHandler, seeOther } from './checkout-answers.ts'

/** Longer than any limit, so that what is too long comes back whole. */
const typed = z
  .string()
  .max(reviewLengthLimit * 4)
  .default('')
  .catch('')
const Typed = z.object({
  productId: ProductId,
  reviewId: typed,
  answerId: typed,
  returnTo: typed,
  score: typed,
  title: typed,
  text: typed,
  author: typed,
  fit: typed,
  email: typed,
  reason: typed,
  vote: z.enum(['helpful', 'not-helpful']).catch('helpful'),
})
type Typed = z.infer<typeof Typed>

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')

/** Browsers post lines that end with two characters, and count one. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n')

/** Forms about reviews and questions: 303 back; refused, the dialog's page with what was typed. */
export const reviewsApi = new Hono<AppEnv>()
  .post('/reviews/vote', async (c) => {
    const form = await typedFields(c)
    if (form instanceof Response) return form
    const { values } = form
    const { productId, reviewId, answerId, vote } = values
    const cast = (call: Call) =>
      reviewId
        ? call('products.voteReview', { params: { productId, reviewId }, body: { vote } })
        : call('products.voteAnswer', { params: { productId, answerId }, body: { vote } })
    const counted = await asWhoeverItIs(c, cast)
    if (wantsJson(c)) {
      if (counted.ok) return c.json(counted.value, 200, noStore)
      const context = c.get('context')
      const words = failureWords(counted.failure, context.locale)
      const way = recoveryWay(context, counted.failure.code, pageOf(c, values))
      return c.json({ message: words, ...(way && { way }) }, failureStatus(counted.failure, 409), noStore)
    }
    const outcome = counted.ok ? 'vote-counted' : 'vote-failed'
    return seeOther(c, backTo(c, values, outcome, reviewId ? `r-${reviewId}` : `a-${answerId}`))
  })
  .post('/reviews/report', async (c) => {
    const form = await typedFields(c)
    if (form instanceof Response) return form
    const { values, proof } = form
    return sent(c, 'review-content', values, reportRules, {
      send: () => {
        const { productId, reviewId, reason } = values
        return asWhoeverItIs(c, (call) =>
          call('products.flagReview', { params: { productId, reviewId }, body: { reason, ...proof } }),
        )
      },
      next: () => backTo(c, values, 'review-reported'),
    })
  })
  .post('/reviews/ask', async (c) => {
    const form = await typedFields(c)
    if (form instanceof Response) return form
    const { values, proof } = form
    const { productId, author, email } = values
    const body = { text: lines(values.text), author, email: email.trim(), ...proof }
    return sent(c, 'ask-question', values, questionRules, {
      send: () => asWhoeverItIs(c, (call) => call('products.askQuestion', { params: { productId }, body })),
      next: () => href.dialog(c.get('context').locale, 'ask-question-success', { product: productId }),
    })
  })

/** The review is the person's who is signed in. */
export const postReview: FormHandler = async (c, fields) => {
  const read = Typed.safeParse(fields)
  if (!read.success) return badRequest(c)
  const { productId, title, author, score, fit, text } = read.data
  const fitting = Fit.safeParse(fit).data
  return sent(c, 'write-review', read.data, reviewRules, {
    send: () => {
      const stars = NewReview.shape.score.parse(Number(score))
      const body = {
        score: stars,
        title,
        text: lines(text),
        author,
        ...(fitting && { fit: fitting }),
        ...captchaOf(fields),
      }
      return asPerson(c, (call) => call('products.writeReview', { params: { productId }, body }))
    },
    next: () => backTo(c, read.data, 'review-sent'),
  })
}

/** The form's fields, or the answer to one that no page of ours sends. */
async function typedFields(c: C): Promise<{ readonly values: Typed; readonly proof: Proof } | Response> {
  const context = c.get('context')
  const form = await readForm(c, context)
  const read = form.ok ? Typed.safeParse(form.value) : null
  if (form.ok && read?.success) {
    await setVisitorCookie(c, context)
    return { values: read.data, proof: captchaOf(form.value) }
  }
  const status = form.ok ? 400 : refusalStatus(form.failure)
  if (!wantsJson(c)) return errorPage(c, status)
  const page = cameFrom(c) ?? href.home(context.locale)
  return c.json(formRefusal(context, form.ok ? null : form.failure, page), status, noStore)
}

type Sending = { readonly send: () => Promise<Result<unknown>>; readonly next: () => string }

async function sent(c: C, dialog: ReviewDialog, values: Typed, rules: Rules, { send, next }: Sending) {
  const { locale } = c.get('context')
  const texts = faultTexts(validate(rules, values), locale)
  if (Object.keys(texts).length > 0) return answerReview(c, { dialog, values, answer: { texts }, status: 422 })
  const sent = await send()
  if (sent.ok) return seeOther(c, next())
  const { failure } = sent
  const words = failureWords(failure, locale)
  const field = fieldOf[failure.code]
  const answer = field ? { texts: { [field]: words } } : { texts: {}, fault: words }
  return answerReview(c, { dialog, values, answer, status: failureStatus(failure, 422) })
}

const fieldOf: Readonly<Record<string, string>> = { REV410: 'text', AUT453: 'email' }

type Again = Refused & { readonly dialog: ReviewDialog; readonly values: Typed }
const answerReview = formAnswer('review', (c, { dialog, ...refused }: Again) =>
  reviewDialog(c.get('context'), dialog, refused.values, refused),
)

/** The page that the form was on. */
const pageOf = (c: C, { returnTo, productId }: Typed): string =>
  shopPath(returnTo) ?? href.productReviews(c.get('context').locale, { slug: '', productId })

function backTo(c: C, values: Typed, outcome: FormOutcome, place = ''): string {
  const path = pageOf(c, values)
  return withOutcome(place ? `${path.split('#')[0]}#${place}` : path, outcome)
}
