import type { Fit, IngestQuestion, IngestReview } from '../../../shared/contracts/review.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { at, hash, type Random, random } from '../../../shared/random.ts'
import { fits } from '../../../shared/review-rules.ts'
import { articleOfStyle } from '../articles.ts'
import { isFootwear } from '../sizes.ts'
import { standingOf } from '../standing.ts'
import { type Style, styles } from '../styles.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { it } from './copy/it.ts'
import type { Mood, ReviewCopy, Wear } from './review-copy.ts'

type Language = Site['language']

const copyOf: Readonly<Record<Language, ReviewCopy>> = { en, de, fr, es, it }
/** Each as often as there are readers of it in the demo. */
const languages = ['en', 'en', 'en', 'en', 'de', 'de', 'fr', 'fr', 'es', 'it'] as const

const dayMs = 86_400_000
const mostReviews = 14

const wearOf = ({ silhouette }: Style): Wear =>
  isFootwear(silhouette) ? 'shoes' : ['cap', 'socks', 'bag'].includes(silhouette) ? 'extras' : 'clothes'

/** As the product's own text says it (product-copy/en/facts.ts). */
function usualFit({ silhouette, cut }: Style): Fit {
  if (silhouette === 'sandal') return 'slightly-small'
  const isRelaxed = (silhouette === 'tee' && cut === 2) || (silhouette === 'hoodie' && cut === 4)
  return silhouette === 'boot' || isRelaxed ? 'slightly-large' : 'true'
}

/** Most buyers agree; the others are one step off. */
const fitOf = (style: Style, draw: Random): Fit => {
  const usual = fits.indexOf(usualFit(style))
  return at(fits, draw.chance(0.72) ? usual : Math.min(4, Math.max(0, usual + draw.pick([-1, 1]))))
}

const moodOf = (score: number): Mood => (score >= 4 ? 'good' : score === 3 ? 'mixed' : 'poor')

/** Whole stars around the style's score, and now and then somebody who is not happy at all. */
const scoreOf = (mean: number, draw: Random): number =>
  draw.chance(0.05)
    ? draw.int(1, 2)
    : Math.min(5, Math.max(1, Math.round(mean + (draw.next() + draw.next() - 1) * 1.7)))

type Plan = {
  readonly mood: Mood
  readonly wear: Wear
  readonly fit: Fit | null
  readonly title: number
  readonly opening: number
  /** -1 for none. */
  readonly detail: number
}

/** A review in one language. */
function wordsOf({ mood, wear, fit, title, opening, detail }: Plan, language: Language) {
  const copy = copyOf[language]
  const fitWords = fit && (wear === 'shoes' ? copy.shoeFit : copy.clothesFit)[fit]
  const lines = [
    at(copy.openings[wear][mood], opening),
    detail < 0 ? '' : at(copy.details[mood], detail),
    fitWords ?? '',
  ]
  return { title: at(copy.titles[mood], title), text: lines.filter(Boolean).join(' ') }
}

function reviewOf(style: Style, index: number, writtenMs: number, mean: number): IngestReview {
  const draw = random(`review ${style.code} ${index}`)
  const score = scoreOf(mean, draw)
  const wear = wearOf(style)
  const language = draw.pick(languages)
  const fit = wear !== 'extras' && draw.chance(0.7) ? fitOf(style, draw) : null
  const plan: Plan = {
    mood: moodOf(score),
    wear,
    fit: fit !== null && draw.chance(0.6) ? fit : null,
    title: draw.int(0, 59),
    // In turn, so that the reviews of a style begin differently.
    opening: hash(style.code) + index,
    detail: draw.chance(0.75) ? draw.int(0, 59) : -1,
  }
  const others = Object.keys(copyOf).filter((other): other is Language => other !== language)
  return {
    reviewId: `demo-${style.code}-${index}`,
    productId: articleOfStyle(style, draw.int(0, style.colours.length - 1)).productId,
    score,
    ...wordsOf(plan, language),
    author: at(copyOf[language].authors, hash(style.code) + index),
    ...(fit !== null && { fit }),
    language,
    createdAt: new Date(writtenMs).toISOString(),
    verifiedBuyer: draw.chance(0.8),
    helpful: Math.max(0, draw.int(-6, 14)),
    notHelpful: Math.max(0, draw.int(-5, 3)),
    translations: Object.fromEntries(others.map((other) => [other, wordsOf(plan, other)])),
  }
}

/** More for a style that sells better, and none for one that is too new. Styles as they are in the catalog. */
export function* seedReviews(referenceDate: string): Generator<IngestReview> {
  const referenceMs = Date.parse(referenceDate)
  for (const style of styles) {
    const { rating, ageDays } = standingOf(style)
    if (!rating) continue
    const draw = random(`reviews ${style.code}`)
    const count = Math.min(mostReviews, 1 + Math.round(Math.log2(rating.reviewsCount + 1)))
    for (let index = 0; index < count; index++) {
      const daysAgo = 1 + draw.int(0, Math.min(ageDays, 500) - 2)
      yield reviewOf(style, index, referenceMs - daysAgo * dayMs + draw.int(0, dayMs - 1), rating.score)
    }
  }
}

/** Up to two questions about each style that has reviews. */
export function* seedQuestions(referenceDate: string): Generator<IngestQuestion> {
  const referenceMs = Date.parse(referenceDate)
  for (const style of styles) {
    if (!standingOf(style).rating) continue
    const wear = wearOf(style)
    const draw = random(`questions ${style.code}`)
    const first = draw.int(0, 9)
    const count = Math.min(draw.int(0, 2), en.questions[wear].length)
    for (let index = 0; index < count; index++) {
      const language = draw.pick(languages)
      const { authors, questions, team } = copyOf[language]
      const [text, answer] = at(questions[wear], first + index)
      const askedMs = referenceMs - draw.int(3, 200) * dayMs
      yield {
        questionId: `demo-${style.code}-${index}`,
        productId: articleOfStyle(style, 0).productId,
        text,
        author: draw.pick(authors),
        language,
        createdAt: new Date(askedMs).toISOString(),
        answers: [
          {
            text: answer,
            author: team,
            createdAt: new Date(askedMs + dayMs).toISOString(),
            helpful: draw.int(0, 9),
            notHelpful: Math.max(0, draw.int(-3, 2)),
          },
        ],
      }
    }
  }
}
