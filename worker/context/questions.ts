import { z } from 'zod'
import { AudienceCondition } from '../../shared/content/logic.ts'
import { type Feature, type FeatureNumber, featureNumberNames, features } from '../../shared/features.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Questions that a page may ask about its visitor. A dismissal's name is one under which content may have been
 * dismissed.
 */
export type Question =
  | { readonly kind: 'segment'; readonly name: AudienceCondition }
  | { readonly kind: 'experience' | 'dismissal'; readonly name: string }
  | { readonly kind: 'feature'; readonly name: Feature }
  | { readonly kind: 'feature-number'; readonly name: FeatureNumber }

/** A question with its answer: of an experience the variant, or null for the baseline. */
export const Asked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('segment'), name: AudienceCondition, answer: z.boolean() }),
  z.object({ kind: z.literal('experience'), name: z.string(), answer: z.string().nullable() }),
  z.object({ kind: z.literal('dismissal'), name: z.string(), answer: z.boolean() }),
  z.object({ kind: z.literal('feature'), name: z.enum(features), answer: z.boolean() }),
  z.object({ kind: z.literal('feature-number'), name: z.enum(featureNumberNames), answer: z.number() }),
])
export type Asked = z.infer<typeof Asked>

/** All that was asked for a page, each question once and after those whose answers led to it. */
export type Way = readonly Asked[]

export type Visitor = Pick<RequestContext, 'inSegment' | 'experiments' | 'dismissed' | 'features'>

export function ask({ inSegment, experiments, dismissed, features: flags }: Visitor, question: Question): Asked {
  switch (question.kind) {
    case 'segment':
      return { ...question, answer: inSegment(question.name) }
    case 'experience':
      return { kind: 'experience', name: question.name, answer: experiments.decide(question.name) }
    case 'dismissal':
      return { kind: 'dismissal', name: question.name, answer: dismissed.has(question.name) }
    case 'feature':
      return { ...question, answer: flags.has(question.name) }
    case 'feature-number':
      return { ...question, answer: flags.numberOf(question.name) }
  }
}

export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.kind === other.kind && one.name === other.name
