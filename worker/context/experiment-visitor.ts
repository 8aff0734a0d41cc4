import { z } from 'zod'
import { defaults } from '../experiments/defaults.ts'

const { prefix, maxLength } = defaults.visitorId
const digits = maxLength - prefix.length
export const KeptId = z.string().min(1).max(40)
/** A cookie stays small, however many experiments there are. */
export const maxKept = 20

/** A visitor as experiments identify them. */
export const ExperimentVisitor = z.object({
  id: z.string().regex(new RegExp(`^${prefix}[0-9a-f]{${digits}}$`)),
  /** Variation ids by experiment id, for those that the visitor's id alone would not reproduce. */
  kept: z.record(KeptId, KeptId).refine((variations) => Object.keys(variations).length <= maxKept),
})
/** As a browser keeps it; `isPersons`: of somebody's account, which outlives their session and is nobody else's. */
export const KeptVisitor = ExperimentVisitor.extend({ isPersons: z.literal(true).optional() })
export type KeptVisitor = z.infer<typeof KeptVisitor>
export type ExperimentVisitor = z.infer<typeof ExperimentVisitor>

/** Spec 2 §3: `vuid_` and hexadecimal digits, 32 characters at most. */
export const newExperimentVisitor = (): ExperimentVisitor => ({
  id: `${prefix}${crypto.randomUUID().replaceAll('-', '').slice(0, digits)}`,
  kept: {},
})

/**
 * The visitor on a device that somebody signs in with, from their account and from the device. Variations of the
 * account win, so that all devices show the same; those of the device that it doesn't know stay as they were shown.
 */
export function visitorOfPerson(
  account: ExperimentVisitor | null,
  device: ExperimentVisitor | null,
): ExperimentVisitor {
  if (!account) return device ?? newExperimentVisitor()
  const { id, kept } = account
  const others = Object.entries(device?.kept ?? {}).filter(([experimentId]) => !Object.hasOwn(kept, experimentId))
  return { id, kept: Object.fromEntries([...Object.entries(kept), ...others].slice(0, maxKept)) }
}
