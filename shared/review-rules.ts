/** Rules of a review's text, without schemas: scripts in the browser need these too. */
export const reviewLengthLimit = 5000
export const reviewTitleLimit = 120
export const authorLimit = 60

/** How a style fits against the size on its label, smallest first. */
export const fits = ['small', 'slightly-small', 'true', 'slightly-large', 'large'] as const
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const
export const reportReasons = ['spam', 'offensive', 'personal', 'unrelated', 'other'] as const
export type ReviewSort = (typeof reviewSorts)[number]
