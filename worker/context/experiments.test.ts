import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentHeader } from '../../shared/consent.fixtures.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { objectsOf } from '../../shared/json-fields.ts'
import { countOrder } from '../events/conversions.ts'
import type { QueuedEvent } from '../events/queued-event.ts'
import { datafile, projectWith } from '../experiments/datafile.fixtures.ts'
import type { Project } from '../experiments/project.ts'
import { createTestApp, documentOf, says } from '../test-app.fixtures.ts'
import { type ExperimentsOf, openExperiments } from './experiments.ts'

const page = documentOf('camp', [
  {
    type: 'experiment',
    experienceId: 'banner',
    variants: [{ variantId: 'off', targets: [says('Decided words')] }],
    baselines: [says('Baseline words')],
  },
])
const allowed = { cookie: consentHeader('targeting') }

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A shop with this response to datafile requests; `calls` are those requests. */
function shopWith(
  datafileAnswer: () => Response,
  vars = { DATAFILE_ORIGIN: 'https://data.example', DATAFILE_SDK_KEY: 'abc' },
) {
  const calls: string[] = []
  const app = createTestApp({
    vars,
    answer(url) {
      if (url.pathname.startsWith('/datafiles/')) {
        calls.push(url.href)
        return datafileAnswer()
      }
      const isPage = url.pathname.includes('/page/') && url.pathname.endsWith('/camp')
      return Response.json(isPage ? page : {}, { status: isPage ? 200 : 404 })
    },
  })
  const shownVariant = async (headers: Record<string, string>, query = '') => {
    const response = await app.request(`/en-us/camp${query}`, { headers })
    return /(Decided|Baseline) words/.exec(await response.text())?.[1] ?? `neither: ${response.status}`
  }
  return { asked: calls, words: shownVariant, lines: app.lines, pass: app.pass, settled: app.settled }
}

