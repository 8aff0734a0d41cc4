import { closeSync, openSync, writeSync } from 'node:fs'
import { type Finding, findingLine } from './finding.ts'
import { UnusableFeed } from './raw-row.ts'

const everyMs = 3000
const everyMsOnTerminal = 100
const shownBesideReport = 20

export type Terminal = { readonly isTTY: boolean; readonly columns: number; readonly write: (text: string) => void }

/** The command's output: lines, and one line of progress that is overwritten on a terminal. */
export function createConsole(terminal: Terminal, now: () => number = () => performance.now()) {
  let shown = false
  let last = 0
  const clear = () => {
    if (shown) terminal.write('\r\u001B[K')
    shown = false
  }
  return {
    line(text: string): void {
      clear()
      terminal.write(`${text}\n`)
    },
    progress(text: () => string): void {
      if (now() - last < (terminal.isTTY ? everyMsOnTerminal : everyMs)) return
      last = now()
      if (!terminal.isTTY) {
        terminal.write(`${text()}\n`)
        return
      }
      terminal.write(`\r\u001B[K${text().slice(0, Math.max(terminal.columns - 1, 20))}`)
      shown = true
    },
    clear,
  }
}
export type Console = ReturnType<typeof createConsole>

/** Reports every finding: on the console, or in the report file if there is one, with the first few on the console. */
export function createFindingLog(console: Console, reportPath: string | null) {
  const file = reportPath === null ? null : openReport(reportPath)
  const badLines = new Set<number>()
  let warnings = 0
  let reported = 0
  return {
    add(finding: Finding): void {
      if (finding.level === 'error') badLines.add(finding.line)
      else warnings += 1
      reported += 1
      if (file !== null) writeSync(file, `${JSON.stringify(finding)}\n`)
      if (file === null || reported <= shownBesideReport) console.line(findingLine(finding))
      else if (reported === shownBesideReport + 1) console.line(`… more in ${reportPath}`)
    },
    badRows: () => badLines.size,
    warnings: () => warnings,
    close(): void {
      if (file !== null) closeSync(file)
    },
  }
}
export type FindingLog = ReturnType<typeof createFindingLog>

function openReport(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new UnusableFeed(
      `The report ${path} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
