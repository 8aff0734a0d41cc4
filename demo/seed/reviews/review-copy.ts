import type { Fit } from '../../../shared/contracts/review.ts'

export type Wear = 'shoes' | 'clothes' | 'extras'
export type Mood = 'good' | 'mixed' | 'poor'

type ByMood = Readonly<Record<Mood, readonly string[]>>

/**
 * The sentences of reviews in one language. Lists are in the same order in every language, so that a review can be
 * given in any of them.
 */
export type ReviewCopy = {
  readonly authors: readonly string[]
  readonly titles: ByMood
  readonly openings: Readonly<Record<Wear, ByMood>>
  readonly details: ByMood
  readonly shoeFit: Readonly<Record<Fit, string>>
  readonly clothesFit: Readonly<Record<Fit, string>>
  /** Questions with their answers. */
  readonly questions: Readonly<Record<Wear, readonly (readonly [question: string, answer: string])[]>>
  /** Name of whoever answers. */
  readonly team: string
}
