import type { Env } from '../../env.ts'
import { encode } from './encode.ts'
import { rasterise } from './rasterise.ts'
import type { Transform } from './transform.ts'

export type KeptPicture = { readonly bytes: ArrayBuffer; readonly type: string; readonly etag: string }
/** `name` tells one drawing from every other, its version included. */
export type Drawing = { readonly name: string; readonly draw: () => string }

const making = new Map<string, Promise<KeptPicture>>()

/**
 * The picture as it was kept, else drawn now and kept. Requests for the same picture share one drawing; `keepAlive` lets it end when the
 * request that began it is gone.
 */
export function keptPicture(
  env: Env,
  drawing: Drawing,
  transform: Transform,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<KeptPicture> {
  const key = keyOf(drawing, transform)
  const underway = making.get(key)
  if (underway) return underway
  const work = readOrMake(env, key, drawing, transform).finally(() => making.delete(key))
  making.set(key, work)
  keepAlive(work.catch(() => undefined))
  return work
}

export function keyOf({ name }: Drawing, { width, quality, sharpen }: Transform): string {
  return `${name}/${width}-q${quality}-s${sharpen}`
}

async function readOrMake(env: Env, key: string, drawing: Drawing, transform: Transform): Promise<KeptPicture> {
  const kept = await env.PICTURES.get(key)
  if (kept)
    return {
      bytes: await kept.arrayBuffer(),
      type: kept.httpMetadata?.contentType ?? 'image/webp',
      etag: kept.httpEtag,
    }
  const { bytes, type } = await encode(env, await rasterise(drawing.draw(), transform.width), transform)
  const stored = await env.PICTURES.put(key, bytes, { httpMetadata: { contentType: type } })
  return { bytes, type, etag: stored.httpEtag }
}