describe('an experiment on a page', () => {
  it('shows the variation of its flag once the datafile is there, to who allows targeting', async () => {
    const { asked, words } = shopWith(() => Response.json(datafile))
    await words({})
    await expect.poll(() => words(allowed)).toBe('Decided')
    expect(await words({})).toBe('Baseline')
    expect(await words({ cookie: consentHeader('functional') })).toBe('Baseline')
    expect(asked).toEqual(['https://data.example/datafiles/abc.json'])
  })

  it('is decided by the embedded platform’s datafile where no other is configured', async () => {
    const vars = { DATAFILE_ORIGIN: '', DATAFILE_SDK_KEY: 'abc' }
    const { asked, words } = shopWith(() => Response.json(datafile), vars)
    await expect.poll(() => words(allowed)).toBe('Decided')
    expect(asked).toEqual(['https://platform.internal/datafiles/abc.json'])
  })

  const day = 86_400_000
  const text = JSON.stringify(datafile)
  /** More than ten million characters, without a length in its headers. */
  const endless = () => {
    const part = new TextEncoder().encode(' '.repeat(1_000_000))
    return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(part) }))
  }
  it.each([
    ['broken', () => new Response('{')],
    ['half-written', () => new Response(text.slice(0, text.length / 2))],
    ['a page of HTML', () => new Response('<!doctype html><title>Sign in</title>')],
    ['of version 5', () => Response.json({ ...datafile, version: '5' })],
    ['endless', endless],
    ['said to be huge', () => new Response('{', { headers: { 'content-length': '10000001' } })],
    ['an error', () => new Response(null, { status: 500 })],
  ])('shows its baseline, and later its last good variation, when the datafile is %s', async (_, hostile) => {
    let isGood = false
    const { words, lines, pass, settled } = shopWith(() => (isGood ? Response.json(datafile) : hostile()))
    const faults = () => lines.filter(({ event }) => event.startsWith('datafile.'))
    expect(await words(allowed)).toBe('Baseline')
    await settled()
    expect(faults()).toHaveLength(1)
    isGood = true
    pass(10_000)
    await words(allowed)
    await settled()
    expect(await words(allowed)).toBe('Decided')
    isGood = false
    pass(600_000)
    await words(allowed)
    await settled()
    expect([await words(allowed), faults().length]).toEqual(['Decided', 2])
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each([
    ['of version 2', { ...datafile, version: '2' }],
    [
      'several megabytes long',
      { ...datafile, rollouts: [...objectsOf(datafile['rollouts']), { note: 'x'.repeat(5e6) }] },
    ],
  ])('is decided by a datafile %s', async (_, given) => {
    const { words, settled } = shopWith(() => Response.json(given))
    await words(allowed)
    await settled()
    expect(await words(allowed)).toBe('Decided')
  })

  it.each([
    ['equal keys', text.replace('{', '{"experiments":"none","version":"5",')],
    [
      'names of prototypes',
      text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
    ],
  ])('is decided by a datafile with %s', async (_, given) => {
    const { words, settled } = shopWith(() => new Response(given))
    await words(allowed)
    await settled()
    expect(await words(allowed)).toBe('Decided')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each([-400 * day, 400 * day])('is decided the same when the clock jumps by %i ms', async (jump) => {
    const { words, pass, settled, lines } = shopWith(() => Response.json(datafile))
    await words(allowed)
    await settled()
    pass(jump)
    for (let view = 0; view < 3; view += 1) expect(await words(allowed)).toBe('Decided')
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each([
    ['no JSON', '{"variants"'],
    ['nested without end', `{"variants":${'['.repeat(900)}`],
    ['names of prototypes', '{"variants":{"__proto__":"off","constructor":"off","banner":"constructor"}}'],
    ['a variant that is markup', '{"variants":{"banner":"<script>alert(1)</script>"}}'],
    ['a segment that is none', '{"segment":"constructor"}'],
    ['more than 2 KB', JSON.stringify({ variants: { banner: 'x'.repeat(3000) } })],
    ['a broken character', '%ff%fe'],
  ])('shows a page as usual for a test context with %s', async (_, context) => {
    const { words, lines, settled } = shopWith(() => Response.json(datafile))
    await words({})
    await settled()
    const query = context.startsWith('%') ? context : encodeURIComponent(context)
    expect(await words({}, `?p13n_testcontext=${query}`)).toBe('Baseline')
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('asks for none where none is configured', async () => {
    const { asked, words } = shopWith(() => Response.json(datafile), {
      DATAFILE_ORIGIN: 'https://data.example',
      DATAFILE_SDK_KEY: '',
    })
    expect(await words(allowed)).toBe('Baseline')
    expect(asked).toEqual([])
  })
})

describe('a page whose experience no datafile knows', () => {
  const decided = (answer: () => Response | Promise<Response>, wait: 'none' | 'endless') => {
    const app = createTestApp({
      wait,
      vars: { DECISION_ORIGIN: 'https://decide.example' },
      answer(url) {
        if (url.origin === 'https://decide.example') return answer()
        const isPage = url.pathname.includes('/page/') && url.pathname.endsWith('/camp')
        return Response.json(isPage ? page : {}, { status: isPage ? 200 : 404 })
      },
    })
    return app.request('/en-us/camp', { headers: allowed }).then((response) => response.text())
  }

  it('shows what the decision service says', async () => {
    const decisions = [{ experienceId: 'banner', variantId: 'off', reason: 'Bucket 12.' }]
    expect(await decided(() => Response.json({ decisions }), 'endless')).toContain('Decided words')
  })

  it.each([
    ['hangs', () => new Promise<Response>(() => undefined), 'none'],
    ['fails', () => new Response('', { status: 500 }), 'endless'],
    ['answers with something else', () => Response.json({ decisions: [{ experienceId: 1 }] }), 'endless'],
    ['answers with no JSON', () => new Response('<html>'), 'endless'],
  ] as const)('shows its baseline, and at once, where the service %s', async (_, answer, wait) => {
    expect(await decided(answer, wait)).toContain('Baseline words')
  })
})

describe('the experiments of a request', () => {
  const visitor = { id: 'vuid_0123456789abcdef0123456789a', kept: {} }
  const datafileOf = (project: Project | null) => ({
    current: () => project,
    onReady: async () => ({ success: false, reason: 'Failed to become ready' }) as const,
  })
  const opened = (overrides: Partial<ExperimentsOf> = {}) => {
    const events: QueuedEvent[] = []
    const experiments = openExperiments({
      datafile: datafileOf(projectWith()),
      arriving: async () => undefined,
      visitor,
      attributes: () => ({ country: 'de' }),
      ask: async () => null,
      segments: async () => null,
      counting: () => 'now',
      isExplained: false,
      keep: async (_, added) => events.push(...added) > 0,
      background: () => undefined,
      now: () => 1_763_200_000_000,
      ...overrides,
    })
    return { experiments, kept: events }
  }

  it('are stable for a visitor; an experience is the experiment of its name where there is no such flag', () => {
    const { decide } = opened().experiments
    expect([decide('banner'), decide('banner')]).toEqual([decide('loud_test'), decide('loud_test')])
    expect(['calm', 'loud']).toContain(decide('banner'))
  })

  it('are baselines for whom nothing is decided: settled, and not counted', async () => {
    const callService = vi.fn(async () => null)
    const { experiments, kept } = opened({ visitor: null, ask: callService })
    await experiments.prepare(['banner', 'elsewhere'])
    expect([experiments.decide('banner'), experiments.isSettled('banner')]).toEqual([null, true])
    expect([experiments.decide('elsewhere'), experiments.isSettled('elsewhere')]).toEqual([null, true])
    experiments.expose(['banner', 'elsewhere'])
    await experiments.convert('purchase', {}, 'order 1')
    expect([kept, experiments.visitor()]).toEqual([[], null])
    expect(callService).not.toHaveBeenCalled()
  })

  it('are decided where the datafile arrives while a page of a cold isolate waits', async () => {
    let project: Project | null = null
    const arriving = async () => {
      project = projectWith()
    }
    const { experiments } = opened({ datafile: { ...datafileOf(null), current: () => project }, arriving })
    await experiments.prepare([])
    expect(project).toBeNull()
    await experiments.prepare(['banner'])
    expect(['calm', 'loud']).toContain(experiments.decide('banner'))
  })

  it('are unsettled baselines until the datafile is there, and ask no service for them', async () => {
    const callService = vi.fn(async () => null)
    const { experiments, kept } = opened({ datafile: datafileOf(null), ask: callService })
    await experiments.prepare(['banner'])
    expect([experiments.decide('banner'), experiments.isSettled('banner')]).toEqual([null, false])
    experiments.expose(['banner'])
    expect(kept).toEqual([])
    expect(callService).not.toHaveBeenCalled()
  })

  it('ask the decision service once for what the datafile does not know', async () => {
    const callService = vi.fn<ExperimentsOf['ask']>(
      async () =>
        new Map([
          ['elsewhere', { variantId: 'b', reason: 'Bucket 5000.' }],
          ['constructor', { variantId: null, reason: 'There is no such experience.' }],
        ]),
    )
    const { experiments } = opened({ ask: callService })
    await experiments.prepare(['banner', 'elsewhere', 'constructor', 'elsewhere'])
    await experiments.prepare(['elsewhere'])
    expect(callService.mock.calls.map(([, ids]) => ids)).toEqual([['elsewhere', 'constructor']])
    expect([experiments.decide('elsewhere'), experiments.isSettled('elsewhere')]).toEqual(['b', true])
    expect([experiments.decide('constructor'), experiments.isSettled('constructor')]).toEqual([null, true])
  })

  it('are unsettled baselines where the decision service gives no answer, or none about them', async () => {
    const { experiments } = opened()
    await experiments.prepare(['elsewhere'])
    expect([experiments.decide('elsewhere'), experiments.isSettled('elsewhere')]).toEqual([null, false])
    const partial = opened({ ask: async () => new Map() }).experiments
    await partial.prepare(['elsewhere'])
    expect(partial.isSettled('elsewhere')).toBe(false)
  })

  it('are counted once per page view and experience, and not where a variant is forced or a page fetched ahead', () => {
    const { experiments, kept } = opened()
    experiments.expose(['banner', 'banner'])
    experiments.expose(['banner'])
    expect(kept.map(({ visitorId }) => visitorId)).toEqual([visitor.id])
    const forced = opened({ counting: () => 'never' })
    forced.experiments.expose(['banner'])
    expect([forced.kept, forced.experiments.postpone(['banner'])]).toEqual([[], []])
  })

  it('of a page that is fetched ahead are counted when the browser says that it is shown', async () => {
    const { experiments, kept } = opened({ counting: () => 'later' })
    experiments.expose(['banner'])
    const postponed = experiments.postpone(['banner', 'banner'])
    expect([kept, postponed.length]).toEqual([[], 1])
    const shown = opened()
    await shown.experiments.exposePostponed(postponed)
    expect(shown.kept.map(({ uuid }) => uuid)).toEqual(postponed.map(({ uuid }) => uuid))
  })

  it('count a conversion once by its cause, with its revenue, value and tags', async () => {
    const { experiments, kept } = opened()
    await experiments.convert('purchase', { revenue: 4200, value: 3, lines: 2 }, 'order 1')
    await experiments.convert('purchase', { revenue: 4200 }, 'order 1')
    await experiments.convert('purchase', { revenue: 4200 }, 'order 2')
    await experiments.convert('no such event', {}, 'order 1')
    const [first, repeatedUuid, otherUuid] = kept.map(({ uuid }) => uuid)
    expect([kept.length, first === repeatedUuid, first === otherUuid]).toEqual([3, true, false])
    expect(JSON.parse(kept[0]?.body ?? '').snapshots[0].events[0]).toMatchObject({
      key: 'purchase',
      revenue: 4200,
      value: 3,
      tags: { lines: 2 },
      timestamp: 1_763_200_000_000,
    })
  })

  it('have counted an order only once its event is stored', async () => {
    const waiting: (() => void)[] = []
    const keep = () => new Promise<boolean>((resolve) => void waiting.push(() => resolve(true)))
    const { experiments } = opened({ keep })
    const totals = { total: 4200 }
    const order = {
      status: 'PLACED',
      orderNumber: '1',
      totals,
      totalItems: 1,
      currency: 'USD',
      items: [],
      paymentMethods: [],
    }
    const done = async () => true
    const analytics = { log: done, postpone: async () => [], logPostponed: done, take: async () => [] }
    let isTold = false
    const counted = countOrder({ experiments, analytics, visitorId: 'v' }, order as unknown as PlacedOrder).then(() => {
      isTold = true
    })
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await new Promise(setImmediate)
    expect(isTold).toBe(false)
    for (const store of waiting) store()
    await counted
    expect(isTold).toBe(true)
  })

  it('keep the variation of a visitor who leaves the audience of an experiment', () => {
    const first = opened().experiments
    const variant = first.decide('banner')
    const after = first.visitor()
    expect([variant === null, Object.keys(after?.kept ?? {})]).toEqual([false, ['101']])
    const elsewhere = { attributes: () => ({ country: 'fr' }) }
    expect(opened({ ...elsewhere, visitor: after }).experiments.decide('banner')).toBe(variant)
    expect(opened(elsewhere).experiments.decide('banner')).not.toBe(variant)
  })

  it('give nobody a name where nothing is decided by it', async () => {
    const { experiments } = opened({ datafile: null })
    expect(experiments.visitor()).toBeNull()
    await experiments.prepare(['elsewhere'])
    expect(experiments.visitor()).toEqual(visitor)
  })

  it('keep nothing that the visitor’s id leads to by itself', () => {
    const forEverybody = [{ ...objectsOf(datafile['experiments'])[0], audienceIds: [] }]
    const { experiments } = opened({ datafile: datafileOf(projectWith({ experiments: forEverybody })) })
    expect(experiments.decide('banner')).not.toBeNull()
    expect(experiments.visitor()).toEqual(visitor)
  })

  it('say why, where an editor looks, and decide nothing then', async () => {
    const callService = async () => new Map([['elsewhere', { variantId: 'b', reason: 'Bucket 5000.' }]])
    const { experiments, kept } = opened({ isExplained: true, counting: () => 'never', ask: callService })
    await experiments.prepare(['banner', 'elsewhere', 'nowhere'])
    expect(['banner', 'elsewhere'].map(experiments.decide)).toEqual([null, null])
    const [first, ...reasons] = experiments.explain('banner')
    expect(first).toMatch(/^vuid_0123456789abcdef0123456789a would get (?:calm|loud)\.$/)
    expect(reasons).toContain('Evaluating audiences for experiment "loud_test": ["201"].')
    expect(reasons.some((reason) => /^Assigned bucket \d+ to user/.test(reason))).toBe(true)
    expect(experiments.explain('elsewhere')).toEqual([`${visitor.id} would get b.`, 'Bucket 5000.'])
    expect(experiments.explain('nowhere')[1]).toBe('The decision service has not answered for this experience.')
    expect([experiments.visitor(), kept]).toEqual([null, []])
    expect(opened().experiments.explain('banner')).toEqual([])
  })

  describe('for an audience that the customer data platform knows', () => {
    const leaf = { type: 'third_party_dimension', match: 'qualified', name: 'odp.audiences', value: 'runners' }
    const audiences = [{ id: '201', name: 'Runners', conditions: JSON.stringify(['or', leaf]) }]
    const forRunners = datafileOf(projectWith({ audiences }))

    it('are decided by its segments, which are asked for once', async () => {
      const segments = vi.fn(async () => ['runners'])
      const { experiments } = opened({ datafile: forRunners, segments })
      await experiments.prepare(['banner'])
      await experiments.prepare(['loud_test'])
      expect(['calm', 'loud']).toContain(experiments.decide('banner'))
      expect(segments).toHaveBeenCalledOnce()
      const other = opened({ datafile: forRunners, segments: async () => [] }).experiments
      await other.prepare(['loud_test'])
      expect([other.decide('loud_test'), other.isSettled('loud_test')]).toEqual([null, true])
    })

    it('are unsettled baselines, and not counted, where its segments can’t be had', async () => {
      const { experiments, kept } = opened({ datafile: forRunners })
      await experiments.prepare(['banner'])
      expect([experiments.decide('banner'), experiments.isSettled('banner')]).toEqual([null, false])
      experiments.expose(['banner'])
      expect(kept).toEqual([])
    })

    it('ask for none where no experiment of the page has such an audience', async () => {
      const segments = vi.fn(async () => null)
      const { experiments } = opened({ segments })
      await experiments.prepare(['banner'])
      experiments.decide('banner')
      expect(segments).not.toHaveBeenCalled()
    })
  })
})
