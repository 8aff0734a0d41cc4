import { ReviewsSection, UnreadReviews } from '../../../client/pages/reviews/reviews-section.tsx'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { href } from '../../../shared/routes.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Segment } from '../../render/stream.ts'
import { isAbsent } from '../../services/result.ts'
import { readQuestions, readReviews } from '../../services/reviews.ts'
import { reviewList } from './review-list.ts'

const shown = 3
const deadlineMs = 2000
/** Before the deadline: reviews are shown whether or not it is known how many questions there are. */
const questionsMs = 1500
const state = { sort: 'helpful', stars: null, page: 1, translated: null } as const

/**
 * On the product's page, after everything that it can be bought with. If they can't be read, that is what it says.
 */
export function reviewsSegment(context: RenderContext, product: ProductDetails): Segment {
  const { site, t, locale } = context
  const { productId } = product
  const unread = () => <UnreadReviews site={site} t={t} path={href.product(locale, product)} />
  return {
    name: 'reviews',
    pending: Promise.all([
      readReviews(context, productId, { start: 0, count: shown, sort: 'helpful' }),
      readQuestions(context, productId, 1, { patienceMs: questionsMs }),
    ]).then(([reviews, questions]) => () => {
      if (!reviews.ok) return isAbsent(reviews.failure) ? null : unread()
      const list = reviewList(context, { productId, path: href.productReviews(locale, product) }, reviews.value, state)
      const questionCount = questions.ok ? questions.value.total : null
      return <ReviewsSection site={site} t={t} list={list} questionCount={questionCount} />
    }),
    fallback: unread,
    deadlineMs: deadlineMs * context.config.TIMEOUT_FACTOR,
  }
}
