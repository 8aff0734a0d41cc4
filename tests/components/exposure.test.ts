import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attach } from '../../client/behaviors/exposure/exposure.ts'
import { storageKeys } from '../../client/state/storage.ts'

/** As a page says it in its body, while nobody has chosen. */
const allow = (categories: string) => {
  document.body.dataset['allows'] = categories
}

beforeEach(() => allow('targeting'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Starts a prefetched page, with this response from the shop. */
function start(list: string, answer: () => Promise<Response>, of: 'experiments' | 'events' = 'experiments') {
  const requests: string[] = []
  const beacons: string[] = []
  vi.stubGlobal('fetch', (endpoint: string, { body }: RequestInit) => {
    requests.push(of === 'events' ? `${endpoint} ${body}` : String(body))
    return answer()
  })
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, data) => beacons.push(String(data)) > 0)
  attach(document.createElement('div'), { list, of })
  return { sent: requests, beacons }
}
const pending = () => localStorage.getItem(storageKeys.exposures)

it('a page that is shown reports its experiments, and forgets them once the shop has them', async () => {
  const { sent } = start('one', async () => new Response(null, { status: 204 }))
  await expect.poll(pending).toBeNull()
  expect(sent).toEqual(['one'])
})

it('what the shop has not confirmed goes as a beacon when the page is left, and when the page comes back', async () => {
  const { sent, beacons } = start('two', async () => new Response(null, { status: 503 }))
  await expect.poll(() => sent).toEqual(['two'])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect([beacons, pending()]).toEqual([['two'], null])
})

it('the next such page sends what the last one could not', async () => {
  localStorage.setItem(storageKeys.exposures, JSON.stringify(['before']))
  const { sent } = start('three', async () => new Response(null, { status: 204 }))
  await expect.poll(() => [...sent].sort()).toEqual(['before', 'three'])
})

it('a page that is prerendered reports nothing until it is shown', async () => {
  const prerendering = vi.spyOn(Document.prototype as Document & { prerendering: boolean }, 'prerendering', 'get')
  prerendering.mockReturnValue(true)
  const { sent } = start('four', async () => new Response(null, { status: 204 }))
  expect([sent, pending()]).toEqual([[], null])
  document.dispatchEvent(new Event('prerenderingchange'))
  await expect.poll(() => sent).toEqual(['four'])
})

it('consent that is taken back before the page is left, or shown, takes along what is not reported', async () => {
  const { sent, beacons } = start('five', async () => new Response(null, { status: 503 }))
  await expect.poll(() => sent).toEqual(['five'])
  await expect.poll(pending).toBe(JSON.stringify(['five']))
  allow('functional')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect([beacons, pending()]).toEqual([[], null])
  localStorage.setItem(storageKeys.exposures, JSON.stringify(['before']))
  const later = start('six', async () => new Response(null, { status: 204 }))
  expect([later.sent, pending()]).toEqual([[], null])
})

it('events go to an address of their own, where performance is allowed, and wait under a key of their own', async () => {
  allow('performance')
  const { sent } = start('five', async () => new Response(null, { status: 503 }), 'events')
  await expect.poll(() => sent).toEqual(['/api/shown five'])
  expect([pending(), localStorage.getItem(storageKeys.shopEvents)]).toEqual([null, '["five"]'])
  allow('targeting')
  const { sent: others } = start('six', async () => new Response(null, { status: 204 }), 'events')
  expect([others, localStorage.getItem(storageKeys.shopEvents)]).toEqual([[], null])
})
