import { Island } from '../../blocks/parts/island.tsx'
import { Breadcrumbs, breadcrumbsCss, type Crumb } from '../chrome/breadcrumbs.tsx'
import listingCss from '../listing/listing.css?inline'
import type { FormContext, PageContext } from '../page-context.ts'
import { Questions } from './questions.tsx'
import type { QuestionView, ReviewList } from './review-view.ts'
import { reviewsCss } from './reviews-section.tsx'

export const reviewsPageCss: readonly string[] = [breadcrumbsCss, listingCss, ...reviewsCss]

export type ReviewsPageProps = PageContext & {
  readonly form: FormContext
  readonly product: { readonly name: string; readonly href: string }
  readonly crumbs: readonly Crumb[]
  readonly list: ReviewList
  readonly questions: readonly QuestionView[]
  /** Outcome of a form that was just sent. */
  readonly said: string | null
}

/** Everything that was written about a style. */
export function ReviewsPage({ site, t, form, product, crumbs, list, questions, said }: ReviewsPageProps) {
  return (
    <div className="reviews-page">
      <Breadcrumbs
        site={site}
        t={t}
        crumbs={[...crumbs, { name: product.name, href: product.href }]}
        current={t('product.reviews')}
      />
      <header className="edge">
        <h1 className="title">{t('reviews.pageTitle', { name: product.name })}</h1>
        <p>
          <a className="link" href={product.href}>
            {t('reviews.back', { name: product.name })}
          </a>
        </p>
        {said ? (
          <p className="rv-said" role="status">
            {said}
          </p>
        ) : null}
      </header>
      <Island name="reviews" on="intent" locale={site.locale} later props={{ form, list }} />
      <Questions site={site} t={t} form={form} productId={list.productId} questions={questions} />
    </div>
  )
}
