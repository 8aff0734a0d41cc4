import { reviewAddress } from '../../../shared/review-state.ts'
import { href } from '../../../shared/routes.ts'
import { FailedNotice } from '../../blocks/parts/failed-notice.tsx'
import type { PageContext } from '../page-context.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { ReviewList } from './review-view.ts'
import css from './reviews.css?inline'
import { WriteLink } from './write-link.tsx'

export const reviewsCss: readonly string[] = [css]

type ReviewsSectionProps = PageContext & {
  readonly list: ReviewList
  /** Null where they couldn't be read. */
  readonly questionCount: number | null
}

/** On the product's page: the summary and the first reviews. All of them are on a page of their own. */
export function ReviewsSection({ site, t, list, questionCount }: ReviewsSectionProps) {
  const { locale } = site
  const { rating, path, productId, reviews } = list
  const all = { sort: 'helpful', stars: null, page: 1, translated: null } as const
  return (
    <section className="reviews edge" id="reviews" aria-labelledby="reviews-title">
      <div className="rv-side">
        <h2 className="title" id="reviews-title">
          {t('product.reviews')}
        </h2>
        <ReviewSummary t={t} totals={list} hrefOf={(stars) => reviewAddress(path, { ...all, stars })} />
        <WriteLink locale={locale} t={t} productId={productId} />
      </div>
      <div className="rv-list">
        {rating ? null : <p className="muted">{t('product.reviewsEmpty')}</p>}
        {reviews.map((review) => (
          <ReviewCard key={review.reviewId} t={t} review={review} language={site.language} />
        ))}
        <p className="ctas">
          {rating ? (
            <a className="btn b2" href={path}>
              {t('reviews.all', { count: rating.reviewsCount })}
            </a>
          ) : null}
          {questionCount === null ? (
            <a className="link" href={`${path}#questions`}>
              {t('questions.title')}
            </a>
          ) : questionCount > 0 ? (
            <a className="link" href={`${path}#questions`}>
              {t('questions.all', { count: questionCount })}
            </a>
          ) : (
            <a className="link" href={href.dialog(locale, 'ask-question', { product: productId })} data-dialog="">
              {t('questions.ask')}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

type UnreadReviewsProps = PageContext & {
  /** Path of the product's page. */
  readonly path: string
}

/** In its place where the reviews couldn't be read. */
export const UnreadReviews = ({ t, path }: UnreadReviewsProps) => (
  <section className="reviews edge" id="reviews" aria-labelledby="reviews-title">
    <h2 className="title" id="reviews-title">
      {t('product.reviews')}
    </h2>
    <FailedNotice text={t('reviews.failed')} path={path} t={t} />
  </section>
)
