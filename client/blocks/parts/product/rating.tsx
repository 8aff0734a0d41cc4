import type { Rating as RatingValue } from '../../../../shared/contracts/product.ts'
import type { MessageFormatter } from '../../../../shared/i18n/message-formatter.ts'
import { Icon } from '../icon.tsx'

/** A star, the score and the count: `★ 4.6 (1,203)`. Renders nothing without reviews. */
export function Rating({ rating, t }: { rating: RatingValue | null; t: MessageFormatter }) {
  if (!rating || rating.reviewsCount === 0) return null
  return (
    <p className="rating">
      <Icon name="star" />
      <span className="sr">{t('rating.summary', { score: rating.score, count: rating.reviewsCount })}</span>
      <span aria-hidden="true">{t('rating.short', { score: rating.score, count: rating.reviewsCount })}</span>
    </p>
  )
}
