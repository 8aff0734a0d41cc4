import { describe, expect, it } from 'vitest'
import { IngestQuestion, IngestReview } from '../../../shared/contracts/review.ts'
import { fits } from '../../../shared/review-rules.ts'
import { seedProducts } from '../products.ts'
import { demoReferenceDate } from '../send.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { it as italian } from './copy/it.ts'
import { seedQuestions, seedReviews } from './reviews.ts'

const reviews = [...seedReviews(demoReferenceDate)]
const questions = [...seedQuestions(demoReferenceDate)]
const products = new Map([...seedProducts(demoReferenceDate)].map((product) => [product.productId, product]))

/** How many sentences each list has, by its path. */
const shape = (copy: unknown): unknown =>
  Array.isArray(copy)
    ? copy.length
    : typeof copy === 'object' && copy !== null
      ? Object.fromEntries(Object.entries(copy).map(([name, value]) => [name, shape(value)]))
      : ''

describe('the demo’s reviews', () => {
  it('have equal lists in every language, so that a translation says the same', () => {
    for (const copy of [de, fr, es, italian]) expect(shape(copy)).toEqual(shape(en))
  })

  it('are accepted by the platform and about products that are there', () => {
    for (const review of reviews) expect(IngestReview.parse(review)).toEqual(review)
    for (const question of questions) expect(IngestQuestion.parse(question)).toEqual(question)
    const unknown = [...reviews, ...questions].filter(({ productId }) => !products.has(productId))
    expect(unknown).toEqual([])
    expect(new Set(reviews.map(({ reviewId }) => reviewId)).size).toBe(reviews.length)
  })

  it('were written after the product came out, and before the demo’s date', () => {
    const early = reviews.filter(
      ({ productId, createdAt }) =>
        createdAt < (products.get(productId)?.publishedAt ?? '9') || createdAt >= demoReferenceDate,
    )
    expect(early).toEqual([])
  })

  it('agree with what the product says about its fit', () => {
    const meanFit = (kind: string) => {
      const told = reviews.filter(({ productId, fit }) => fit && products.get(productId)?.kind === kind)
      return told.reduce((sum, { fit = 'true' }) => sum + fits.indexOf(fit) - 2, 0) / told.length
    }
    expect(meanFit('sandal')).toBeLessThan(-0.5)
    expect(meanFit('boot')).toBeGreaterThan(0.5)
    expect(Math.abs(meanFit('runner'))).toBeLessThan(0.25)
  })
})
