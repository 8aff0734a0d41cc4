/** How many wrong tokens block an address, for how long, and how many addresses are remembered. */
const limits = { tries: 10, windowMs: 600_000, addresses: 1000 } as const

export type SignInTries = {
  readonly isBarred: (address: string, now: number) => boolean
  readonly failed: (address: string, now: number) => void
}

/** Kept in an isolate's memory, which is enough to make guessing a token hopeless. */
export function createSignInTries(): SignInTries {
  const failures = new Map<string, { count: number; since: number }>()
  const current = (address: string, now: number) => {
    const known = failures.get(address)
    return known && now - known.since < limits.windowMs ? known : null
  }
  return {
    isBarred: (address, now) => (current(address, now)?.count ?? 0) >= limits.tries,
    failed(address, now) {
      const known = current(address, now) ?? { count: 0, since: now }
      failures.delete(address)
      failures.set(address, { ...known, count: known.count + 1 })
      const [oldest] = failures.keys()
      if (failures.size > limits.addresses && oldest !== undefined) failures.delete(oldest)
    },
  }
}
