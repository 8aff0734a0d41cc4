import type { MessageFormatter } from '../../../shared/i18n/message-formatter.ts'
import { fits } from '../../../shared/review-rules.ts'
import type { ReviewTotals } from './review-view.ts'
import { Stars } from './stars.tsx'

type SummaryProps = {
  readonly t: MessageFormatter
  readonly totals: ReviewTotals
  /** Where the reviews with so many stars are. */
  readonly hrefOf: (stars: number) => string
  readonly chosen?: number | null
}

/** The score, how many reviews there are of each, and how the style fits. */
export function ReviewSummary({ t, totals: { rating, histogram, fit }, hrefOf, chosen = null }: SummaryProps) {
  if (!rating) return null
  const most = Math.max(...histogram)
  return (
    <div className="rv-sum">
      <p className="rv-score">
        <b aria-hidden="true">{t('reviews.score', { score: rating.score })}</b>
        <Stars score={Math.round(rating.score)} />
        <span className="sr">{t('rating.summary', { score: rating.score, count: rating.reviewsCount })}</span>
        <span className="label muted" aria-hidden="true">
          {t('rating.reviews', { count: rating.reviewsCount })}
        </span>
      </p>
      <ul className="rv-rows" aria-label={t('reviews.filter')}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = histogram[stars - 1] ?? 0
          return (
            <li key={stars}>
              <a
                href={hrefOf(stars)}
                rel="nofollow"
                aria-label={t('reviews.row', { stars, count })}
                aria-current={chosen === stars ? 'true' : undefined}
              >
                <span>{t('reviews.stars', { stars })}</span>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={most === 0 ? 0 : Math.round((count / most) * 100)} height="1" />
                </svg>
                <span>{count}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <FitScale t={t} fit={fit} />
    </div>
  )
}

/** From small to large, with the mean of what buyers said. */
function FitScale({ t, fit }: { readonly t: MessageFormatter; readonly fit: readonly number[] }) {
  const count = fit.reduce((sum, said) => sum + said, 0)
  if (count === 0) return null
  const mean = fit.reduce((sum, said, index) => sum + said * index, 0) / count
  const nearest = fits[Math.round(mean)] ?? 'true'
  return (
    <div className="rv-fit">
      <h3 className="label">{t('reviews.fit')}</h3>
      <p>{t('reviews.fitSays', { fit: t(`reviews.fit.${nearest}`), count })}</p>
      <svg viewBox="0 0 104 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="rv-track" width="104" height="1" y="1.5" />
        <rect width="4" height="4" x={Math.round(mean * 25)} />
      </svg>
      <p className="rv-ends label muted" aria-hidden="true">
        <span>{t('reviews.fit.small')}</span>
        <span>{t('reviews.fit.large')}</span>
      </p>
    </div>
  )
}
