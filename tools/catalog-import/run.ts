import { createConsole, createFindingLog, type FindingLog, type Terminal } from './console.ts'
import { importFeed, type Summary } from './import-feed.ts'
import { type Options, readOptions, usage } from './options.ts'
import { peakMemoryMb } from './peak-memory.ts'
import { PlatformUnavailable } from './platform-client.ts'
import { UnusableFeed } from './raw-row.ts'

export type ExitCode = 0 | 1 | 2

/** The command. 0: all rows were imported, 1: some were not or their prices wait, 2: the import could not run. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<ExitCode> {
  const console = createConsole(terminal)
  const options = readOptions(args, env)
  if (!options.ok) {
    console.line(`${options.failure}\n\n${usage}`)
    return 2
  }
  if (options.value === null) {
    console.line(usage)
    return 0
  }
  const started = performance.now()
  let log: FindingLog | null = null
  try {
    log = createFindingLog(console, options.value.report)
    const summary = await importFeed(options.value, console, log)
    for (const line of summaryLines(summary, options.value, log)) console.line(line)
    console.line(figuresLine(summary.rows, performance.now() - started))
    return exitCodeOf(summary, log)
  } catch (error) {
    if (!(error instanceof UnusableFeed || error instanceof PlatformUnavailable)) throw error
    console.line(`Nothing was imported. ${error.message}`)
    return 2
  } finally {
    console.clear()
    log?.close()
  }
}

export function exitCodeOf(
  { written, unchanged, stopped, moves }: Summary,
  log: Pick<FindingLog, 'badRows'>,
): ExitCode {
  if (written + unchanged === 0) return 2
  return stopped === null && log.badRows() === 0 && moves.held() === 0 ? 0 : 1
}

function summaryLines(summary: Summary, { dryRun, report, origin }: Options, log: FindingLog): string[] {
  const { written, unchanged, failed, rows, ignored, categories, moves, stopped } = summary
  const lines = [
    dryRun
      ? `Dry run: ${count(written, 'product')} in ${count(categories, 'category', 'categories')} would be sent; nothing was.`
      : `${count(written, 'product')} written, ${unchanged} unchanged${failed > 0 ? `, ${failed} refused by the platform` : ''}; ${count(categories, 'category', 'categories')}.`,
  ]
  const bad = log.badRows()
  if (bad > 0)
    lines.push(`${count(bad, 'row')} of ${rows} not imported${report === null ? '' : `: ${report} tells why`}.`)
  if (log.warnings() > 0)
    lines.push(`${count(log.warnings(), 'warning')} (!): the rows are in; what is named there is left out or doubtful.`)
  if (ignored > 0)
    lines.push(`${count(ignored, 'row')} left out on purpose: drafts, or rows that the mapping leaves out.`)
  lines.push(...moves.lines({ dryRun, origin }))
  if (stopped !== null) lines.push(`Stopped early. ${stopped}`)
  if (written + unchanged === 0) lines.push('Nothing was imported: no row makes a product.')
  return lines
}

/** `npm run bench` reads this line. */
function figuresLine(rows: number, ms: number): string {
  const perSecond = Math.round(rows / Math.max(ms / 1000, 0.001))
  return `${rows} rows in ${(ms / 1000).toFixed(1)} s: ${perSecond} rows a second, peak memory ${peakMemoryMb()} MB`
}

function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`
}
