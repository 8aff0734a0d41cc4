import type { PictureSize } from '../../shared/picture-sizes.ts'
import type { Env } from '../env.ts'
import type { Drawing } from './drawings.ts'
import { encode } from './encode.ts'

export type StoredPicture = { readonly bytes: ArrayBuffer; readonly type: string; readonly etag: string }

/** Longest wait for a drawing, in milliseconds. */
const drawingTimeoutMs = 25_000

const inProgress = new Map<string, Promise<StoredPicture | null>>()

/**
 * Reads the stored picture, or draws and stores it. Null if too many pictures are being drawn. Simultaneous requests
 * for the same picture share one drawing; `keepAlive` lets it finish after the request that started it has ended.
 */
export function getPicture(
  env: Env,
  drawing: Drawing,
  size: PictureSize,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<StoredPicture | null> {
  const key = keyOf(drawing, size)
  const pending = inProgress.get(key)
  if (pending) return pending
  const work = readOrDraw(env, key, drawing, size).finally(() => inProgress.delete(key))
  inProgress.set(key, work)
  keepAlive(work.catch(() => undefined))
  return work
}

export function keyOf({ name }: Drawing, { width, quality, sharpen }: PictureSize): string {
  return `${name}/${width}-q${quality}-s${sharpen}`
}

async function readOrDraw(env: Env, key: string, drawing: Drawing, size: PictureSize): Promise<StoredPicture | null> {
  const stored = await env.PICTURES.get(key)
  if (stored)
    return {
      bytes: await stored.arrayBuffer(),
      type: stored.httpMetadata?.contentType ?? 'image/webp',
      etag: stored.httpEtag,
    }
  const drawn = await draw(env.DRAWING, drawing, size.width)
  if (!drawn) return null
  const { bytes, type } = await encode(env, drawn, size)
  const written = await env.PICTURES.put(key, bytes, { httpMetadata: { contentType: type } })
  return { bytes, type, etag: written.httpEtag }
}

/** Returns a PNG; null if the drawing Worker is busy or takes too long. Any other response is a bug. */
async function draw(worker: Fetcher, drawing: Drawing, width: number): Promise<Uint8Array | null> {
  try {
    const answer = await worker.fetch('https://drawing.internal/', {
      method: 'POST',
      body: JSON.stringify(drawing.order(width)),
      signal: AbortSignal.timeout(drawingTimeoutMs),
    })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    await answer.body?.cancel()
    if (answer.status === 503) return null
    throw new Error(`drawing ${drawing.name} answered ${answer.status}`)
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return null
    throw error
  }
}
