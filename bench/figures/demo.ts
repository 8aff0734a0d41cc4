import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productionVars as vars } from '../../tests/harness/production.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'
import { findLeaks } from '../leaks/production-leaks.ts'

/** Lines of the sources below a folder of the project, tests aside. */
async function linesOf(folder: string): Promise<number> {
  const entries = await readdir(fromRoot(folder), { recursive: true, withFileTypes: true })
  const sources = entries.filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
  const texts = await Promise.all(sources.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
}

async function leaks({ log }: Bench): Promise<number> {
  const statePath = await prepareState('empty')
  const options = { port: 0, platformPort: 0, statePath, build: false, vars, onLog: () => undefined }
  const pair = await startLocalRuntime(options)
  try {
    const found = await findLeaks({ ...pair, vars })
    for (const leak of found) log(leak)
    return found.length
  } finally {
    await pair.dispose()
    rmSync(statePath, { recursive: true, force: true })
  }
}

export const demoFigures: readonly Figure[] = [
  {
    id: 'demo.lines',
    goal: 14_000,
    unit: 'lines of platform/ without tests and migrations',
    measure: () => linesOf('platform'),
  },
  {
    id: 'demo.leaks',
    goal: 0,
    unit: 'invented things in a production pair that nobody has sent anything',
    measure: leaks,
  },
]
