import { ReviewsSection } from '../../../client/pages/reviews/reviews-section.tsx'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { href } from '../../../shared/routes.ts'
import type { PublicContext } from '../../context/public-context.ts'
import type { Segment } from '../../render/stream.ts'
import { readQuestions, readReviews } from '../../services/reviews.ts'
import { reviewList } from './review-list.ts'

const shown = 3
const deadlineMs = 1200
const state = { sort: 'helpful', stars: null, page: 1, translated: null } as const

/** On the product's page, after everything that it can be bought with. Left out if the service doesn't answer. */
export function reviewsSegment(context: PublicContext, product: ProductDetails): Segment {
  const { site, t, locale } = context
  const { productId } = product
  return {
    name: 'reviews',
    pending: Promise.all([
      readReviews(context, productId, { start: 0, count: shown, sort: 'helpful' }),
      readQuestions(context, productId, 1),
    ]).then(([reviews, questions]) => () => {
      if (!reviews.ok) return null
      const list = reviewList(context, { productId, path: href.productReviews(locale, product) }, reviews.value, state)
      const questionCount = questions.ok ? questions.value.total : 0
      return <ReviewsSection site={site} t={t} list={list} questionCount={questionCount} />
    }),
    fallback: () => null,
    deadlineMs: deadlineMs * context.config.TIMEOUT_FACTOR,
  }
}
