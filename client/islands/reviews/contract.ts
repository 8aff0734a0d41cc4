import { z } from 'zod'
import { ReviewList } from '../../pages/reviews/review-view.ts'
import { Form } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'
import { fitMessages } from '../shared-messages.ts'

const ReviewsProps = z.object({ form: Form, list: ReviewList })

export const reviews = {
  props: ReviewsProps,
  messages: [
    ...fitMessages,
    'pagination.first',
    'pagination.label',
    'pagination.last',
    'pagination.next',
    'pagination.page',
    'pagination.previous',
    'product.reviewsEmpty',
    'rating.reviews',
    'rating.summary',
    'reviews.count',
    'reviews.every',
    'reviews.filter',
    'reviews.fit',
    'reviews.fitSays',
    'reviews.helpful',
    'reviews.helpfulOf',
    'reviews.no',
    'reviews.original',
    'reviews.outOf',
    'reviews.report',
    'reviews.reportOf',
    'reviews.row',
    'reviews.score',
    'reviews.sort',
    'reviews.sort.helpful',
    'reviews.sort.highest',
    'reviews.sort.lowest',
    'reviews.sort.newest',
    'reviews.stars',
    'reviews.translate',
    'reviews.translated',
    'reviews.translateOf',
    'reviews.verified',
    'reviews.write',
    'reviews.yes',
    'toast.failed',
  ],
} as const satisfies IslandContract
