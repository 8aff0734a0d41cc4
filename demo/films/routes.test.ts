import { describe, expect, it } from 'vitest'
import { filmRoutes } from './routes.ts'

const get = (headers: Readonly<Record<string, string>> = {}) => filmRoutes().request('/kerb-stones.mp4', { headers })

describe('the demo’s film service', () => {
  it('serves a film whole', async () => {
    const { status, headers } = await get()
    expect([status, headers.get('content-type'), headers.get('accept-ranges')]).toEqual([200, 'video/mp4', 'bytes'])
  })

  it('answers 304 to a browser that has the film', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
  })

  it('serves a range only of the version that the browser has', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200)
  })
})
