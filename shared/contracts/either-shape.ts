import { z } from 'zod'
import { nullAsAbsent } from './null-as-absent.ts'

/**
 * A contract that is read in the spec's shape and in ours (decision 16). `toOurs` brings the spec's into `ours`, and
 * leaves everything else for `ours` to judge. `Spec` is what may be sent besides.
 */
export const eitherShape =
  <Spec>(toOurs: (sent: unknown) => unknown) =>
  <Ours extends z.ZodType>(ours: Ours) =>
    z.preprocess<unknown, Ours, z.input<Ours> | Spec>((sent) => nullAsAbsent(ours, toOurs(sent)), ours)
