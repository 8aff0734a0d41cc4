export type BodyFault = 'too-large' | 'wrong-type' | 'not-json'
export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: BodyFault }

/** Reads a JSON body of at most `limit` bytes. The stream is counted: a content-length may be missing or untrue. */
export async function readJsonBody(request: Request, limit: number): Promise<ReadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, fault: 'too-large' }
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

async function readAtMost(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
