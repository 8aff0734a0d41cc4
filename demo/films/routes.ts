import { Hono } from 'hono'
import { sha256Hex } from '../../shared/bytes.ts'
import { byteRange } from './byte-range.ts'
import film from './kerb-stones.mp4?inline'
import captions from './kerb-stones.vtt?inline'

const files: Readonly<Record<string, string>> = { 'kerb-stones.mp4': film, 'kerb-stones.vtt': captions }

/** GET /films/{file}, whole or in byte ranges. Safari needs ranges to play a film, every browser needs them to seek. */
export function filmRoutes(): Hono {
  return new Hono().get('/:file', async (c) => {
    const dataUrl = files[c.req.param('file')]
    if (!dataUrl) return c.body(null, 404)
    const [, type = '', encoded = ''] = /^data:([\w/]+);base64,(.*)$/.exec(dataUrl) ?? []
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
    const etag = `"${await sha256Hex(encoded, 8)}"`
    const headers = { 'content-type': type, etag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const isCurrent = (c.req.header('if-range') ?? etag) === etag
    const range = isCurrent ? byteRange(c.req.header('range'), bytes.length) : null
    if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${bytes.length}` })
    if (!range) return c.body(bytes, 200, headers)
    const contentRange = `bytes ${range.start}-${range.end}/${bytes.length}`
    return c.body(bytes.slice(range.start, range.end + 1), 206, { ...headers, 'content-range': contentRange })
  })
}
