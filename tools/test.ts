import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { resultText, runChecks } from './check/run-checks.ts'
import { buildIfStale } from './serve/build.ts'
import { fromRoot } from './serve/project.ts'
import { seconds } from './serve/step.ts'
import { requireFreeSpace } from './test/free-space.ts'
import { allFiles, changedFiles, forkFrom } from './test/git-files.ts'
import type { Failure, Report } from './test/report.ts'
import { runVitest } from './test/run-vitest.ts'
import { byImports, type Selection, selectAffected, selectNamed } from './test/selection.ts'
import { type Settled, settle } from './test/settle.ts'

type Suite = {
  readonly name: string
  /** All of it, or these files, from the root. */
  run(files: readonly string[]): Promise<Report>
  /** Runs these files once more, with nothing beside them; all of the suite's if there are none. */
  runAgain?(files: readonly string[]): Promise<Report>
}

/** More tests that pass only the second time are not chance: something has become unsteady. */
const unsteadyLimit = 3

const vitest = (name: string): Suite => ({
  name,
  run: (files) => runVitest(name, { files }),
  runAgain: (files) => runVitest(name, { files, alone: true }),
})

const check: Suite = {
  name: 'check',
  async run() {
    const results = await runChecks(
      () => true,
      (result) => console.log(resultText(result)),
    )
    return {
      passed: results.flatMap(({ name, findings }) => (findings ? [] : [name])),
      failures: results.flatMap(({ name, findings }) => (findings ? [{ text: `${name}\n${findings}` }] : [])),
    }
  },
}

/** In a process of its own, because what seeds is the tests' own. Rejects with what it says. */
async function seed(): Promise<void> {
  const args = ['--import', fromRoot('tests/harness/quick-miniflare.ts'), fromRoot('tests/harness/prepare-shop.ts')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(`The shop could not be seeded:\n${said.trim()}`)
}

const build: Suite = {
  name: 'build',
  async run() {
    const failure = await buildIfStale()
      .then(seed)
      .then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
    if (failure) console.log(failure)
    return failure ? { passed: [], failures: [{ text: failure }] } : { passed: ['build'], failures: [] }
  },
}

/** Stages run in turn, the suites of one at once: more of them beside each other only slow each other down. */
const stages: readonly (readonly Suite[])[] = [
  [check, build, vitest('unit'), vitest('boundaries')],
  [vitest('http'), vitest('components')],
  [vitest('e2e'), vitest('build-output')],
]
const suites = stages.flat()
const isOfBrowser = ({ name }: Suite) => ['components', 'e2e'].includes(name)
/** Each would build and seed the shop that it runs against, had `build` not done so before. */
const builtSuites = ['http', 'e2e']

async function timed(suite: Suite, run: () => Promise<Report>): Promise<{ suite: Suite; report: Report }> {
  const started = performance.now()
  console.log(`\n── ${suite.name}`)
  const report = await run()
  const { passed, failures } = report
  console.log(`── ${suite.name}: ${passed.length} passed, ${failures.length} failed (${seconds(started)} s)`)
  return { suite, report }
}

/**
 * A failed test is run once more: alone, and after all other suites, so that a busy machine is not taken for a fault.
 */
async function secondTry(suite: Suite, first: Report): Promise<Settled> {
  const { runAgain } = suite
  const isChance = first.failures.length > 0 && first.failures.length <= unsteadyLimit
  if (!runAgain || !isChance) return { passed: first.passed.length, failed: first.failures, unsteady: [] }
  const files = first.failures.map(({ file }) => file)
  const known = files.filter((file) => file !== undefined)
  const { report } = await timed({ ...suite, name: `${suite.name}, what failed once more` }, () =>
    runAgain(known.length < files.length ? [] : [...new Set(known)]),
  )
  return settle(first, report)
}

/** `UNSTEADY name (first message)`, one line. */
function unsteadyLine(suite: string, { text }: Failure): string {
  const [name, message = ''] = text.split('\n')
  return `UNSTEADY  ${suite}  ${name} (${message})`
}

/**
 * Resolves when there is a browser for the suites that need one, in a process of its own: the first suites run beside
 * an installation.
 */
async function browserReady(): Promise<void> {
  const child = spawn(process.execPath, [fromRoot('tests/harness/install-chromium.ts')], { stdio: 'inherit' })
  await once(child, 'close')
}

/** Only a selection asks Git: all suites also run where there is none. */
function selected(args: readonly string[], since: string | undefined): Selection {
  const names = suites.map(({ name }) => name)
  if (args.length === 0) return new Map(names.map((name) => [name, []]))
  const testFiles = allFiles().filter((file) => /\.test\.tsx?$/.test(file))
  const selection = since ? selectAffected(changedFiles(since), testFiles) : selectNamed(args, names, testFiles)
  return builtSuites.some((name) => selection.has(name)) ? new Map([['build', []], ...selection]) : selection
}

/**
 * `npm test [-- NAME…]`: all suites, or those, the folders of tests/ and the test files that are named;
 * `npm test -- --changed [REF]`: what may have broken since the branch left REF, or else main. Ends with
 * `N passed, N failed` over all of them.
 */
async function test(args: readonly string[]): Promise<void> {
  requireFreeSpace()
  const since = args[0] === '--changed' ? forkFrom(args[1] ?? 'main') : undefined
  const selection = selected(args, since)
  const isSelected = ({ name }: Suite) => selection.has(name)
  const browser = suites.filter(isSelected).some(isOfBrowser) ? browserReady() : undefined
  const run = async (suite: Suite) => {
    if (isOfBrowser(suite)) await browser
    const imported = since && byImports.includes(suite.name)
    return timed(suite, () =>
      imported ? runVitest(suite.name, { since }) : suite.run(selection.get(suite.name) ?? []),
    )
  }
  const runs: { suite: Suite; report: Report }[] = []
  for (const stage of stages) runs.push(...(await Promise.all(stage.filter(isSelected).map(run))))
  const results: (Settled & { name: string })[] = []
  for (const { suite, report } of runs) results.push({ name: suite.name, ...(await secondTry(suite, report)) })

  const sum = (count: (result: Settled) => number) => results.reduce((total, result) => total + count(result), 0)
  const unsteady = sum((result) => result.unsteady.length)
  const failed = sum((result) => result.failed.length) + (unsteady > unsteadyLimit ? 1 : 0)
  console.log('')
  for (const result of results)
    console.log(`${result.name.padEnd(14)}${result.passed} passed, ${result.failed.length} failed`)
  for (const { name, unsteady } of results) for (const failure of unsteady) console.log(unsteadyLine(name, failure))
  for (const { name, failed } of results)
    for (const failure of failed) console.log(`\nFAILED  ${name}  ${failure.text}`)
  if (unsteady > unsteadyLimit)
    console.log(`\nFAILED  ${unsteady} tests passed only the second time; more than ${unsteadyLimit} are not chance`)
  console.log(`\n${sum(({ passed }) => passed)} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
