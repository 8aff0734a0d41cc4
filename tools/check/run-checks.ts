import { seconds } from '../serve/step.ts'
import { twoAtATime } from '../two-at-a-time.ts'
import { type Check, checks } from './checks.ts'

export type CheckResult = {
  readonly name: string
  /** Findings; empty for none. */
  readonly findings: string
  /** How long it took, with one decimal. */
  readonly seconds: string
}

/** Runs the checks that are wanted and reports each as it ends. */
export function runChecks(
  isWanted: (check: Check) => boolean,
  report: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  return twoAtATime(checks.filter(isWanted), async (check) => {
    const started = performance.now()
    const findings = await check.find()
    const result = { name: check.name, findings, seconds: seconds(started) }
    report(result)
    return result
  })
}

/** A result as it is printed: a line, with the findings below it. */
export const resultText = ({ name, findings, seconds }: CheckResult): string =>
  `${findings ? 'FAILED' : 'ok    '}  ${name} (${seconds} s)${findings && `\n${findings}\n`}`
