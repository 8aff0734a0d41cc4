import { Hono } from 'hono'
import { correlationHeader } from '../../../shared/correlation-header.ts'
import type { AppEnv } from '../../app-env.ts'
import { traced } from '../../services/trace.ts'
import { fetchImage } from '../../services/transport.ts'
import { mediaFailure, noStore, pickHeaders } from './media-service.ts'
import { pictureAddress } from './picture-address.ts'

const requestHeaders = ['accept', 'if-none-match'] as const
const responseHeaders = ['content-type', 'cache-control', 'etag', 'last-modified'] as const
/** Not SVG, which is a document that can run scripts. */
const pictureType = /^image\/(?:avif|gif|jpeg|png|webp)\s*(?:;|$)/i
const mostBytes = 8_000_000
const cacheHost = 'https://pictures.shop.internal'

/**
 * Serves pictures from the image service through the shop's own host (one connection), and keeps them in the edge
 * cache. Nothing else is passed on: addresses and sizes that no page uses are not requested, and a response that is not
 * a picture, redirects, is too large or too slow is a 502. Without IMAGE_ORIGIN there are none; pictures of a feed are
 * used by their own addresses.
 */
export const images = new Hono<AppEnv>().get('/images/*', async (c) => {
  const url = new URL(c.req.url)
  const address = pictureAddress(url.pathname, url.searchParams)
  const { IMAGE_ORIGIN } = c.get('config')
  const edges = c.get('edges')
  const { log, sharedCache } = edges
  const trace = c.get('trace')
  if (!address || !IMAGE_ORIGIN) return c.body(null, 404, noStore)
  const headers = pickHeaders(c.req.raw.headers, requestHeaders)
  headers.set(correlationHeader, trace.id)
  const cacheKey = new Request(cacheHost + address, { headers: { accept: headers.get('accept') ?? '' } })
  const cached = await sharedCache().match(cacheKey)
  trace.cached(cached ? 'fresh' : 'miss')
  if (cached) return cached
  const failed = { event: 'picture.no-answer', path: address }
  const answer = await traced(trace, edges, failed, fetchImage(edges, IMAGE_ORIGIN, address, headers))
  const picture = answer && (await pictureOf(answer))
  if (picture) {
    if (isKept(picture, url.searchParams)) c.executionCtx.waitUntil(sharedCache().put(cacheKey, picture.clone()))
    return picture
  }
  if (answer && ![400, 404, 429, 503].includes(answer.status))
    log('error', 'picture.no-picture', {
      requestId: trace.id,
      path: address,
      status: answer.status,
      type: answer.headers.get('content-type'),
    })
  return mediaFailure(c, answer)
})

/** Anybody can invent an address with a wrong version, so its response is not cached. */
const isKept = ({ status, headers }: Response, search: URLSearchParams): boolean =>
  status === 200 && (!search.has('v') || /\bimmutable\b/.test(headers.get('cache-control') ?? ''))

/** The response with only the picture's own headers; null if it is not a picture. */
async function pictureOf(answer: Response): Promise<Response | null> {
  const headers = pickHeaders(answer.headers, responseHeaders)
  if (answer.status === 304) return new Response(null, { status: 304, headers })
  if (answer.status !== 200 || !pictureType.test(answer.headers.get('content-type') ?? '')) return null
  const bytes = await readAtMost(answer.body, mostBytes)
  return bytes && new Response(bytes, { headers })
}

/** Null for more than `maxBytes` bytes, or an incomplete body. */
async function readAtMost(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return null
      chunks.push(new Uint8Array(chunk))
    }
  } catch {
    return null
  }
  return size > 0 ? new Blob(chunks) : null
}
