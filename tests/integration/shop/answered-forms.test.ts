import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { asBrowser, csrfOf } from './as-browser.ts'
import { walker } from './checkout-walk.ts'

/** Pages that answer a form, for a browser that shows them and for script. */
const shop = useShop({ catalogue: 'demo', shared: true })
const open = asBrowser(shop)
type Walk = ReturnType<typeof walker>

const path = '/en-us/order-tracking'
const unknown = { to: 'checkout/track', orderNumber: 'K000000001', email: 'ada@shop.example' }
const cookieOf = (walk: Walk): string => walk.visitor.cookies.header()

async function refused(query = '') {
  const walk = walker(shop)
  const csrf = csrfOf(await walk.page(path))
  return { walk, csrf, answer: await open(path + query, { cookie: cookieOf(walk), body: { ...unknown, csrf } }) }
}

it('a refused form leads to a page with the error, which only its browser has', async () => {
  const { walk, answer } = await refused('?said=saved&utm_source=mail')
  expect(answer).toMatchObject({ status: 303, html: '' })
  expect(answer.location).toMatch(/^\/en-us\/order-tracking\?utm_source=mail&answer=[\da-f]{32}$/)
  const shown = await open(answer.location, { cookie: cookieOf(walk) })
  expect([shown.status, shown.html.includes('value="ada@shop.example"')]).toEqual([200, true])
  expect(shown.html).toMatch(/role="alert"|aria-invalid="true"/)
  expect(csrfOf(shown.html)).toBe(csrfOf(await walk.page(path)))
  const stranger = walker(shop)
  await stranger.page(path)
  const other = await open(answer.location, { cookie: cookieOf(stranger) })
  expect(other).toMatchObject({ status: 302, location: `${path}?utm_source=mail`, html: '' })
  const madeUp = await open(`${path}?answer=nonsense`, { cookie: cookieOf(walk) })
  expect(madeUp).toMatchObject({ status: 302, location: path })
})

it('sent from such a page, it leads to another one', async () => {
  const { walk, csrf, answer } = await refused()
  const again = await open(answer.location, { cookie: cookieOf(walk), body: { ...unknown, csrf } })
  expect(again.location).toMatch(/^\/en-us\/order-tracking\?answer=[\da-f]{32}$/)
  expect(again.location).not.toBe(answer.location)
})

it('script gets the page itself, with its status', async () => {
  const { walk, csrf } = await refused()
  const headers = { 'sec-fetch-mode': 'cors' }
  const answer = await open(path, { cookie: cookieOf(walk), body: { ...unknown, csrf }, headers })
  expect([answer.status, answer.html.includes('value="ada@shop.example"')]).toEqual([422, true])
})

it('a browser that keeps no cookies hears that nothing was sent', async () => {
  const answer = await open(path, { cookie: '', body: { ...unknown, csrf: 'x' } })
  expect(answer.status).toBe(303)
  const shown = await open(answer.location, { cookie: '' })
  expect([shown.status, shown.html.includes('That form has expired')]).toEqual([403, true])
  const link = await open(answer.location, { cookie: '', headers: { 'sec-fetch-site': 'none' } })
  expect(link).toMatchObject({ status: 302, location: path })
})

it('an expired form that posts below /api is shown at the page that it was sent from, and sent again from there', async () => {
  const walk = walker(shop)
  const from = '/en-us/help'
  await walk.page(from)
  const expired = { csrf: 'of another', name: 'x', returnTo: '/en-us/about' }
  const headers = { referer: `${shop.url}${from}?said=saved` }
  const action = '/api/dismiss?locale=en-us'
  const answer = await open(action, { cookie: cookieOf(walk), body: expired, headers })
  expect(answer.location).toMatch(/^\/en-us\/help\?answer=[\da-f]{32}$/)
  const shown = await open(answer.location, { cookie: cookieOf(walk) })
  const form = shown.html.slice(shown.html.indexOf(`action="${action}"`))
  const again = { ...expired, csrf: csrfOf(form) }
  const sent = await open(action, { cookie: cookieOf(walk), body: again, headers })
  expect(sent).toMatchObject({ status: 303, location: '/en-us/about' })
  const unnamed = await open(action, { cookie: cookieOf(walk), body: expired })
  expect(unnamed.status).toBe(403)
})

it.each([
  ['/en-us/cookies', { to: 'consent', choice: 'all' }, '/en-us/cookies?said=saved'],
  ['/en-us/c/women-1000?colour=black', { to: 'consent', choice: 'none' }, '/en-us/c/women-1000?colour=black'],
] as const)('an expired form of %s leads back to that page once it is sent again', async (from, typed, back) => {
  const walk = walker(shop)
  const csrf = csrfOf(await walk.page(from))
  const headers = { referer: shop.url + from }
  const answer = await open(from, { cookie: cookieOf(walk), body: { ...typed, csrf: 'of another' }, headers })
  expect(answer.location).toMatch(/[?&]answer=[\da-f]{32}$/)
  const again = await open(answer.location, { cookie: cookieOf(walk), body: { ...typed, csrf } })
  expect([again.status, again.location]).toEqual([303, back])
  expect((await open(answer.location, { cookie: cookieOf(walk) })).location).toBe(from)
})
