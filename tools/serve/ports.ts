import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A TCP port from an environment variable, or `fallback`. Throws when the variable is no port. */
export function portFromEnv(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${text} is no port. Use a whole number from 1 to 65535.`)
  return port
}

/** Throws, with what to do, when something else already listens on this port of 127.0.0.1. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code ?? error.message})`
      reject(
        new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`),
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

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
