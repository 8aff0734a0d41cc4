import { closeSync, openSync, writeSync } from 'node:fs'
import { type Finding, tellFinding } from './finding.ts'
import { UnusableFeed } from './raw-row.ts'

const findingsShown = 40
const lineEveryMs = 2000
const redrawEveryMs = 100

/** A terminal, or a file or pipe that gets whole lines. */
export type Output = { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined; readonly write: (text: string) => unknown }

/** What the user sees while it runs: findings as they come (all of them in the report file), and one line of progress. */
export function createConsoleReport(output: Output, reportFile: string | undefined, clock: () => number = Date.now) {
  const file = reportFile === undefined ? null : openReport(reportFile)
  const counts = { error: 0, warning: 0 }
  let lastAt = clock()
  let drawn = false

  const clear = () => {
    if (drawn) output.write('\r\u001B[K')
    drawn = false
  }
  const say = (line: string) => {
    clear()
    output.write(`${line}\n`)
  }
  return {
    counts,
    say,
    finding(finding: Finding): void {
      const shown = counts.error + counts.warning
      counts[finding.level] += 1
      if (file !== null) writeSync(file, `${JSON.stringify(finding)}\n`)
      if (shown < findingsShown) say(tellFinding(finding))
      else if (shown === findingsShown) say(`… more findings are ${reportFile ? `in ${reportFile}` : 'not shown here: --report FILE writes them all'}.`)
    },
    /** At most ten times a second on a terminal, once in two seconds elsewhere. */
    progress(line: () => string): void {
      const now = clock()
      if (now - lastAt < (output.isTTY ? redrawEveryMs : lineEveryMs)) return
      lastAt = now
      if (!output.isTTY) return say(line())
      output.write(`\r\u001B[K${line().slice(0, (output.columns ?? 80) - 1)}`)
      drawn = true
    },
    close(): void {
      clear()
      if (file !== null) closeSync(file)
    },
  }
}
export type ConsoleReport = ReturnType<typeof createConsoleReport>

function openReport(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new UnusableFeed(`The report can't be written to ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
