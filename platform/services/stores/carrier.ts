import type { z } from 'zod'
import { type Edges, workerEdges } from '../../../backend/edges.ts'
import {
  type CollectionPointQuestion,
  CollectionPointsAnswer,
  collectionPointsPath,
} from '../../../shared/contracts/carrier.ts'
import { CollectionPoint } from '../../../shared/contracts/store.ts'
import type { Config } from '../../env.ts'

const timeoutMs = 2000

export const hasCarrier = ({ CARRIER_ORIGIN }: Config): boolean => CARRIER_ORIGIN !== ''

/** Nearest first; none where no carrier is known, null for no answer. */
export async function collectionPointsNear(
  config: Config,
  { postalCode, country, city, count }: CollectionPointQuestion,
): Promise<readonly CollectionPoint[] | null> {
  if (!hasCarrier(config)) return []
  const query = new URLSearchParams({ postalCode, country, ...(city && { city }), count: String(count) })
  const answer = await ask(config, `${collectionPointsPath}?${query}`, CollectionPointsAnswer)
  return answer === 'no-answer' ? null : (answer?.collectionPoints ?? [])
}

/** Null where the carrier has none with this id. */
export async function collectionPoint(config: Config, id: string): Promise<CollectionPoint | 'no-answer' | null> {
  return hasCarrier(config) ? ask(config, `${collectionPointsPath}/${encodeURIComponent(id)}`, CollectionPoint) : null
}

/** For /readyz: the carrier's status for a parcel shop that it doesn't have. */
export async function carrierStatus({ CARRIER_ORIGIN }: Config, fetch: Edges['fetch']): Promise<number> {
  const response = await fetch(`${CARRIER_ORIGIN}${collectionPointsPath}/readyz`, { redirect: 'manual' })
  await response.body?.cancel()
  return response.status
}

/** Null for what the carrier refuses: asking again won't help. A timeout, 5xx and what can't be read are no answer. */
async function ask<Answer>(
  { CARRIER_ORIGIN }: Config,
  path: string,
  schema: z.ZodType<Answer>,
): Promise<Answer | 'no-answer' | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await workerEdges.fetch(CARRIER_ORIGIN + path, { redirect: 'manual', signal })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500) return null
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return schema.parse(JSON.parse(text))
  } catch (error) {
    workerEdges.log('warn', 'carrier.no-answer', { reason: String(error) })
    return 'no-answer'
  }
}
