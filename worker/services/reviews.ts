import type { QuestionPage, ReviewPage } from '../../shared/contracts/review.ts'
import type { ReviewSort } from '../../shared/review-rules.ts'
import { createCache } from './cache.ts'
import { type CatalogueContext, forEverybody, keyOf, readCached } from './catalogue.ts'
import { policies } from './policies.ts'
import type { Result } from './result.ts'

/** Equal for every shopper of a locale. */
const reviewPages = createCache<ReviewPage>(400)
const questionPages = createCache<QuestionPage>(400)

export type ReviewQuery = {
  readonly start: number
  readonly count: number
  readonly sort: ReviewSort
  readonly stars?: number
}

export async function readReviews(
  context: CatalogueContext,
  productId: string,
  query: ReviewQuery,
): Promise<Result<ReviewPage>> {
  context.reads?.tag(`product/${productId}`)
  const input = { params: { productId }, query }
  const { result } = await readCached(context, reviewPages, keyOf(context.locale, input), policies.listing, () =>
    context.call('products.reviews', input, forEverybody),
  )
  return result
}

export async function readQuestions(
  context: CatalogueContext,
  productId: string,
  count: number,
  options: { readonly patienceMs?: number } = {},
): Promise<Result<QuestionPage>> {
  const input = { params: { productId }, query: { start: 0, count } }
  const key = keyOf(context.locale, input)
  const ask = () => context.call('products.questions', input, forEverybody)
  const { result } = await readCached(context, questionPages, key, policies.listing, ask, options)
  return result
}

/** Drops this isolate's cached reviews, after an operator has decided about one. */
export function forgetReviews(): number {
  return reviewPages.forget(() => true) + questionPages.forget(() => true)
}
