import { range, seededRandom } from '../reliability/at-once.ts'
import type { Target } from '../reliability/target.ts'
import { createAccounts, sendPassword } from './accounts.ts'

type Sample = { readonly isKnown: boolean; readonly ms: number }

/**
 * How often somebody who measures the time of a refused sign-in guesses right whether the address has an account, in
 * percent; 50 is chance. `addresses`, half of them known, are each tried once in random order. The best threshold of
 * the first half of the samples guesses the second half.
 */
export async function guessedByTime(
  target: Target,
  { addresses, seed }: { readonly addresses: number; readonly seed: number },
): Promise<number> {
  const random = seededRandom(seed)
  await createAccounts(
    target,
    range(addresses / 2).map((index) => ({ consumerId: `CTIMED${index}`, email: emailOf(index) })),
  )
  const order = range(addresses)
    .map((index) => ({ index, at: random() }))
    .toSorted((one, other) => one.at - other.at)
  const samples: Sample[] = []
  for (const { index } of order) {
    const begun = performance.now()
    const { reply } = await sendPassword(target.origin, emailOf(index), { typed: 'Wrong-horse-7' })
    samples.push({ isKnown: index < addresses / 2, ms: performance.now() - begun })
    if (reply.code !== 'AUT401') throw new Error(`expected AUT401, got ${reply.status} ${reply.code}`)
  }
  const half = samples.length / 2
  return 100 * rightGuesses(samples.slice(half), bestRule(samples.slice(0, half)))
}

const emailOf = (index: number): string => `reader${index}@bench.example`

/** An account that answers later than `ms` is guessed to be known, or unknown. */
type Rule = { readonly ms: number; readonly slowIsKnown: boolean }

function rightGuesses(samples: readonly Sample[], { ms: limit, slowIsKnown }: Rule): number {
  return samples.filter(({ isKnown, ms }) => isKnown === (ms > limit === slowIsKnown)).length / samples.length
}

function bestRule(samples: readonly Sample[]): Rule {
  const rules = samples.flatMap(({ ms }) => [true, false].map((slowIsKnown) => ({ ms, slowIsKnown })))
  const rated = rules.map((rule) => ({ rule, share: rightGuesses(samples, rule) }))
  return rated.reduce((best, other) => (other.share > best.share ? other : best)).rule
}
