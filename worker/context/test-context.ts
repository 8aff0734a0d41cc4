import { z } from 'zod'
import { AudienceCondition } from '../../shared/content/logic.ts'

/**
 * Spec 2 §2.2: forces what a page would decide. `segment` takes the place of all conditions; `variants` are by
 * experience.
 */
export type TestContext = {
  readonly segment?: AudienceCondition | undefined
  readonly variants: Readonly<Record<string, string>>
}

/** The longest parameter that is read, in bytes. */
const maxBytes = 2048

const Id = z.string().min(1).max(120)
const Shape = z.object({
  segment: AudienceCondition.optional(),
  variants: z
    .union([
      z.record(Id, Id),
      z
        .array(z.object({ experienceId: Id, variantId: Id }))
        .max(50)
        .transform((list) => Object.fromEntries(list.map(({ experienceId, variantId }) => [experienceId, variantId]))),
    ])
    .default({}),
})

/**
 * `p13n_testcontext`: `{"segment":"loggedin","variants":{"experience":"variant"}}`. Anything else, and anything longer
 * than 2 KB, is ignored.
 */
export function readTestContext(parameter: string | null): TestContext | null {
  if (parameter === null || new TextEncoder().encode(parameter).length > maxBytes) return null
  try {
    const { data } = Shape.safeParse(JSON.parse(parameter))
    return data && (data.segment !== undefined || Object.keys(data.variants).length > 0) ? data : null
  } catch {
    return null
  }
}
