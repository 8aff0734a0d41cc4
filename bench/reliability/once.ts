import { atOnce, range, seededRandom } from './at-once.ts'
import { cardSession } from './card.ts'
import { newShopper, placeOrder } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

export type OnceOptions = { readonly copies: number; readonly rounds: number; readonly seed: number }

/**
 * An order sent `copies` times at once with one key, a third of the senders hanging up before the answer: one
 * order, one capture, equal answers; the key with another payload is refused. Resolves to what went wrong, in words.
 */
export async function once(target: Target, { copies, rounds, seed }: OnceOptions): Promise<string[]> {
  const { origin, provider } = target
  const random = seededRandom(seed)
  const faults: string[] = []
  const size = await stockUp(target, 2, copies * rounds)
  for (const round of range(rounds)) {
    const shopper = await newShopper(origin, size)
    const session = await cardSession()
    const key = `once-${round}-${crypto.randomUUID()}`
    const send = (timeoutMs?: number) =>
      placeOrder(origin, shopper, key, session, timeoutMs === undefined ? {} : { timeoutMs })
    await atOnce(range(copies), copies, () => send(random() < 0.33 ? Math.ceil(random() * 60) : undefined))
    const settled = await settle(send)
    const again = await atOnce(range(copies), copies, () => send())
    const answers = new Set([settled.text, ...again.map(({ text }) => text)])
    if (settled.status !== 200) faults.push(`round ${round}: answered ${settled.status} ${settled.code}`)
    if (answers.size !== 1) faults.push(`round ${round}: ${answers.size} different answers`)
    const other = await placeOrder(origin, shopper, key, await cardSession())
    if (other.code !== 'API409')
      faults.push(`round ${round}: the key with another payload answered ${other.status} ${other.code}`)
    const { orderNumber } = JSON.parse(settled.text || '{}') as { orderNumber?: string }
    const captures = provider?.ledger().filter((line) => line.op === 'capture' && line.reference === orderNumber) ?? []
    if (provider && captures.length !== 1) faults.push(`round ${round}: ${captures.length} captures`)
  }
  return faults
}

/** Asks until the order is neither unknown nor still being made. */
async function settle(send: () => ReturnType<typeof placeOrder>) {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await send()
    const busy = reply.status === 0 || reply.status >= 423 || reply.text.includes('"status":"PROCESSING"')
    if (!busy) return reply
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return send()
}
