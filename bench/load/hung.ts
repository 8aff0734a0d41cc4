import { pause } from '../reliability/at-once.ts'
import { type FaultyShop, startFaultyShop } from '../rows/degradation/faulty-shop.ts'
import { percentile } from '../rows/row.ts'
import { look } from './sale.ts'

const crowd = 2000
const lanes = 50
/** Longer than a call may take. */
const openedWithinMs = 15_000
const settleMs = 6000

export type Hung = {
  /** Calls for each 100 visitors. */
  readonly share: number
  readonly perSecond: number
  readonly p99: number
}

type Service = 'content' | 'commerce'

/** Pages that nobody has asked for yet, each of which needs a call. */
const unseen = (service: Service, index: number) =>
  service === 'content' ? `/en-us/unseen-${index}` : `/en-us/p/x-KUN${10_000 + index}`

/** A crowd on pages of a service that has stopped to answer, from when its breaker has opened. */
export async function crowdHung(service: Service, log: (line: string) => void): Promise<Hung> {
  const shop = await startFaultyShop()
  try {
    await look(shop.url, '/en-us')
    shop[service].fail('hang')
    let next = 0
    const visit = () => look(shop.url, unseen(service, next++))
    await untilOpen(shop, visit)
    const server = shop[service]
    const [before, began] = [server.asked.length, performance.now()]
    const times: number[] = []
    const last = next + crowd
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (next < last) times.push((await visit()).ms)
      }),
    )
    const seconds = (performance.now() - began) / 1000
    const calls = server.asked.length - before
    const p99 = percentile(times, 0.99)
    log(
      `${service} hung: ${times.length} visitors in ${seconds.toFixed(1)} s, ${calls} calls, p99 ${Math.round(p99)} ms, slowest ${Math.round(Math.max(...times))} ms`,
    )
    // So many calls have one pause less between them.
    return { share: (calls / times.length) * 100, perSecond: Math.max(0, calls - 1) / seconds, p99 }
  } finally {
    await shop.dispose()
  }
}

async function untilOpen(shop: FaultyShop, visit: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await Promise.all(Array.from({ length: lanes }, visit))
  while (!shop.logs.some((line) => line.includes('breaker.opened'))) {
    if (performance.now() - began > openedWithinMs) throw new Error('no breaker has opened')
    await pause(20)
  }
  // Calls from before it opened are over.
  await pause(settleMs)
}
