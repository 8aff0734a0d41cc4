import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stateTemplate } from '../../tests/harness/seeded-state.ts'
import { freePort } from '../../tools/serve/ports.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Figure } from '../figure.ts'
import { copyTree } from '../mutants/tree-copy.ts'

type Edit = {
  readonly file: string
  readonly from: string
  readonly to: string
  /** Whether an answer of the shop's home page shows the edit. */
  readonly isShown: (answer: Response) => Promise<boolean>
}

const block: Edit = {
  file: 'client/blocks/hero/hero.tsx',
  from: 'className="hero"',
  to: 'className="hero edited"',
  isShown: async (answer) => /class="[^"]*\bhero edited\b/.test(await answer.text()),
}
const worker: Edit = {
  file: 'worker/http/security/security-headers.ts',
  from: "'strict-origin-when-cross-origin'",
  to: "'same-origin'",
  isShown: async (answer) => {
    await answer.body?.cancel()
    return answer.headers.get('referrer-policy') === 'same-origin'
  },
}

const startTimeoutMs = 120_000
const editTimeoutMs = 30_000
const pollMs = 25
const rounds = 3

/**
 * Polls because only the page itself shows whether a reader would see the edit. An answer that isn't there is none that
 * shows it.
 */
async function until(timeoutMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < timeoutMs) {
    if (await isTrue().catch(() => false)) return performance.now() - started
    await wait(pollMs)
  }
  throw new Error(`Nothing within ${timeoutMs / 1000} s.`)
}

/** Median time from saving the edit of a source to a page that shows it, in seconds. */
async function timeEdit(root: string, home: string, { file, from, to, isShown }: Edit): Promise<number> {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    writeFileSync(path, source.replace(from, to))
    times.push(await until(editTimeoutMs, async () => isShown(await fetch(home))))
    writeFileSync(path, source)
    await until(editTimeoutMs, async () => !(await isShown(await fetch(home))))
  }
  times.sort((a, b) => a - b)
  return (times[Math.floor(rounds / 2)] ?? 0) / 1000
}

/** `npm run dev` on a copy of the tree, which is edited. */
async function withDev<T>(use: (root: string, home: string) => Promise<T>): Promise<T> {
  const { root, remove } = copyTree()
  let dev: ChildProcess | undefined
  try {
    cpSync(fromRoot('dist'), join(root, 'dist'), { recursive: true })
    cpSync(await stateTemplate('demo'), join(root, '.wrangler/state'), { recursive: true })
    writeFileSync(join(root, '.wrangler/state/seeded'), '')
    const port = await freePort()
    const ports = { PORT: port, PLATFORM_PORT: await freePort(), DEMO_PORT: await freePort() }
    const env = {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, `${value}`])),
    }
    dev = spawn(process.execPath, ['tools/dev.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    dev.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
    const home = `http://127.0.0.1:${port}/en-us`
    await until(startTimeoutMs, async () => output.includes('watching'))
    return await use(root, home)
  } finally {
    if (dev?.exitCode === null) {
      dev.kill('SIGINT')
      await once(dev, 'close')
    }
    remove()
  }
}

export const devReloadFigures: readonly Figure[] = [
  {
    id: 'dev.reload',
    goal: 1,
    unit: "s from saving a block's source to a page that shows it, npm run dev",
    measure: () => withDev((root, home) => timeEdit(root, home, block)),
  },
  {
    id: 'dev.reload-worker',
    goal: 2,
    unit: "s from saving the Worker's source to a page that shows it, npm run dev",
    measure: () => withDev((root, home) => timeEdit(root, home, worker)),
  },
]
