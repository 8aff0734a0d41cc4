import { describe, expect, it } from 'vitest'
import { createEventSink } from './event-sink.ts'

type Outboxes = Parameters<typeof createEventSink>[0]
const event = {
  uuid: 'u',
  visitorId: 'vuid_1',
  destination: { accountId: '1', projectId: '2', revision: '3', anonymizeIp: true },
  body: '{}',
}

/** Outboxes that answer so, and a clock on which a wait is over at once or never. */
function sink(answer: () => Promise<void>, isPatient = true) {
  const names: string[] = []
  const lines: string[] = []
  const outboxes = {
    idFromName: (name: string) => names.push(name),
    get: () => ({ enqueue: answer, forget: answer, lay: answer, take: answer }),
  }
  const edges = {
    wait: () => (isPatient ? new Promise(() => undefined) : Promise.resolve()),
    log: (_: string, name: string) => void lines.push(name),
  }
  return { ...createEventSink(outboxes as unknown as Outboxes, edges), names, lines }
}

const refused = [false, false, false]

describe('the sink of events', () => {
  it('has one outbox for a visitor, and several for many', async () => {
    const { enqueue, forget, names } = sink(async () => undefined)
    for (let index = 0; index < 200; index++) await enqueue(`vuid_${index}`, [event])
    expect(new Set(names).size).toBe(8)
    names.length = 0
    await enqueue('vuid_1', [event])
    await enqueue('vuid_1', [event])
    expect(new Set(names).size).toBe(1)
    await forget('vuid_1')
    const shard = names[0]?.split('-').at(-1)
    expect(new Set(names)).toEqual(
      new Set([`shard-${shard}`, `shop-log-${shard}`, `ga4-${shard}`, `data-layer-${shard}`]),
    )
  })

  it.each([
    ['hangs', () => new Promise<void>(() => undefined), false],
    ['fails', () => Promise.reject(new Error('object reset')), true],
    [
      'throws',
      () => {
        throw new Error('no such binding')
      },
      true,
    ],
  ] as const)('never throws nor waits long where an outbox %s, and says so in a line', async (_, answer, isPatient) => {
    const { enqueue, lay, take, forget, lines } = sink(answer, isPatient)
    expect([await enqueue('vuid_1', [event]), await lay('vuid_1', []), await forget('vuid_1')]).toEqual(refused)
    expect(await take('vuid_1', [])).toBeNull()
    expect(lines).toEqual(['events.not-queued', 'events.not-queued', 'events.not-forgotten', 'events.not-taken'])
  })
})
