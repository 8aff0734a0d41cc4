import type { Edges } from '../../../backend/edges.ts'
import type { Config } from '../../env.ts'

const timeoutMs = 10_000

/** As the shop takes it: by product, the whole catalog, experiments, or nothing. */
export type ShopPurge = {
  readonly products?: readonly string[]
  readonly catalogue?: true
  readonly experiments?: true
}

/** The status that the shop answers with. Rejects where it doesn't answer. */
export async function purgeShop(
  { PURGE_ORIGIN, PURGE_TOKEN }: Pick<Config, 'PURGE_ORIGIN' | 'PURGE_TOKEN'>,
  fetch: Edges['fetch'],
  purge: ShopPurge,
): Promise<number> {
  const response = await fetch(`${PURGE_ORIGIN}/ops/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PURGE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(purge),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}
