import { type ReviewSort, reviewSorts } from './review-rules.ts'

/**
 * The reviews that a page shows, as its address says it. `translated`: the review that is shown in the page's language.
 */
export type ReviewState = {
  readonly sort: ReviewSort
  readonly stars: number | null
  readonly page: number
  readonly translated: string | null
}

export const reviewsPerPage = 10

const wholeNumber = (text: string | null, most: number): number | null =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most ? Number(text) : null

export function readReviewState(params: URLSearchParams): ReviewState {
  const translated = params.get('translated')
  return {
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'helpful',
    stars: wholeNumber(params.get('stars'), 5),
    page: wholeNumber(params.get('page'), 1000) ?? 1,
    translated: translated !== null && /^[\w-]{1,40}$/.test(translated) ? translated : null,
  }
}

export function reviewAddress(path: string, { sort, stars, page, translated }: ReviewState): string {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (sort !== 'helpful') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (translated !== null) params.set('translated', translated)
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
