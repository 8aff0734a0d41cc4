import { z } from 'zod'
import { AudienceCondition } from '../../shared/content/logic.ts'

/**
 * An editor's view of the shop (spec 1 §6 "content editors in preview mode"), in a signed cookie that expires. While it is there every
 * cache is passed by, and no search engine keeps what it shows.
 */
export const Preview = z.object({
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  /** ISO instant at which publish windows are judged; null shows the newest revisions, published or not. */
  date: z.iso.datetime({ offset: true }).nullable(),
  segment: AudienceCondition.optional(),
  /** Variant by experience. */
  variants: z.record(z.string(), z.string()),
  /** Blocks are outlined, with what they are and why they are there. */
  outlines: z.boolean(),
})
export type Preview = z.infer<typeof Preview>

/** `sealed` is what the signed cookie held. */
export function readPreview(sealed: unknown, now: Date): Preview | null {
  const preview = Preview.safeParse(sealed).data
  return preview && preview.expiresAt > now.getTime() ? preview : null
}
