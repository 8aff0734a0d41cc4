import type { HandlersOf } from '../backend/context.ts'
import { type Result, refuse, succeed } from '../backend/result.ts'
import type { productOperations } from '../shared/operations/products.ts'
import type { ReviewsContext } from './context.ts'
import { type Engine, styleOf } from './engine.ts'
import { countPress } from './limits.ts'
import { askQuestion, isShownAnswer, readQuestions } from './questions.ts'
import { type ReviewRow, readReviews, readShownReview } from './read-reviews.ts'
import { typedLine } from './typed-text.ts'
import { castVote, flagReview, voterOf } from './votes.ts'
import { writeReview } from './write-review.ts'

/** A review that is shown for this product. PLP400: no such product, API404: no such review of it. */
async function reviewOfProduct(
  engine: Engine,
  { env }: ReviewsContext,
  { productId, reviewId }: { readonly productId: string; readonly reviewId: string },
): Promise<Result<ReviewRow>> {
  const [masterId, review] = await Promise.all([styleOf(engine, env.DB, productId), readShownReview(env.DB, reviewId)])
  if (masterId === null) return refuse('PLP400')
  return review?.master_id === masterId ? succeed(review) : refuse('API404')
}

/** Rows of shared/operations that are answered here, by their ids. */
export const reviewHandlers = (engine: Engine): HandlersOf<typeof productOperations, ReviewsContext> => ({
  'products.reviews': async ({ params, query }, { env, site }) => {
    const masterId = await styleOf(engine, env.DB, params.productId)
    return masterId === null ? refuse('PLP400') : succeed(await readReviews(env.DB, masterId, query, site.language))
  },

  'products.writeReview': ({ params, body }, context) => writeReview(engine, context, params.productId, body),

  'products.flagReview': async ({ params, body }, context) => {
    const review = await reviewOfProduct(engine, context, params)
    if (!review.ok) return review
    const counted = await countPress(context, 'flag')
    if (!counted.ok) return counted
    await flagReview(engine, context, review.value, await voterOf(context), typedLine(body.reason ?? ''))
    return succeed({ flagged: true })
  },

  /** A person's vote on their own review changes nothing. */
  'products.voteReview': async ({ params, body }, context) => {
    const review = await reviewOfProduct(engine, context, params)
    if (!review.ok) return review
    const counted = await countPress(context, 'vote')
    if (!counted.ok) return counted
    const { consumer_id, review_id, helpful, not_helpful } = review.value
    const voter = await voterOf(context)
    if (consumer_id === voter) return succeed({ helpful, notHelpful: not_helpful })
    const of = { table: 'reviews', idColumn: 'review_id', id: review_id } as const
    return succeed(await castVote(context.env.DB, of, voter, body.vote === 'helpful'))
  },

  /** API404: there is no translation into the caller's language. */
  'products.translateReview': async ({ params }, { env, site: { language } }) => {
    const review = await readShownReview(env.DB, params.reviewId)
    if (!review) return refuse('API404')
    const { title, text, translations } = review
    const words = review.language === language ? { title, text } : translations[language]
    return words ? succeed({ ...words, language }) : refuse('API404')
  },

  'products.questions': async ({ params, query }, { env, site }) => {
    const masterId = await styleOf(engine, env.DB, params.productId)
    return masterId === null ? refuse('PLP400') : succeed(await readQuestions(env.DB, masterId, query, site.language))
  },

  'products.askQuestion': ({ params, body }, context) => askQuestion(engine, context, params.productId, body),

  'products.voteAnswer': async ({ params: { productId, answerId }, body }, context) => {
    const { env } = context
    const masterId = await styleOf(engine, env.DB, productId)
    if (masterId === null) return refuse('PLP400')
    if (!(await isShownAnswer(env.DB, answerId, masterId))) return refuse('API404')
    const counted = await countPress(context, 'vote')
    if (!counted.ok) return counted
    const of = { table: 'answers', idColumn: 'answer_id', id: answerId } as const
    return succeed(await castVote(env.DB, of, await voterOf(context), body.vote === 'helpful'))
  },
})
