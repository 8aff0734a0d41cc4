import { z } from 'zod'
import { environments } from '../../shared/deployment.ts'

const Health = z.object({ environment: z.enum(environments) })

/**
 * Throws unless the platform at `origin` says that it is local, a test or staging: the demo's people have published
 * passwords.
 */
export async function requireSeedTarget(origin: string): Promise<void> {
  const answer = await fetch(new URL('/healthz', origin), { signal: AbortSignal.timeout(10_000) })
  const health = Health.safeParse(await answer.json().catch(() => null)).data
  if (!health)
    throw new Error(`${origin} does not say that it is local, a test or staging (GET /healthz), so it gets no demo`)
  if (health.environment === 'production')
    throw new Error(
      `${origin} is production: the demo's people, prices and stock are made up, and their passwords public`,
    )
}
