import { z } from 'zod'
import { Breakpoint } from './banner.ts'

/** Spec 2 §6: the closed list of segment conditions. */
export const audienceConditions = [
  'loggedout',
  'loggedin',
  'loyalty-loggedin',
  'non-loyalty-loggedin',
  'employee-loggedin',
  'non-employee-loggedin',
  'cart-empty',
  'cart-not-empty',
  'ipa-wranx-loggedin',
  'non-ipa-wranx-loggedin',
  'wranx-loggedin',
  'non-wranx-loggedin',
  'ipa-loggedin',
  'non-ipa-loggedin',
  'athletes-loggedin',
  'non-athletes-loggedin',
] as const
export const AudienceCondition = z.enum(audienceConditions)
export type AudienceCondition = z.infer<typeof AudienceCondition>

/** Blocks of any type, validated one by one so that an invalid one does not affect the others. */
const Blocks = z.array(z.unknown()).max(50).default([])

/**
 * Spec 2 §2.2, §3 "Segment content": shows the first target of the first segment the visitor is in, or else the first
 * baseline.
 */
export const SegmentationContent = z.object({
  id: z.string().max(120).optional(),
  segments: z.array(z.object({ id: AudienceCondition, targets: Blocks })).max(20),
  baselines: Blocks,
  isFullWidth: z.boolean().default(true),
  hideOnBreakpoint: z.array(Breakpoint).max(3).default([]),
})

/** Spec 2 §3 "Experiment content": shows the targets of the decided variant, or else the baselines. */
export const ExperimentContent = z.object({
  experienceId: z.string().min(1).max(120),
  variants: z.array(z.object({ variantId: z.string().min(1).max(120), targets: Blocks })).max(20),
  baselines: Blocks,
})

/** Spec 2 §2.2 "Filter-by block": shows its components if the page's product or category is (not) in the list. */
export const FilterByContent = z.object({
  variant: z.enum(['bySku', 'byCategory']),
  operator: z.enum(['IN', 'NOT IN']),
  values: z.array(z.string().min(1).max(40)).max(500),
  components: Blocks,
})

/** Includes a fragment's blocks (spec 1 §7 fragment/{fragmentId}). */
export const FragmentContent = z.object({ fragmentId: z.string().min(1).max(120) })

/** Blocks that are replaced by other blocks before a page is rendered. */
export const logicBlocks = {
  segmentation: SegmentationContent,
  experiment: ExperimentContent,
  'filter-by': FilterByContent,
  fragment: FragmentContent,
} as const
export type LogicType = keyof typeof logicBlocks

export const isLogicType = (type: string): type is LogicType => Object.hasOwn(logicBlocks, type)
