import { z } from 'zod'
import { AudienceCondition, audienceConditions } from '../../shared/content/logic.ts'
import { features } from '../../shared/features.ts'

/**
 * An editor's view of the shop (spec 1 §6 "content editors in preview mode"), in a signed cookie that expires. It
 * disables every cache and search indexing.
 */
export const Preview = z.object({
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  /** ISO instant at which publish windows are judged; null shows the newest revisions, published or not. */
  date: z.iso.datetime({ offset: true }).nullable(),
  /** The page is shown as to a visitor to whom all of these apply; if empty, as to the signed-in person. */
  segments: z.array(AudienceCondition).max(audienceConditions.length),
  /** Variant by experience. */
  variants: z.record(z.string(), z.string()),
  /** Features switched on or off for this view. */
  features: z.partialRecord(z.enum(features), z.boolean()).default({}),
  /** Blocks are outlined, with their types and the reasons why they are shown. */
  outlines: z.boolean(),
  /** When the editor signed in. */
  by: z.string(),
  /** The link by which somebody else opened it, and when that was created (epoch milliseconds); null for the editor. */
  link: z.object({ id: z.string(), madeAt: z.number() }).nullable(),
})
export type Preview = z.infer<typeof Preview>

export const isCurrent = ({ expiresAt }: Preview, now: Date): boolean => expiresAt > now.getTime()
