import { rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { productionVars as vars } from '../../tests/harness/production.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'
import { findLeaks } from '../leaks/production-leaks.ts'

/** Lines of the sources below a folder of the project, tests and what only they use aside. */
async function linesOf(folder: string): Promise<number> {
  const entries = await readdir(fromRoot(folder), { recursive: true, withFileTypes: true })
  const sources = entries.filter(({ name }) => /(?<!\.(?:test|fixtures))\.tsx?$/.test(name))
  const texts = await Promise.all(sources.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
}

/** KB gzip of the platform's Worker; no size is small enough for one with WebAssembly. */
async function platformKilobytes(): Promise<number> {
  const files = await readdir(fromRoot('dist/platform'))
  if (files.some((name) => name.endsWith('.wasm'))) return Number.POSITIVE_INFINITY
  return gzipSync(await readFile(fromRoot('dist/platform/index.js'))).byteLength / 1024
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
    id: 'demo.worker',
    goal: 400,
    unit: 'KB gzip, platform Worker, which has no WebAssembly',
    measure: platformKilobytes,
  },
  {
    id: 'demo.leaks',
    goal: 0,
    unit: 'invented things in a production pair that nobody has sent anything',
    measure: leaks,
  },
]
