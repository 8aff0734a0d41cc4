import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below those that systems give to outgoing connections, which could take a free one before it is used; above 10080,
 * the highest that browsers and `fetch` refuse to open.
 */
const portsOfOurs = { from: 10_100, to: 32_767 }

/** A port of 127.0.0.1 that nothing listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(portsOfOurs.from, portsOfOurs.to)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
