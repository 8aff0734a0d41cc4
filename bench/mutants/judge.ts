import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suiteOf } from '../../tools/test/selection.ts'
import type { Mutant, MutatedFile } from './mutant.ts'

/** A run that takes longer has noticed something: most endless loops are mutations. */
const unitLimitMs = 90_000
const builtLimitMs = 300_000

export type Verdict = { readonly file: string; readonly noticed: boolean }
type Run = 'passed' | 'failed' | 'late'

/** The file with the mutation in it. Throws where its text isn't there just once: the list is stale. */
export function mutate(source: string, [text, replacement, means]: Mutant, file: string): string {
  const times = source.split(text).length - 1
  if (times !== 1) throw new Error(`${file}: the text of "${means}" is there ${times} times: ${text}`)
  const mutated = source.replace(text, () => replacement)
  if (mutated === source) throw new Error(`${file}: "${means}" changes nothing`)
  return mutated
}

/**
 * Every mutation of these files in the copy at `root`: unit tests that import the file, then its tests on what is
 * built.
 */
export async function judge(
  root: string,
  files: readonly MutatedFile[],
  log: (line: string) => void,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  const green = new Set<string>()
  for (const { file, tests = [], mutants } of files) {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const looks = [
      { name: `the unit tests of ${file}`, take: () => runUnit(root, file) },
      ...tests.map((test) => ({ name: test, take: () => runBuilt(root, test) })),
    ]
    for (const { name, take } of looks.filter((look) => !green.has(look.name))) {
      if ((await take()) !== 'passed')
        throw new Error(`Without any mutation there fail ${name}: they can tell nothing.`)
      green.add(name)
    }
    for (const mutant of mutants) {
      writeFileSync(path, mutate(source, mutant, file))
      let noticed = false
      for (const { take } of looks) {
        noticed = (await take()) !== 'passed'
        if (noticed) break
      }
      const [, , means] = mutant
      verdicts.push({ file, noticed })
      if (!noticed) log(`survived: ${file}: ${means}`)
    }
    writeFileSync(path, source)
  }
  return verdicts
}

const runUnit = (root: string, file: string): Promise<Run> =>
  vitest(root, ['related', '--run', '--project', 'unit*', '--passWithNoTests', file], unitLimitMs)

/** A build has to have the mutation in it: not every suite looks whether it is stale. */
async function runBuilt(root: string, test: string): Promise<Run> {
  const built = await run(root, ['tools/build.ts'], builtLimitMs)
  if (built !== 'passed') return built
  return vitest(root, ['run', '--project', suiteOf(test), test], builtLimitMs)
}

/** Stops at the first test that fails. */
const vitest = (root: string, args: readonly string[], limitMs: number): Promise<Run> =>
  run(root, ['node_modules/vitest/vitest.mjs', ...args, '--bail', '1'], limitMs)

/** Stops it, with all it has started, when its time is over. */
function run(root: string, args: readonly string[], limitMs: number): Promise<Run> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  })
  return new Promise((resolve) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, limitMs)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(late ? 'late' : code === 0 ? 'passed' : 'failed')
    })
  })
}
