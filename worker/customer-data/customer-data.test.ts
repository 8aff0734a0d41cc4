import { describe, expect, it } from 'vitest'
import { PixelQuery, qualifiedSegmentsQuery } from '../../shared/contracts/customer-data.ts'
import { projectWith } from '../experiments/datafile.fixtures.ts'
import { createCustomerData } from './customer-data.ts'

const platform = { host: 'https://odp.test', publicKey: 'key', pixelUrl: 'https://pixel.test' }
type Sent = { readonly url: URL; readonly init: RequestInit }

/** A customer data platform that answers these, one after the other; null is no answer at all. */
function customerData(
  answers: readonly (Response | null | 'hangs')[],
  named: typeof platform | null = platform,
  isPatient = true,
) {
  const sent: Sent[] = []
  const lines: string[] = []
  const background: Promise<unknown>[] = []
  const left = [...answers]
  let now = 0
  const data = createCustomerData(
    async (origin, path, init) => {
      sent.push({ url: new URL(origin + path), init })
      const answer = left.shift()
      if (answer === 'hangs') return new Promise(() => undefined)
      if (!answer) throw new Error('connection reset')
      return answer
    },
    {
      // Pauses between attempts are over at once, and for one who isn't patient so is the time that a page has.
      wait: (ms) => (ms === 150 && isPatient ? new Promise(() => undefined) : Promise.resolve()),
      now: () => now,
      log: (_, __, fields = {}) => void lines.push(`${fields['message']} (${fields['cause']})`),
    },
    { current: () => projectWith(named ? {} : { integrations: [] }) },
  )
  return {
    ...data,
    sent,
    lines,
    pass: (ms: number) => {
      now += ms
    },
    segmentsOf: (userId: string, of = platform) =>
      data.segments({
        platform: of,
        userId,
        audiences: ['runners', 'b'],
        requestId: 'request-1',
        background: (work) => background.push(work),
      }),
  }
}

const qualified = (...names: string[]) =>
  Response.json({
    data: { customer: { audiences: { edges: names.map((name) => ({ node: { name, state: 'qualified' } })) } } },
  })
const fault = (extensions: object) => Response.json({ data: null, errors: [{ message: 'no', extensions }] })

describe('qualified segments', () => {
  it('are asked for by variables, with the key, and kept for ten minutes', async () => {
    const hostile = '"}) { secrets } #'
    const { segmentsOf, sent, pass } = customerData([qualified('runners'), qualified()])
    expect(await segmentsOf(hostile)).toEqual(['runners'])
    pass(599_999)
    expect(await segmentsOf(hostile)).toEqual(['runners'])
    expect(sent).toHaveLength(1)
    const [{ url, init } = { url: null, init: {} }] = sent
    const headers = new Headers(init.headers)
    expect([url?.href, headers.get('x-api-key')]).toEqual(['https://odp.test/v3/graphql', 'key'])
    expect(headers.get('x-correlation-id')).toBe('request-1')
    expect(JSON.parse(String(init.body))).toEqual({
      query: qualifiedSegmentsQuery,
      variables: { userId: hostile, audiences: ['runners', 'b'] },
    })
    pass(1)
    expect(await segmentsOf(hostile)).toEqual([])
  })

  it('are only those whose state is qualified', async () => {
    const edges = ['qualified', 'pending'].map((state) => ({ node: { name: state, state } }))
    const { segmentsOf } = customerData([Response.json({ data: { customer: { audiences: { edges } } } })])
    expect(await segmentsOf('a')).toEqual(['qualified'])
  })

  it('are kept for a hundred visitors', async () => {
    const { segmentsOf, sent } = customerData(Array.from({ length: 103 }, () => qualified()))
    for (let index = 0; index < 101; index++) await segmentsOf(`user-${index}`)
    await segmentsOf('user-1')
    expect(sent).toHaveLength(101)
    await segmentsOf('user-0')
    expect(sent).toHaveLength(102)
  })

  it.each([
    ['network error', null],
    ['network error', new Response('', { status: 500 })],
    ['decode error', new Response('<html>')],
    ['decode error', Response.json({ data: {} })],
    ['decode error', fault({})],
    ['invalid identifier', fault({ code: 'INVALID_IDENTIFIER_EXCEPTION', classification: 'DataFetchingException' })],
    ['DataFetchingException', fault({ classification: 'DataFetchingException' })],
  ])('are null and say why: %s', async (cause, answer) => {
    const { segmentsOf, lines } = customerData([answer])
    expect(await segmentsOf('a')).toBeNull()
    expect(lines).toEqual([`Audience segments fetch failed (${cause})`])
  })

  it('are null without a host or a key', async () => {
    const { segmentsOf, lines, sent } = customerData([])
    expect(await segmentsOf('a', { ...platform, publicKey: '' })).toBeNull()
    expect([lines, sent]).toEqual([['Audience segments fetch failed (invalid parameters)'], []])
  })

  it('are waited for no longer than a page can, and no more where nothing answers', async () => {
    const { segmentsOf, sent } = customerData(
      Array.from({ length: 40 }, (_, index) => (index < 6 ? null : 'hangs')),
      platform,
      false,
    )
    for (let index = 0; index < 20; index++) expect(await segmentsOf(`user-${index}`)).toBeNull()
    expect(sent.length).toBeLessThan(8)
  })

  it('hold up three pages where the platform is silent, before the first request is given up, and a fourth only asks again', async () => {
    const { segmentsOf, sent, pass } = customerData(
      Array.from({ length: 20 }, () => 'hangs'),
      platform,
      false,
    )
    for (let index = 0; index < 12; index++) expect(await segmentsOf(`user-${index}`)).toBeNull()
    expect(sent).toHaveLength(3)
    pass(1000)
    expect(await segmentsOf('user-12')).toBeNull()
    expect(sent).toHaveLength(4)
  })
})

