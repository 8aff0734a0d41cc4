import { z } from 'zod'
import { ReviewList } from '../../pages/reviews/review-view.ts'
import { Form } from '../form-contract.ts'

export const ReviewsProps = z.object({ form: Form, list: ReviewList })
