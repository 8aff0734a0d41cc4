import { z } from 'zod'
import { errorDetailSchema } from '../../shared/errors/body.ts'
import { errorCodes } from '../../shared/errors/catalogue.ts'

const Envelope = z.strictObject({ v: z.int().min(1), value: z.unknown() })

/** Converts a value to the next version. */
type Step = (older: unknown) => unknown

/**
 * Versioned JSON in an object's storage: `{"v": 1, "value": …}`. Each of `steps` upgrades by one version. A value
 * without a version is version 1; one stored by a newer release is refused.
 */
export function stored<S extends z.ZodType>(name: string, schema: S, steps: readonly Step[] = []) {
  const version = steps.length + 1
  return {
    write: (value: z.input<S>): string => JSON.stringify({ v: version, value }),
    read(text: string): z.output<S> {
      const stored: unknown = JSON.parse(text)
      const envelope = Envelope.safeParse(stored)
      const { v, value } = envelope.success ? envelope.data : { v: 1, value: stored }
      if (v > version) throw new Error(`stored ${name} of version ${v}: this release reads up to ${version}`)
      const parsed = schema.safeParse(steps.slice(v - 1).reduce((older, step) => step(older), value))
      if (!parsed.success) throw new Error(`stored ${name} of version ${v} can't be read`, { cause: parsed.error })
      return parsed.data
    },
  }
}

const { additionalInfo, flash } = errorDetailSchema.shape

export const StoredCode = z.enum(errorCodes)
/** A refusal, to be answered again; flat, as it has been stored since the first version. */
export const StoredFailure = z.object({
  ok: z.literal(false),
  code: StoredCode,
  details: z
    .looseObject({ additionalInfo: additionalInfo.unwrap().exactOptional(), flash: flash.unwrap().exactOptional() })
    .exactOptional(),
  params: z.record(z.string(), z.unknown()).exactOptional(),
  headers: z.record(z.string(), z.string()).exactOptional(),
})
