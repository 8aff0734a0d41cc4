import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { resultText, runChecks } from './check/run-checks.ts'
import { buildIfStale } from './serve/build.ts'
import { fromRoot } from './serve/project.ts'
import { seconds } from './serve/step.ts'
import { Report, reportFileVariable } from './test/report.ts'

type Result = {
  readonly name: string
  readonly passed: number
  /** Each with its file and first message, shown at the end, which a truncated log still has. */
  readonly failures: readonly string[]
}
type Suite = { readonly name: string; run(): Promise<Result> }

/** One project of vitest.config.ts. A file that could not be loaded, or did not finish, counts as one failed test. */
function vitest(name: string): Suite {
  return {
    name,
    async run() {
      const reportFile = fromRoot(`.wrangler/test-report-${name}.json`)
      await rm(reportFile, { force: true })
      const args = [
        'run',
        '--project',
        // Also where it runs in several browsers: components, components-tokyo.
        `${name}*`,
        '--passWithNoTests',
        '--reporter=default',
        `--reporter=${fromRoot('tools/test/reporter.ts')}`,
      ]
      const child = spawn(process.execPath, [fromRoot('node_modules/vitest/vitest.mjs'), ...args], {
        cwd: fromRoot(''),
        stdio: 'inherit',
        env: { ...process.env, [reportFileVariable]: reportFile },
      })
      const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)))
      const text = await readFile(reportFile, 'utf8').catch(() => undefined)
      const report = text === undefined ? { passed: 0, failures: [] } : Report.parse(JSON.parse(text))
      const failures =
        code === 0 || report.failures.length > 0 ? report.failures : [`Vitest ended with ${code} and named no cause`]
      return { name, passed: report.passed, failures }
    },
  }
}

const check: Suite = {
  name: 'check',
  async run() {
    const results = await runChecks(
      () => true,
      (result) => console.log(resultText(result)),
    )
    const failures = results.flatMap(({ name, findings }) => (findings ? [`${name}\n${findings}`] : []))
    return { name: 'check', passed: results.length - failures.length, failures }
  },
}

const build: Suite = {
  name: 'build',
  async run() {
    const failure = await buildIfStale().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (failure) console.log(failure)
    return { name: 'build', passed: failure ? 0 : 1, failures: failure ? [failure] : [] }
  },
}

/** In this order. The suites of a stage run in parallel, because each leaves a core idle. */
const stages: readonly (readonly Suite[])[] = [
  [check, build],
  ...[
    ['unit'],
    ['boundaries', 'build-output'],
    ['integration'],
    ['contract'],
    ['reliability', 'components'],
    ['e2e'],
  ].map((names) => names.map(vitest)),
]
const suites = stages.flat()

async function timed(suite: Suite): Promise<Result> {
  const started = performance.now()
  console.log(`\n── ${suite.name}`)
  const result = await suite.run()
  console.log(`── ${suite.name}: ${result.passed} passed, ${result.failures.length} failed (${seconds(started)} s)`)
  return result
}

/** `npm test [-- SUITE…]`: all suites, or those named; ends with `N passed, N failed` over all of them. */
async function test(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new Error(`No suite "${unknown.join('", "')}". There are: ${suites.map((suite) => suite.name).join(', ')}`)
  const results: Result[] = []
  const isWanted = (suite: Suite) => names.length === 0 || names.includes(suite.name)
  for (const stage of stages) results.push(...(await Promise.all(stage.filter(isWanted).map(timed))))
  const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
  for (const { name, failures } of results) for (const failure of failures) console.log(`\nFAILED  ${name}  ${failure}`)
  console.log('')
  for (const { name, passed, failures } of results)
    console.log(`${name.padEnd(14)}${passed} passed, ${failures.length} failed`)
  const failed = sum(({ failures }) => failures.length)
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

await test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
