import type { Loaded } from './load-rows.ts'
import type { ImportOptions } from './options.ts'
import type { Sender } from './sender.ts'

type Outcome = {
  readonly options: ImportOptions
  readonly loaded: Loaded
  readonly tally: { readonly rowsIn: number; readonly describing: number; readonly ignored: number; readonly failedRows: number }
  readonly sender: Sender['counts']
  readonly categories: number
  readonly seconds: number
  readonly stopped: boolean
}

/** The last lines. The bench reads the one with the memory (`readMeasures`). */
export function tellSummary({ options, loaded, tally, sender, categories, seconds, stopped }: Outcome): string[] {
  const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
  const rows = [
    `${tally.rowsIn} imported`,
    ...(tally.describing > 0 ? [`${tally.describing} only describe their product`] : []),
    ...(tally.ignored > 0 ? [`${tally.ignored} not wanted`] : []),
    `${tally.failedRows} failed`,
  ]
  const products = options.dryRun
    ? `${many(sender.sent, 'product')} would be sent (dry run)`
    : `${many(sender.sent, 'product')}: ${sender.written} written, ${sender.unchanged} unchanged, ${sender.refused} refused`
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
  return [
    ...(stopped ? ['Stopped. Every product that is in is whole; the same command goes on where it stopped.'] : []),
    `${many(loaded.rows, 'row')}: ${rows.join(', ')}`,
    `${products}; ${many(categories, 'category', 'categories')}`,
    `${seconds.toFixed(1)} s, ${Math.round(loaded.rows / Math.max(seconds, 0.001))} rows a second, at most ${peakMb} MB of memory`,
  ]
}

/** The figures in an import's output; null when it has none. */
export function readMeasures(output: string): { rows: number; rowsPerSecond: number; peakRssMb: number } | null {
  const rows = /^(\d+) rows?:/m.exec(output)?.[1]
  const found = /, (\d+) rows a second, at most (\d+) MB of memory/.exec(output)
  return rows && found ? { rows: Number(rows), rowsPerSecond: Number(found[1]), peakRssMb: Number(found[2]) } : null
}
