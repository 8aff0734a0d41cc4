export type BodyFault = 'too-large' | 'wrong-type' | 'not-json'
export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: BodyFault }

/** Reads a JSON body of at most `limit` bytes. The stream is counted: a content-length may be missing or untrue. */
export async function readJsonBody(request: Request, limit: number): Promise<ReadBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type))
    return { ok: false, fault: 'wrong-type' }
  const bytes = await readAtMost(request.body, limit)
  if (!bytes) return { ok: false, fault: 'too-large' }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { ok: false, fault: 'not-json' }
  }
}

/** The body as text; null for more than `limit` bytes. */
export async function readTextBody(request: Request, limit: number): Promise<string | null> {
  const bytes = await readAtMost(request.body, limit)
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * Reads what is left of a body that nobody wanted. A connection that is answered while it still sends is cut by some servers, and the answer
 * lost with it; a body beyond any sense is cut all the same.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await readAtMost(request.body, 0)
}

const mostDiscarded = 4 * 1024 * 1024

/** Null for more than `limit` bytes. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
    else if (size > limit + mostDiscarded) return null
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
