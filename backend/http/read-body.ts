import type { ResultOf } from '../../shared/result.ts'

export type BodyFault = 'too-large' | 'wrong-type' | 'not-json'
export type ReadBody = ResultOf<unknown, BodyFault>

/**
 * Reads a JSON body of at most `limit` bytes. Counts the stream's bytes, since content-length may be missing or wrong.
 */
export async function readJsonBody(request: Request, limit: number): Promise<ReadBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type))
    return { ok: false, failure: 'wrong-type' }
  const bytes = await readAtMost(request.body, limit)
  if (!bytes) return { ok: false, failure: 'too-large' }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { ok: false, failure: 'not-json' }
  }
}

/** The body as text; null for more than `limit` bytes. */
export async function readTextBody(request: Request, limit: number): Promise<string | null> {
  const bytes = await readAtMost(request.body, limit)
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * Reads the rest of an unused body. Some servers cut a connection that gets its response while it is still sending, and
 * the response is lost; an absurdly large body is cut anyway.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await readAtMost(request.body, 0)
}

const maxDiscarded = 4 * 1024 * 1024

/** Null for more than `limit` bytes. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else if (size > limit + maxDiscarded) return null
  }
  if (size > limit) return null
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
