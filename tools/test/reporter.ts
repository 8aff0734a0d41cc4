import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'
import { type Report, reportFileVariable } from './report.ts'

const messageLines = 12

type Fault = { readonly message: string; readonly cause?: unknown }

const textOf = ({ message, cause }: Fault): string =>
  cause instanceof Object && 'message' in cause ? `${message} ${String(cause.message)}` : message

function messageOf(errors: readonly Fault[]): string {
  const [text = ''] = stripVTControlCharacters(errors.map(textOf).join('\n')).split(/\n +at /)
  return text.split('\n').slice(0, messageLines).join('\n')
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId
  const state = module.state()
  const failures = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed' ? [`${file}: ${test.fullName}\n${messageOf(errors)}`] : []
  })
  const hooks = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  if (hooks.length > 0) failures.push(`${file}\n${messageOf(hooks)}`)
  if (state === 'pending' || state === 'queued') failures.push(`${file} did not finish`)
  return failures.length === 0 && state === 'failed' ? [`${file} failed without a message`] : failures
}

/**
 * Writes what failed to the file that the environment names. Vitest's JSON report leaves out the errors of no test,
 * such as a browser that closed, and files that did not finish.
 */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const report: Report = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => `outside of tests\n${messageOf([error])}`),
      ],
    }
    const file = process.env[reportFileVariable]
    if (file) writeFileSync(file, JSON.stringify(report))
  }
}
