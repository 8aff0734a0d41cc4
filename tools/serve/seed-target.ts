import { z } from 'zod'

const Health = z.object({ environment: z.string() })

/**
 * Throws unless the platform at `origin` says that it isn't in production: the demo's people have published passwords.
 */
export async function requireSeedTarget(origin: string): Promise<void> {
  const answer = await fetch(new URL('/healthz', origin), { signal: AbortSignal.timeout(10_000) })
  const health = Health.safeParse(await answer.json().catch(() => null)).data
  if (!health) throw new Error(`${origin} does not say which environment it is (GET /healthz), so it gets no demo`)
  if (health.environment === 'production')
    throw new Error(
      `${origin} is production: the demo's people, prices and stock are made up, and their passwords public`,
    )
}
