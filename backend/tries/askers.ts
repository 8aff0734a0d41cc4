import type { CallContext } from '../context.ts'
import { type Result, succeed } from '../result.ts'
import { type KeyedLimit, limitFor, refuseTry, type TryLimit, takeTry } from './tries.ts'

/**
 * Identifies a caller: a person by account, a guest by network, since new guest sessions are free. Without a network
 * address, a guest is identified by consumer id.
 */
export function callerOf({ consumer, network }: Pick<CallContext<unknown, unknown>, 'consumer' | 'network'>): string {
  if (consumer?.kind === 'registered') return `consumer ${consumer.consumerId}`
  return network ? `network ${network}` : `consumer ${consumer?.consumerId ?? ''}`
}

/** How many browsers of one network may use up a limit of what has no target: a new browser is free. */
const browsersPerNetwork = 5

/** The asker, as narrowly as known: a person, a guest's browser, or a network that names no browser. */
export const askerOf = (context: Pick<CallContext<unknown, unknown>, 'consumer' | 'network' | 'device'>): string =>
  context.device === null || context.network === null || context.consumer?.kind === 'registered'
    ? callerOf(context)
    : `device ${context.device}`

/**
 * The limit of what anybody may try so often, whatever it is: of a person; of a guest's browser, with a multiple for
 * the network, so that one of its guests can't use up what all have; or of a network, for calls that name no browser.
 */
export function askersWithin(
  context: Pick<CallContext<unknown, unknown>, 'consumer' | 'network' | 'device'>,
  limit: TryLimit,
): KeyedLimit[] {
  const [asker, caller] = [askerOf(context), callerOf(context)]
  if (asker === caller) return [{ limit, who: caller }]
  const { kind, most, proven, provenInNetwork } = limit
  const shared = provenInNetwork ?? (proven && proven * browsersPerNetwork)
  const ofNetwork = {
    ...limit,
    kind: `${kind}-network`,
    most: most * browsersPerNetwork,
    ...(shared && { proven: shared }),
  }
  return [
    { limit, who: asker },
    { limit: ofNetwork, who: caller },
  ]
}

/** Counts a try of this caller, whatever comes of it. API429: there are none left. */
export async function takeWithin(
  context: Pick<
    CallContext<{ readonly DB: D1Database }, unknown>,
    'env' | 'now' | 'consumer' | 'network' | 'device' | 'hasProof'
  >,
  stated: TryLimit,
): Promise<Result<null>> {
  for (const one of askersWithin(context, stated)) {
    const { limit, mostProven } = limitFor(context, one.limit)
    const taken = await takeTry(context.env.DB, limit, one.who, context.now)
    if (!taken.ok) return refuseTry(taken.failure, mostProven)
  }
  return succeed(null)
}
