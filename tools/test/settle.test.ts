import { expect, it } from 'vitest'
import type { Failure, Report } from './report.ts'
import { settle } from './settle.ts'

const testFailure = (test: string): Failure => ({ test, file: 'a.test.ts', text: `a.test.ts: ${test}\nno` })
const fileFailure: Failure = { file: 'a.test.ts', text: 'a.test.ts\nno shop' }
const outside: Failure = { text: 'outside of tests\nclosed' }
const report = (passed: string[], ...failures: Failure[]): Report => ({ passed, failures })

it('counts what passes the second time, and lists it', () => {
  const settled = settle(report(['adds'], testFailure('pays'), testFailure('ships')), report(['adds', 'pays', 'ships']))
  expect(settled).toEqual({ passed: 3, failed: [], unsteady: [testFailure('pays'), testFailure('ships')] })
})

it('keeps what fails twice, once', () => {
  const settled = settle(report(['adds'], testFailure('pays')), report(['adds'], testFailure('pays')))
  expect(settled).toEqual({ passed: 1, failed: [testFailure('pays')], unsteady: [] })
})

it('lists what only fails the second time', () => {
  const settled = settle(report(['adds'], testFailure('pays')), report(['pays'], testFailure('adds')))
  expect(settled).toEqual({ passed: 2, failed: [], unsteady: [testFailure('pays'), testFailure('adds')] })
})

it('counts the tests of a file that only opened the second time', () => {
  expect(settle(report([], fileFailure), report(['pays']))).toEqual({ passed: 1, failed: [], unsteady: [fileFailure] })
  const settled = settle(report([], fileFailure), report([], testFailure('pays')))
  expect(settled).toEqual({ passed: 0, failed: [testFailure('pays')], unsteady: [fileFailure] })
})

it('forgives nothing where the second run did not come to its end', () => {
  const crashed = report([], { text: 'Vitest ended with 1 and named no cause' })
  const failures = [testFailure('pays'), fileFailure, outside]
  for (const failure of failures) expect(settle(report([], failure), crashed).failed).toContain(failure)
})

it('forgives an error outside of tests that does not come back', () => {
  expect(settle(report(['pays'], outside), report(['pays'])).unsteady).toEqual([outside])
  expect(settle(report(['pays'], outside), report(['pays'], outside)).failed).toEqual([outside])
})
