import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../tools/serve/ports.ts'
import type { Figure } from '../figure.ts'
import { withClone } from '../last-commit.ts'

/** `npm start` says so when the demo's catalog is in the shop. */
const shopLine = /^\s*Shop\s+(http\S+)/

/** Seconds until the home page answers 200, with packages installed, Workers built and the demo's catalog sent. */
async function secondsToOpen(clone: string, log: (line: string) => void): Promise<number> {
  const ports = { PORT: await freePort(), PLATFORM_PORT: await freePort(), DEMO_PORT: await freePort() }
  const env = { ...process.env, ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `${port}`])) }
  const started = performance.now()
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = shopLine.exec(line)?.[1]
      if (url === undefined) {
        log(line)
        continue
      }
      const { status } = await fetch(`${url}/en-us`)
      if (status !== 200) throw new Error(`the home page answers ${status}`)
      return (performance.now() - started) / 1000
    }
    throw new Error('npm start ended before the shop was open')
  } finally {
    child.kill('SIGTERM')
    child.stdout.resume()
    await closed
  }
}

export const demoStartFigures: readonly Figure[] = [
  {
    id: 'demo.start',
    goal: 60,
    unit: 's from `npm start` in a bare clone of the last commit to a home page with the demo’s catalog',
    onlyWhenNamed: true,
    measure: ({ log }) => withClone((clone) => secondsToOpen(clone, log)),
  },
]
