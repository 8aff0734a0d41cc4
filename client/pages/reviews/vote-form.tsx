import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type VoteFormProps = PageContext & {
  readonly form: FormContext
  readonly productId: string
  readonly of: { readonly name: 'reviewId' | 'answerId'; readonly id: string }
  /** Subject of the vote, for whoever hears only the buttons. */
  readonly what: string
  readonly helpful: number
  readonly notHelpful: number
}

/** Two buttons that say how many have pressed them. */
export function VoteForm({ site, t, form, productId, of, what, helpful, notHelpful }: VoteFormProps) {
  return (
    <form method="post" className="rv-vote label" aria-label={t('reviews.helpfulOf', { what })}>
      <FormFields site={site} form={form} to="reviews/vote" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name={of.name} value={of.id} />
      <span className="muted">{t('reviews.helpful')}</span>
      <button type="submit" name="vote" value="helpful" className="link">
        {t('reviews.yes', { count: helpful })}
      </button>
      <button type="submit" name="vote" value="not-helpful" className="link">
        {t('reviews.no', { count: notHelpful })}
      </button>
    </form>
  )
}
