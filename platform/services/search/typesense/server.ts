import type { Edges } from '../../../../backend/edges.ts'
import type { Config } from '../../../env.ts'

/** A Typesense server by its documented HTTP API (docs/decisions/0044). */
export type SearchServer = { readonly origin: string; readonly apiKey: string; readonly timeoutFactor: number }

/** Null where none is configured. */
export const searchServer = ({ SEARCH_ORIGIN, SEARCH_API_KEY, TIMEOUT_FACTOR }: Config): SearchServer | null =>
  SEARCH_ORIGIN === '' ? null : { origin: SEARCH_ORIGIN, apiKey: SEARCH_API_KEY, timeoutFactor: TIMEOUT_FACTOR }

type Call = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly timeoutMs: number
  /** JSON, or one JSON document a line. */
  readonly body?: string
}

/** Status and text of the answer. Rejects where there is none. */
export async function askServer(
  { origin, apiKey, timeoutFactor }: SearchServer,
  { method, path, timeoutMs, body }: Call,
  { fetch }: Pick<Edges, 'fetch'>,
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(origin + path, {
    method,
    headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs * timeoutFactor),
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}
