import { seconds } from '../serve/step.ts'
import { type Check, checks } from './checks.ts'

export type CheckResult = {
  readonly name: string
  /** What is wrong; empty if nothing is. */
  readonly findings: string
  /** How long it took, with one decimal. */
  readonly seconds: string
}

/** Runs the checks that are wanted, two at a time because most of them use one core, and reports each as it ends. */
export async function runChecks(
  isWanted: (check: Check) => boolean,
  report: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const waiting = checks.filter(isWanted)
  const results: CheckResult[] = []
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const findings = await check.find()
      const result = { name: check.name, findings, seconds: seconds(started) }
      results.push(result)
      report(result)
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  return results
}

/** A result as it is printed: a line, with the findings below it. */
export const resultText = ({ name, findings, seconds }: CheckResult): string =>
  `${findings ? 'FAILED' : 'ok    '}  ${name} (${seconds} s)${findings && `\n${findings}\n`}`
