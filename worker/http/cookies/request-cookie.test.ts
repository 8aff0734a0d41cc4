import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { requestCookie } from './request-cookie.ts'

const app = new Hono().get('*', (c) =>
  c.json(['a', 'b', '__proto__', 'toString'].map((name) => requestCookie(c, name) ?? null)),
)
const read = async (cookie: string) => (await app.request('/', { headers: { cookie } })).json()

it('A request’s cookies are its own, and the first of a name counts', async () => {
  expect(await read('a=1; b=%20x; a=2')).toEqual(['1', ' x', null, null])
  expect(await read('b=2; __proto__=3')).toEqual([null, '2', '3', null])
  expect(await (await app.request('/')).json()).toEqual([null, null, null, null])
})
