import type { Env } from '../../env.ts'
import type { ActiveStep } from './record.ts'

type FaultPoint = `${'before' | 'after'}-${ActiveStep}` | `after-${ActiveStep}-recorded`

const around = (step: ActiveStep): FaultPoint[] => [`before-${step}`, `after-${step}`, `after-${step}-recorded`]

/** Every point that an order paid by card passes, in order: what a test run may kill the process at. */
export const faultPoints: readonly FaultPoint[] = (
  ['reserve', 'check', 'authorise', 'commit', 'capture', 'write'] as const
).flatMap(around)

/** The points that only an order of gift cards passes: as they are issued, and as a cancellation takes them back. */
export const giftCardFaultPoints: { readonly issue: readonly FaultPoint[]; readonly revoke: readonly FaultPoint[] } = {
  issue: around('issue'),
  revoke: around('revoke'),
}

/** The points that a refund passes. */
export const refundFaultPoints: readonly FaultPoint[] = around('repay')

/** Reports an order's step to a test run. Does nothing without a listener. */
export async function faultPoint(env: Pick<Env, 'FAULTS'>, name: FaultPoint): Promise<void> {
  if (!env.FAULTS) return
  // The listener may be the one who dies: an answer isn't needed.
  await env.FAULTS.fetch(`http://faults/${name}`).catch(() => undefined)
}
