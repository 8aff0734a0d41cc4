import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { seal } from './cookies.ts'
import { sealedCookie } from './sealed-cookie.ts'
import { beginTurn } from './turn.ts'

const config = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
const secure = { url: new URL('https://shop.example/en-us'), config }
const local = { url: new URL('http://localhost:8787/en-us'), config }
const schema = z.object({ email: z.string().max(20) })
const contact = sealedCookie({
  name: 'contact',
  schema,
})
const person = { email: 'ada@shop.example' }

const app = new Hono()
  .get('/set', async (c) => {
    await contact.set(c, secure, person)
    await contact.set(c, local, person, 60)
    return c.body(null, 204)
  })
  .get('/clear', (c) => {
    contact.clear(c, secure)
    return c.body(null, 204)
  })
  .get('/read', async (c) => c.json(await contact.read(c, secure)))

const read = async (cookie: string) => (await app.request('/read', { headers: { cookie } })).json()

/** A failed parse takes longer than rendering a product card, and would happen on every page for guests. */
it('is not parsed when the browser sent no cookie', async () => {
  const parse = vi.spyOn(schema, 'safeParse')
  expect(await read('')).toBeNull()
  expect(parse).not.toHaveBeenCalled()
})

it('is out of reach of script, bound to its host under TLS, and lives as long as it is declared to', async () => {
  const [persistent = '', brief = ''] = (await app.request('/set')).headers.getSetCookie()
  expect(persistent).toMatch(/^__Host-kerb-contact=\S+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(brief).toMatch(/^kerb-contact=\S+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await read(persistent.split(';')[0] ?? '')).toEqual(person)
})

it('is not that of a shop at another port of this machine', async () => {
  const at = (port: number) => ({
    url: new URL(`http://localhost:${port}/en-us`),
    config: { ...config, COOKIE_PREFIX: `${port}-` },
  })
  const shops = new Hono()
    .get('/set', async (c) => {
      await contact.set(c, at(8787), person)
      return c.body(null, 204)
    })
    .get('/read', async (c) => c.json(await Promise.all([8787, 9000].map((port) => contact.read(c, at(port))))))
  const cookie = (await shops.request('/set')).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^8787-kerb-contact=/)
  expect(await (await shops.request('/read', { headers: { cookie } })).json()).toEqual([person, null])
})

it('is cleared under the name that it was set under', async () => {
  expect((await app.request('/clear')).headers.get('set-cookie')).toMatch(/^__Host-kerb-contact=; Max-Age=0; .*Secure/)
})

it.each([
  ['another purpose', seal(config.SESSION_SECRET, 'order', person)],
  ['another secret', seal('another secret of more than thirty-two characters', 'contact', person)],
  ['another shape', seal(config.SESSION_SECRET, 'contact', { email: 'x'.repeat(21) })],
  ['no signature', Promise.resolve('eyJlbWFpbCI6ImEifQ')],
])('reads as absent with %s', async (_, sealed) => {
  expect(await read(`__Host-kerb-contact=${await sealed}`)).toBeNull()
  expect(await read('')).toBeNull()
})

const own = sealedCookie({ name: 'contact', schema, personal: true })
const handed = new Hono()
  .get('/hand-over', async (c) => {
    beginTurn(c, secure)
    await own.set(c, secure, person)
    return c.body(null, 204)
  })
  .get('/read', async (c) => c.json(await own.read(c, secure)))

it('that is personal reads as absent once the browser has changed hands', async () => {
  const before = `__Host-kerb-contact=${await seal(config.SESSION_SECRET, 'contact', person)}`
  const read = async (cookie: string) => (await handed.request('/read', { headers: { cookie } })).json()
  expect(await read(before)).toEqual(person)
  const [turn = '', contactNow = ''] = (await handed.request('/hand-over')).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
  expect(turn).toMatch(/^__Host-kerb-turn=[0-9a-f]{16}$/)
  expect(await read(`${turn}; ${before}`)).toBeNull()
  expect(await read(`${turn}; ${contactNow}`)).toEqual(person)
  expect(await read(contactNow)).toBeNull()
  expect(await read(`__Host-kerb-turn=odd; ${before}`)).toEqual(person)
})
