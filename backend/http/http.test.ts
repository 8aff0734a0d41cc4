import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operation } from '../../shared/operations/operation.ts'
import { readCall } from './call.ts'
import { parseRequest } from './parse-request.ts'
import { readJsonBody } from './read-body.ts'
import { sameSecret } from './same-secret.ts'

const post = (body: string | ReadableStream, type: string | null = 'application/json') =>
  new Request('https://platform.test/x', {
    method: 'POST',
    body,
    headers: type === null ? {} : { 'content-type': type },
    duplex: 'half',
  } as RequestInit)

describe('readJsonBody', () => {
  it('reads JSON of any JSON media type', async () => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'application/merge-patch+json',
      'APPLICATION/JSON',
    ]) {
      expect(await readJsonBody(post('{"a":1}', type), 100), type).toEqual({ ok: true, value: { a: 1 } })
    }
  })

  it('refuses other types, malformed JSON, and more than the limit', async () => {
    expect(await readJsonBody(post('a=1', 'text/plain'), 100)).toEqual({ ok: false, failure: 'wrong-type' })
    expect(await readJsonBody(post('{', 'application/json'), 100)).toEqual({ ok: false, failure: 'not-json' })
    expect(await readJsonBody(post(''), 100)).toEqual({ ok: false, failure: 'not-json' })
    expect(await readJsonBody(post(`"${'x'.repeat(100)}"`), 100)).toEqual({ ok: false, failure: 'too-large' })
  })

  it('limits a stream without a content-length', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64)) })
    expect(await readJsonBody(post(endless), 1000)).toEqual({ ok: false, failure: 'too-large' })
  })
})

describe('parseRequest', () => {
  const row = operation({
    id: 'test.row',
    service: 'products',
    method: 'POST',
    path: '/x/{id}',
    params: z.object({ id: z.string().regex(/^\d+$/) }),
    query: z.object({ tag: z.union([z.string(), z.array(z.string())]).optional() }),
    body: z.object({ items: z.array(z.object({ qty: z.int() })) }),
    response: z.unknown(),
  })
  const parse = (id: string, search: string, body: string) =>
    parseRequest(
      row,
      new Request(`https://platform.test/x${search}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
      { id },
    )

  it('returns the three parsed parts', async () => {
    expect(await parse('7', '?tag=a&tag=b', '{"items":[{"qty":2}]}')).toEqual({
      ok: true,
      value: { params: { id: '7' }, query: { tag: ['a', 'b'] }, body: { items: [{ qty: 2 }] } },
    })
  })

  it.each([
    ['x', '', '{}', 'API400', 'params.id'],
    ['7', '', '{"items":[{"qty":2},{"qty":"2"}]}', 'API400', 'body.items.1.qty'],
    ['7', '', 'null', 'API400', 'body'],
    ['7', '', 'nope', 'ATTR300', 'body'],
  ])('tells where the fault is: %s %s %s', async (id, search, body, code, path) => {
    expect(await parse(id, search, body)).toMatchObject({ ok: false, failure: { code, path } })
  })

  it('is not misled by the names of Object.prototype', async () => {
    expect(await parse('7', '?__proto__=x&constructor=y', '{"items":[]}')).toMatchObject({
      ok: true,
      value: { query: {} },
    })
  })
})

describe('readCall', () => {
  const call = (search: string, headers: Record<string, string> = {}) =>
    readCall(new Request(`https://platform.test/${search}`, { headers }))

  it('accepts a locale in any spelling, and uses the default for an unknown one', () => {
    expect(call('?locale=fr_CA')).toMatchObject({ locale: 'fr-ca', localeKnown: true })
    expect(call('')).toMatchObject({ locale: 'en-us', localeKnown: true })
    expect(call('?locale=xx')).toMatchObject({ locale: 'en-us', localeKnown: false })
  })

  it('keeps the ids of a call, unless they could break a log', () => {
    expect(call('', { 'x-correlation-id': 'abc-1' }).correlationId).toBe('abc-1')
    expect(call('', { 'x-correlation-id': '{"a":"<script>"}' }).correlationId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is made for the request that it names, else for itself', () => {
    const ids = { 'x-correlation-id': 'call-1', 'x-request-id': 'request-1' }
    expect(call('', ids)).toMatchObject({ correlationId: 'call-1', requestId: 'request-1' })
    for (const id of ['', 'a\tlevel=error'])
      expect(call('', { ...ids, 'x-request-id': id })).toMatchObject({ requestId: 'call-1' })
    const { correlationId, requestId } = call('')
    expect(requestId).toBe(correlationId)
  })
})

it('compares secrets of any length', async () => {
  expect(await sameSecret('secret', 'secret')).toBe(true)
  expect(await sameSecret('secre', 'secret')).toBe(false)
  expect(await sameSecret('', 'secret')).toBe(false)
})
