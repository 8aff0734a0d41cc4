/** Rules of a review's text, without schemas: scripts in the browser need these too. */
export const reviewLengthLimit = 5000
export const reviewTitleLimit = 120
export const authorLimit = 60

/** How a style fits against the size on its label, smallest first. */
export const fits = ['small', 'slightly-small', 'true', 'slightly-large', 'large'] as const

/** Fewer votes say nothing about a style. */
const fewestVotes = 5

/** How a style runs by the votes of its reviews (numbers in the order of `fits`); null where it runs true. */
export function runOf(votes: readonly number[]): 'small' | 'large' | null {
  const count = votes.reduce((sum, said) => sum + said, 0)
  if (count < fewestVotes) return null
  const mean = votes.reduce((sum, said, place) => sum + said * (place - fits.indexOf('true')), 0) / count
  return mean <= -0.5 ? 'small' : mean >= 0.5 ? 'large' : null
}

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const
export const reportReasons = ['spam', 'offensive', 'personal', 'unrelated', 'other'] as const
export type ReviewSort = (typeof reviewSorts)[number]
