import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../test-app.fixtures.ts'

const film = { 'content-type': 'video/mp4', etag: '"a"', 'accept-ranges': 'bytes' }
let answer: () => Response = () => new Response('film', { headers: film })
const requests: { path: string; range: string | null; cookie: string | null }[] = []
const serve = (url: URL, { headers }: RequestInit) => {
  const requestHeaders = new Headers(headers)
  requests.push({ path: url.pathname, range: requestHeaders.get('range'), cookie: requestHeaders.get('cookie') })
  return answer()
}
const shop = createTestApp({ answer: serve })
beforeEach(() => {
  requests.length = 0
})

describe('GET /films/*', () => {
  it('asks the film service for the range that the player needs', async () => {
    const range = { ...film, 'content-range': 'bytes 4-7/9', 'content-length': '4', 'set-cookie': 'a=b' }
    answer = () => new Response('part', { status: 206, headers: range })
    const part = await shop.request('/films/2026/hero.mp4?x=1', { headers: { range: 'bytes=4-7', cookie: 'a=b' } })
    expect(requests).toEqual([{ path: '/films/2026/hero.mp4', range: 'bytes=4-7', cookie: null }])
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/9', 'part'])
    expect([part.headers.get('etag'), part.headers.get('set-cookie')]).toEqual(['"a"', null])
  })

  it.each([
    ['no such film', 404, {}, 404],
    ['too many requests', 429, {}, 503],
    ['a page', 200, { 'content-type': 'text/html' }, 502],
    ['a redirect', 302, { location: 'https://elsewhere.example' }, 502],
    ['a range that is not there', 416, { 'content-range': 'bytes */9' }, 416],
    ['an unchanged film', 304, { etag: '"a"' }, 304],
  ])('answers %s (%i) without its body', async (_, status, headers, expected) => {
    answer = () => new Response(status === 304 ? null : 'private', { status, headers })
    const response = await shop.request('/films/hero.mp4')
    expect([response.status, await response.text(), response.headers.get('location')]).toEqual([expected, '', null])
  })

  it('answers 502 when the film service cannot be reached', async () => {
    answer = () => {
      throw new TypeError('unreachable')
    }
    expect((await shop.request('/films/hero.mp4')).status).toBe(502)
  })

  it.each(['/films/', '/films/..%2fadmin', '/films/.hidden', '/films/a%20b'])(
    'asks no service for %s',
    async (path) => {
      expect([(await shop.request(path)).status, requests]).toEqual([404, []])
    },
  )

  it('answers 404 in a shop without a film service', async () => {
    const withoutOrigin = createTestApp({ answer: serve, vars: { FILM_ORIGIN: '' } })
    expect([(await withoutOrigin.request('/films/hero.mp4')).status, requests]).toEqual([404, []])
  })
})
