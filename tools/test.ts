import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { checks } from './check/checks.ts'
import { buildIfStale } from './serve/build.ts'
import { fromRoot } from './serve/project.ts'
import { seconds } from './serve/step.ts'

type Result = { readonly name: string; readonly passed: number; readonly failed: number }
type Suite = { readonly name: string; run(): Promise<Result> }

const reportFile = fromRoot('.wrangler/test-report.json')
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  success: z.boolean(),
})

/** One project of vitest.config.ts. A file that could not even be loaded counts as one failed test. */
function vitest(name: string): Suite {
  return {
    name,
    async run() {
      await rm(reportFile, { force: true })
      const args = [
        'run',
        '--project',
        name,
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ]
      const child = spawn(process.execPath, [fromRoot('node_modules/vitest/vitest.mjs'), ...args], {
        cwd: fromRoot(''),
        stdio: 'inherit',
      })
      const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)))
      const text = await readFile(reportFile, 'utf8').catch(() => undefined)
      if (text === undefined) return { name, passed: 0, failed: code === 0 ? 0 : 1 }
      const report = Report.parse(JSON.parse(text))
      const failed = report.numFailedTests || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites))
      return { name, passed: report.numPassedTests, failed }
    },
  }
}

const check: Suite = {
  name: 'check',
  async run() {
    let failed = 0
    for (const { name, find } of checks) {
      const findings = await find()
      console.log(`${findings ? 'FAILED' : 'ok    '}  ${name}${findings && `\n${findings}\n`}`)
      if (findings) failed++
    }
    return { name: 'check', passed: checks.length - failed, failed }
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
    return { name: 'build', passed: failure ? 0 : 1, failed: failure ? 1 : 0 }
  },
}

const suites: readonly Suite[] = [
  check,
  vitest('unit'),
  vitest('boundaries'),
  build,
  ...['build-output', 'integration', 'contract', 'reliability', 'e2e'].map(vitest),
]

/** `npm test [-- SUITE…]`: all suites, or those named; ends with `N passed, N failed` over all of them. */
async function test(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0)
    throw new Error(`No suite "${unknown.join('", "')}". There are: ${suites.map((suite) => suite.name).join(', ')}`)
  const results: Result[] = []
  for (const suite of suites) {
    if (wanted.length > 0 && !wanted.includes(suite.name)) continue
    const started = performance.now()
    console.log(`\n── ${suite.name}`)
    const result = await suite.run()
    console.log(`── ${suite.name}: ${result.passed} passed, ${result.failed} failed (${seconds(started)} s)`)
    results.push(result)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log('')
  for (const { name, passed, failed } of results) console.log(`${name.padEnd(14)}${passed} passed, ${failed} failed`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

await test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
