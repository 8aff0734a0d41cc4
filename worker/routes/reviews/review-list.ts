import type { QuestionView, ReviewList } from '../../../client/pages/reviews/review-view.ts'
import type { QuestionPage, Review, ReviewPage } from '../../../shared/contracts/review.ts'
import type { ReviewState } from '../../../shared/review-state.ts'
import { dateText, siteDay } from '../../../shared/time/clock.ts'
import type { RenderContext } from '../../context/render-context.ts'

type Translation = { readonly title: string; readonly text: string }

function dateOf({ site }: Pick<RenderContext, 'site'>, instant: string) {
  return { day: siteDay(site, instant), words: dateText(site, instant) }
}

/** `translation` is of the review that the state names. */
export function reviewList(
  context: Pick<RenderContext, 'site'>,
  product: { readonly productId: string; readonly path: string },
  found: ReviewPage,
  { sort, stars, page, translated }: ReviewState,
  translation: Translation | null = null,
): ReviewList {
  const view = ({ createdAt, ...review }: Review) => {
    const own = review.reviewId === translated ? translation : null
    return { ...review, ...own, date: dateOf(context, createdAt), translated: own !== null }
  }
  return { ...product, ...found, sort, stars, page, reviews: found.reviews.map(view) }
}

export const questionViews = (context: Pick<RenderContext, 'site'>, { questions }: QuestionPage): QuestionView[] =>
  questions.map(({ createdAt, answers, ...question }) => ({
    ...question,
    date: dateOf(context, createdAt),
    answers: answers.map(({ createdAt: at, ...answer }) => ({ ...answer, date: dateOf(context, at) })),
  }))
