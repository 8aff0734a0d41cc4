import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { fromRoot } from '../serve/project.ts'
import { type Failure, type Report, reportFileVariable } from './report.ts'

const messageLines = 12

type Fault = { readonly message: string; readonly cause?: unknown; readonly VITEST_TEST_PATH?: unknown }

const textOf = ({ message, cause }: Fault): string =>
  cause instanceof Object && 'message' in cause ? `${message} ${String(cause.message)}` : message

/** Playwright's message of a wait has what it waited for on its third line. An unsteady test prints only one. */
const withWait = (message: string): string => message.replace(/\.?\nCall log:\n +- /, ', ')

function messageOf(errors: readonly Fault[]): string {
  const [text = ''] = stripVTControlCharacters(errors.map(textOf).join('\n')).split(/\n +at /)
  return withWait(text).split('\n').slice(0, messageLines).join('\n')
}

/** A file can belong to several projects: its tests have the same ids in each. */
const idOf = (test: TestCase): string => `${test.project.name} ${test.id}`

function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId
  const state = module.state()
  const failures: Failure[] = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed'
      ? [{ test: idOf(test), file, text: `${file}: ${test.fullName}\n${messageOf(errors)}` }]
      : []
  })
  const hooks = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  if (hooks.length > 0) failures.push({ file, text: `${file}\n${messageOf(hooks)}` })
  if (state === 'pending' || state === 'queued') failures.push({ file, text: `${file} did not finish` })
  return failures.length === 0 && state === 'failed' ? [{ file, text: `${file} failed without a message` }] : failures
}

function unhandledFailure(error: Fault): Failure {
  const path = error.VITEST_TEST_PATH
  return {
    text: `outside of tests\n${messageOf([error])}`,
    ...(typeof path === 'string' && { file: relative(fromRoot(''), path) }),
  }
}

/**
 * Writes what passed and what failed to the file that the environment names. Vitest's JSON report leaves out the errors
 * of no test, such as a browser that closed, and files that did not finish.
 */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const report: Report = {
      passed: tests.filter((test) => test.result().state === 'passed').map(idOf),
      failures: [...modules.flatMap(failuresOf), ...unhandled.map(unhandledFailure)],
    }
    const file = process.env[reportFileVariable]
    if (file) writeFileSync(file, JSON.stringify(report))
  }
}
