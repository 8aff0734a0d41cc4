import { z } from 'zod'
import { seal, unseal } from '../cookies/cookies.ts'

/** A prefetched page may be shown hours later; after this long its list is ignored. */
const lifetimeMs = 86_400_000
const purpose = 'exposures'
/** The longest list that is read, in characters. */
export const maxListLength = 16_000

const Id = z.string().max(200)
const SealedExposures = z.object({
  until: z.number(),
  visitorId: Id,
  exposures: z
    .array(
      z.object({
        uuid: z.uuid(),
        exposure: z.object({
          flagKey: Id,
          ruleKey: Id,
          ruleType: z.enum(['feature-test', 'rollout', 'holdout', 'experiment']),
          variationKey: Id,
          enabled: z.boolean(),
          experimentId: Id,
          variationId: Id.nullable(),
          campaignId: Id.nullable(),
        }),
      }),
    )
    .max(100),
})
type Exposures = Omit<z.output<typeof SealedExposures>, 'until'>

/** The impressions of a prefetched page, sealed so that the browser can't change them. */
export const sealExposures = (secret: string, exposures: Exposures, now: Date): Promise<string> =>
  seal(secret, purpose, { ...exposures, until: now.getTime() + lifetimeMs })

/** Null for a list that is invalid, expired, or another visitor's. */
export async function readExposures(
  secret: string,
  sealed: string,
  { visitorId, now }: { readonly visitorId: string; readonly now: Date },
): Promise<Exposures['exposures'] | null> {
  const read = SealedExposures.safeParse(await unseal(secret, purpose, sealed)).data
  return read && read.visitorId === visitorId && read.until > now.getTime() ? read.exposures : null
}
