import type { CallContext } from '../context.ts'
import type { Result } from '../result.ts'
import { callerOf } from './askers.ts'
import { isKnown, limited, remember, type TryLimit } from './tries.ts'

/** How often something that has a secret may be guessed: a gift card with its PIN, an order with its email address. */
export type GuessLimits = {
  /** Limit of one caller at one target. */
  readonly own: TryLimit
  /** How many targets one caller may be wrong about: a network's guests share it, and one of them can't use it up. */
  readonly targets: TryLimit
  /** Limit of everybody at one target, but for callers who were right about it in the last month. */
  readonly all: TryLimit
}

type Guesser = Pick<
  CallContext<{ readonly DB: D1Database }, unknown>,
  'env' | 'now' | 'consumer' | 'network' | 'device' | 'hasProof'
>

/**
 * Runs `work`, a guess at `target`, within the limits. A device that was right about the target in the last month has
 * tries of its own, whatever others of its network, or elsewhere, have guessed.
 */
export async function guessed<T>(
  context: Guesser,
  { own, targets, all }: GuessLimits,
  target: string,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { env, now, device } = context
  const caller = callerOf(context)
  const here = device === null ? null : `${target} device ${device}`
  const isOwn = here !== null && (await isKnown(env.DB, here, now))
  const limits = isOwn
    ? [{ limit: own, who: here }]
    : [
        { limit: own, who: `${target} ${caller}` },
        { limit: targets, who: caller, target },
        { limit: all, who: target, unlessKnown: `${target} ${caller}` },
      ]
  const result = await limited(context, limits, work)
  if (result.ok && here !== null) await remember(env.DB, here, now)
  return result
}
