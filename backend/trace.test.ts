import { afterEach, expect, it, vi } from 'vitest'
import { workerEdges } from './edges.ts'
import { compareSecret } from './hashing/compare-secret.ts'
import { inOwnTrace, inTrace } from './trace.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idOf = ({ headers }: RequestInit): string | null => new Headers(headers).get('x-correlation-id')
afterEach(() => vi.unstubAllGlobals())

/** The ids of calls, by where they went. */
function hearing() {
  const heard: [string, string | null][] = []
  const send = (answer: () => Response) => async (url: string, init: RequestInit) => {
    heard.push([url, idOf(init)])
    return answer()
  }
  vi.stubGlobal(
    'fetch',
    send(() => new Response()),
  )
  const HASHING = { fetch: send(() => Response.json({ matches: true })) } as unknown as Parameters<
    typeof compareSecret
  >[0]['HASHING']
  return { heard, HASHING }
}

it('two requests at once each have their own id in their calls', async () => {
  const { heard, HASHING } = hearing()
  const work = async (name: string) => {
    await workerEdges.fetch(`https://pay.test/${name}`, { headers: { authorization: 'Bearer key' } })
    await compareSecret({ HASHING }, 'secret', null)
  }
  await Promise.all(['a', 'b'].map((name) => inTrace(`request-${name}`, () => work(name))))
  expect(heard.toSorted()).toEqual([
    ['https://hashing.internal/', 'request-a'],
    ['https://hashing.internal/', 'request-b'],
    ['https://pay.test/a', 'request-a'],
    ['https://pay.test/b', 'request-b'],
  ])
})

it('work of its own has one id throughout', async () => {
  const { heard } = hearing()
  await inOwnTrace(async () => {
    await workerEdges.fetch('https://pay.test/1', {})
    await workerEdges.fetch('https://pay.test/2', {})
  })
  const [first, second] = heard.map(([, id]) => id)
  expect(first).toMatch(uuid)
  expect(second).toBe(first)
})

it('lines about a request have its id', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  inTrace('request-1', () => workerEdges.log('warn', 'carrier.no-answer', { reason: 'x' }))
  workerEdges.log('warn', 'carrier.no-answer', {})
  expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { level: 'warn', event: 'carrier.no-answer', requestId: 'request-1', reason: 'x' },
    { level: 'warn', event: 'carrier.no-answer' },
  ])
})
