import type { ReactNode } from 'react'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { DialogFrame } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { reviewsCss } from '../../../client/pages/reviews/reviews-section.tsx'
import type { DialogName } from '../../../shared/dialogs.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { type FormTarget, href } from '../../../shared/routes.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { readProduct } from '../../services/catalogue.ts'
import { signInPath } from '../account/as-person.ts'
import { formContext } from '../form-context.ts'
import { dialogPage } from './dialog-page.ts'

const titles = {
  'write-review': 'reviews.write',
  'review-content': 'reviews.reportTitle',
  'ask-question': 'questions.ask',
  'ask-question-success': 'questions.sentTitle',
} as const satisfies Partial<Record<DialogName, MessageKey>>

export type ReviewDialog = keyof typeof titles
export const isReviewDialog = (name: string): name is ReviewDialog => Object.hasOwn(titles, name)

/** Entries of a form that was refused, and why. */
export type Refused = { readonly values: FormValues; readonly answer: FormAnswer; readonly status: 422 | 503 }
const reviewIdShape = /^[\w-]{1,40}$/
type Subject = { readonly productId: string; readonly reviewId?: string | undefined }

/** Null (404) without a product, and for a report without a review. */
export async function reviewDialog(
  context: RequestContext,
  name: ReviewDialog,
  { productId, reviewId = '' }: Subject,
  refused?: Refused,
): Promise<Page | null> {
  if (!/^[A-Z0-9]{8,11}$/.test(productId)) return null
  const product = await readProduct(context, productId)
  if (!product.result.ok) return null
  const details = product.result.value
  const node = nodeOf(context, name, { ...details, reviewId }, refused)
  if (!node) return null
  const page = dialogOf(context, name, node)
  return refused ? { ...page, canonical: `/dialog/${name}`, status: refused.status } : page
}

function dialogOf(context: RequestContext, name: ReviewDialog, node: ReactNode): Page {
  return dialogPage(context, context.t(titles[name]), node, reviewsCss)
}

/** Props of one kind of form besides those of all. */
type OwnProps =
  | { readonly kind: 'review'; readonly asksFit: boolean }
  | { readonly kind: 'question' }
  | { readonly kind: 'report'; readonly reviewId: string }

type Reviewed = { readonly productId: string; readonly slug: string; readonly name: string } & {
  readonly reviewId: string
  readonly sizeChart: string | null
}

function nodeOf(
  context: RequestContext,
  name: ReviewDialog,
  product: Reviewed,
  { values, answer }: Pick<Refused, 'values' | 'answer'> = { values: {}, answer: { texts: {} } },
): ReactNode {
  const { t, locale, session } = context
  const { productId } = product
  const reviewsPath = href.productReviews(locale, product)
  const common = {
    values,
    answer,
    productId,
    productName: product.name,
    form: formContext(context, reviewsPath),
    templates: fieldTemplates(locale),
  }
  const formOf = (to: FormTarget, own: OwnProps) => {
    const captcha = captchaField(context.captchas.shown(), to)
    const props = { ...common, ...own, hasCaptcha: captcha !== null }
    return (
      <Island name="review-form" on="idle" locale={locale} props={props}>
        {captcha}
      </Island>
    )
  }
  switch (name) {
    case 'write-review': {
      if (!session?.person) return signInFirst(context, productId)
      return formOf('reviews/write', { kind: 'review', asksFit: product.sizeChart !== null })
    }
    case 'ask-question':
      return formOf('reviews/ask', { kind: 'question' })
    case 'review-content': {
      const { reviewId } = product
      if (!reviewIdShape.test(reviewId)) return null
      return formOf('reviews/report', { kind: 'report', reviewId })
    }
    case 'ask-question-success':
      return (
        <DialogFrame title={t('questions.sentTitle')} lead={t('questions.sentBody', { name: product.name })}>
          <p className="ctas">
            <a className="btn" href={href.product(locale, product)}>
              {t('reviews.back', { name: product.name })}
            </a>
          </p>
        </DialogFrame>
      )
  }
}

function signInFirst(context: RequestContext, productId: string): ReactNode {
  const { t, locale } = context
  const back = href.dialog(locale, 'write-review', { product: productId })
  return (
    <DialogFrame title={t('reviews.write')} lead={t('reviews.signIn')}>
      <p className="ctas">
        <a className="btn" href={signInPath(context, back)}>
          {t('reviews.signInLink')}
        </a>
      </p>
    </DialogFrame>
  )
}
