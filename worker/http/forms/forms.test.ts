import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { maxBodyBytes, readForm, refusalStatus } from './forms.ts'

const csrfToken = '0123456789abcdef'
const app = new Hono().post('*', async (c) => c.json(await readForm(c, { csrfToken })))
const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const type = 'application/x-www-form-urlencoded'

async function post(body: string, headers: Record<string, string> = sameOrigin): Promise<unknown> {
  const answer = await app.request('https://shop.example/api/x', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  })
  return answer.json()
}
const validForm = `csrf=${csrfToken}&name=Ada+L`
const refused = (failure: string) => ({ ok: false, failure })
const read = { ok: true, value: { csrf: csrfToken, name: 'Ada L' } }

describe('a posted form', () => {
  it('is read from this shop, with its token', async () => {
    expect(await post(validForm)).toEqual(read)
    expect(await post(validForm, { 'sec-fetch-site': 'none' })).toEqual(read)
    expect(await post(validForm, {})).toEqual(read)
    expect(await post(validForm, { origin: 'https://shop.example' })).toEqual(read)
    expect(await post(validForm, { ...sameOrigin, 'content-type': `${type};charset=UTF-8` })).toEqual(read)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://shop.example' },
  ])('from elsewhere is refused: %j', async (headers) => {
    expect(await post(validForm, headers)).toEqual(refused('cross-site'))
  })

  it.each([
    '',
    'csrf=',
    'csrf=0',
    `csrf=${csrfToken}0`,
    `csrf=${csrfToken.slice(0, -1)}`,
    'csrf=0123456789abcdee',
    'name=x',
  ])('with another token is refused: %j', async (body) => {
    expect(await post(body)).toEqual(refused('bad-token'))
  })

  it('is no other person’s than of who is signed in; a guest who has signed in goes on with their forms', async () => {
    const ada = `csrf=${csrfToken}.ada`
    const people = new Hono()
      .post('/guest', async (c) => c.json((await readForm(c, { csrfToken })).ok))
      .post('/ada', async (c) => c.json((await readForm(c, { csrfToken: `${csrfToken}.ada` })).ok))
      .post('/ben', async (c) => c.json(await readForm(c, { csrfToken: `${csrfToken}.ben` })))
    const sent = async (path: string, body: string) => {
      const headers = { 'content-type': type, ...sameOrigin }
      return (await people.request(`https://shop.example${path}`, { method: 'POST', headers, body })).json()
    }
    expect(await sent('/ada', ada)).toBe(true)
    expect(await sent('/guest', ada)).toBe(true)
    expect(await sent('/ada', validForm)).toBe(true)
    expect(await sent('/ben', ada)).toEqual(refused('other-person'))
  })

  it('of another type, or too large, is refused before its token is looked at', async () => {
    expect(await post('{}', { ...sameOrigin, 'content-type': 'application/json' })).toEqual(refused('wrong-type'))
    expect(await post(`${validForm}&x=${'x'.repeat(maxBodyBytes)}`)).toEqual(refused('too-large'))
    expect(await post(validForm.padEnd(maxBodyBytes, 'x'))).toMatchObject({ ok: true })
  })

  it('says what was wrong by its status', () => {
    const statuses = (
      ['too-large', 'wrong-type', 'unreadable', 'cross-site', 'bad-token', 'other-person'] as const
    ).map(refusalStatus)
    expect(statuses).toEqual([413, 415, 400, 403, 403, 409])
  })
})
