import { Hono } from 'hono'
import { correlationHeader } from '../../../shared/correlation-header.ts'
import type { AppEnv } from '../../app-env.ts'
import { traced } from '../../services/trace.ts'
import { fetchFilm } from '../../services/transport.ts'
import { isMediaPath, mediaFailure, noStore, pickHeaders } from './media-service.ts'

const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const responseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
] as const
const filmType = /^(?:video\/(?:mp4|webm)|text\/vtt)\s*(?:;|$)/i

/**
 * Serves videos and their captions from the video service through the shop's own host, because browsers load captions
 * of another host only with CORS. Ranges are left to the service (Safari plays no video without them), and the body is
 * streamed. Any other content is a 502. Without FILM_ORIGIN there are no videos.
 */
export const films = new Hono<AppEnv>().get('/films/*', async (c) => {
  const { pathname } = new URL(c.req.url)
  const { FILM_ORIGIN } = c.get('config')
  if (!FILM_ORIGIN || !isMediaPath(pathname)) return c.body(null, 404, noStore)
  const edges = c.get('edges')
  const trace = c.get('trace')
  const headers = pickHeaders(c.req.raw.headers, requestHeaders)
  headers.set(correlationHeader, trace.id)
  const failed = { event: 'film.no-answer', path: pathname }
  const answer = await traced(trace, edges, failed, fetchFilm(edges, FILM_ORIGIN, pathname, headers))
  if (answer && isFilm(answer)) return passOn(answer)
  if (answer && ![400, 404, 429, 503].includes(answer.status))
    edges.log('error', 'film.no-film', {
      requestId: trace.id,
      path: pathname,
      status: answer.status,
      type: answer.headers.get('content-type'),
    })
  return mediaFailure(c, answer)
})

const isFilm = ({ status, headers }: Response): boolean =>
  status === 304 || status === 416 || ([200, 206].includes(status) && filmType.test(headers.get('content-type') ?? ''))

function passOn({ body, status, headers }: Response): Response {
  const passed = pickHeaders(headers, responseHeaders)
  // The length is that of the encoded bytes, but the body is decoded here.
  if (headers.has('content-encoding')) passed.delete('content-length')
  return new Response(status === 416 ? null : body, { status, headers: passed })
}
