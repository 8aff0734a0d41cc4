import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { byteRange } from './byte-range.ts'

/**
 * The shop's own films, in the parts a player asks for: Safari plays none, and no browser seeks in one, without. Static assets are answered
 * whole, so these go through the Worker (`run_worker_first`). An asset is 25 MiB at most, so it is cut in memory.
 */
export const films = new Hono<AppEnv>().get('/films/:file', async (c) => {
  const asked = c.req.header('range')
  const known = c.req.header('if-none-match')
  const file = await c.env.ASSETS.fetch(c.req.url, !asked && known ? { headers: { 'if-none-match': known } } : {})
  const headers = new Headers(file.headers)
  headers.set('accept-ranges', 'bytes')
  const unchanged = c.req.header('if-range') ?? headers.get('etag')
  if (file.status !== 200 || !asked || unchanged !== headers.get('etag'))
    return new Response(file.body, { status: file.status, headers })
  const bytes = await file.arrayBuffer()
  const range = byteRange(asked, bytes.byteLength)
  if (range === null) return new Response(bytes, { headers })
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`)
    headers.delete('content-length')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  headers.set('content-length', String(range.end - range.start + 1))
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers })
})
