import type { z } from 'zod'
import { correlationHeader } from '../../shared/correlation-header.ts'
import { traceId } from '../trace.ts'

/** Seconds after which the queue has room again. */
export const busySeconds = 5

export type Hashing = { readonly HASHING: Fetcher }

/** A call of the hashing Worker. `busy`: its queue is full. */
export async function callHashing<Answer extends z.ZodType>(
  { HASHING }: Hashing,
  body: object,
  schema: Answer,
): Promise<z.output<Answer> | 'busy'> {
  const headers = { [correlationHeader]: traceId() }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await HASHING.fetch('https://hashing.internal/', init)
  if (answer.status === 503) return 'busy'
  if (!answer.ok) throw new Error(`the hashing Worker answered ${answer.status}`)
  return schema.parse(await answer.json())
}