describe('customer events', () => {
  const event = {
    type: 'fullstack',
    action: 'client_initialized',
    identifiers: { vuid: 'vuid_1' },
    data: { source: 'kerb', count: 2, nothing: null },
  }
  const ok = () => new Response('GIF')

  it('are one pixel each, with identifiers and data beside the tracker, type and action', async () => {
    const { events, sent } = customerData([ok()])
    expect([events.isRunning(), await events.send([event], 'request-1')]).toEqual([true, true])
    const [{ url, init } = { url: new URL('https://none.test'), init: {} }] = sent
    expect(new Headers(init.headers).get('x-correlation-id')).toBe('request-1')
    expect(url.origin + url.pathname).toBe('https://pixel.test/v2/zaius.gif')
    expect(PixelQuery.parse(Object.fromEntries(url.searchParams))).toEqual({
      vuid: 'vuid_1',
      source: 'kerb',
      count: '2',
      tracker_id: 'key',
      event_type: 'fullstack',
      vdl_action: 'client_initialized',
    })
  })

  it.each([
    ['network error', [null, null, null], 3],
    ['status 503', [503, 503, 503], 3],
    ['status 400', [400], 1],
  ] as const)('that fail say so: %s', async (cause, answers, attempts) => {
    const { events, sent, lines } = customerData(answers.map((status) => status && new Response('', { status })))
    expect(await events.send([event], 'request-1')).toBe(false)
    expect([sent.length, lines]).toEqual([attempts, [`ODP event send failed (${cause})`]])
  })

  it.each([
    ['no events', []],
    ['batch size above 1', [event, event]],
    ['no action', [{ ...event, action: '' }]],
  ])('are refused: %s', async (cause, list) => {
    const { events, sent, lines } = customerData([ok()])
    expect(await events.send(list, 'request-1')).toBe(false)
    expect([sent, lines]).toEqual([[], [`ODP event send failed (${cause})`]])
  })

  it('are taken only while the datafile names the platform', async () => {
    const { events, sent } = customerData([ok()], null)
    expect([events.isRunning(), await events.send([event], 'request-1'), sent]).toEqual([false, false, []])
  })

  it('wait a hundred at most', async () => {
    const { events, lines } = customerData(Array.from({ length: 101 }, () => 'hangs' as const))
    for (let index = 0; index < 100; index++) void events.send([event], 'request-1')
    expect(await events.send([event], 'request-1')).toBe(false)
    expect(lines).toEqual(['ODP event send failed (queue full)'])
  })
})
