import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { type Currency, type Locale, sites } from '../../shared/i18n/locales.ts'
import { createCategoryTree } from './categories.ts'
import { type ConsoleReport, createConsoleReport, type Output } from './console-report.ts'
import { detectFormat } from './detect-format.ts'
import { loadRows } from './load-rows.ts'
import { loadMapping } from './mapping/load.ts'
import { type ImportOptions, importDefaults } from './options.ts'
import { createPlatformClient, PlatformTrouble } from './platform-client.ts'
import { type Built, productsOf } from './products.ts'
import { UnusableFeed } from './raw-row.ts'
import { createSender, type Sender } from './sender.ts'
import { openSpool, type Spool } from './spool.ts'
import { tellSummary } from './summary.ts'
import { openText } from './text-input.ts'

/** 0: everything is in; 1: some rows are not; 2: nothing could be done; 130: stopped by the user. */
export type ExitCode = 0 | 1 | 2 | 130
type Environment = { readonly output: Output; readonly signal: AbortSignal; readonly now?: Date }

/** One import from file to platform. Expected trouble is told and answered with an exit code; nothing is thrown for it. */
export async function runImport(options: ImportOptions, { output, signal, now = new Date() }: Environment): Promise<ExitCode> {
  let report: ConsoleReport | null = null
  let spool: Spool | null = null
  const trouble = (error: unknown): ExitCode => {
    if (!(error instanceof UnusableFeed || error instanceof PlatformTrouble)) throw error
    report?.close()
    output.write(`\n${error.message}\n`)
    return 2
  }
  try {
    report = createConsoleReport(output, options.report)
    spool = openSpool()
    return await importWith(options, report, spool, signal, now)
  } catch (error) {
    return trouble(error)
  } finally {
    spool?.close()
    report?.close()
  }
}

async function importWith(options: ImportOptions, report: ConsoleReport, spool: Spool, signal: AbortSignal, now: Date): Promise<ExitCode> {
  const started = performance.now()
  const mapping = options.mapping === undefined ? null : loadMapping(options.mapping)
  const input = await openText(options.file)
  const format = detectFormat(input.head)
  if (input.note) report.say(input.note)
  const client = createPlatformClient(options.origin, options.token)
  if (!options.dryRun) await client.check()

  const locale = options.locale ?? mapping?.locale ?? importDefaults.locale
  const loaded = await loadRows({ input, format, mapping, locale }, spool, report, signal)
  const currency = options.currency ?? mapping?.currency ?? loaded.currency ?? sites[locale].currency
  if (currency !== sites[locale].currency) report.say(foreignCurrency(currency, locale))

  const tree = createCategoryTree(locale)
  const settings = { locale, currency, now, tree, category: options.category ?? null }
  const sender = createSender(options.dryRun ? null : client, tree, report)
  const tally = { rowsIn: 0, describing: 0, ignored: loaded.ignored, failedRows: loaded.failed }
  const groups = signal.aborted ? 0 : spool.seal()
  try {
    await buildAll()
  } catch (error) {
    // What was sent stays: every product is whole. The summary tells how far it went.
    if (error instanceof PlatformTrouble) report.say(error.message)
    else throw error
    if (sender.counts.written + sender.counts.unchanged === 0) return 2
    tally.failedRows = loaded.rows - tally.rowsIn - tally.ignored - tally.describing
  }

  async function buildAll(): Promise<void> {
    let done = 0
    for (const group of groups === 0 ? [] : spool.groups()) {
      if (signal.aborted) break
      const result = productsOf(group, loaded.mapping, settings)
      for (const finding of result.findings) report.finding(finding)
      for (const built of result.built) {
        if (built.leftOut > 0) report.say(tellPartly(built))
        await sender.add(built)
      }
      const rowsIn = result.built.reduce((sum, { lines }) => sum + lines.length, 0)
      tally.rowsIn += rowsIn
      tally.describing += result.describingRows
      tally.ignored += result.ignoredRows
      tally.failedRows += group.rows.length + group.tooMany.length - rowsIn - result.describingRows - result.ignoredRows
      done += 1
      report.progress(() => `${options.dryRun ? 'Checking' : 'Importing'} ${Math.round((done / groups) * 100)} % · ${sender.counts.sent} products`)
    }
    await sender.finish()
  }

  tally.rowsIn -= sender.counts.refusedRows
  tally.failedRows += sender.counts.refusedRows
  report.close()
  const seconds = (performance.now() - started) / 1000
  for (const line of tellSummary({ options, loaded, tally, sender: sender.counts, categories: tree.size(), seconds, stopped: signal.aborted })) report.say(line)
  return exitCodeOf(tally.failedRows, sender, signal.aborted)
}

function exitCodeOf(failedRows: number, sender: Sender, stopped: boolean): ExitCode {
  if (stopped) return 130
  if (sender.counts.sent === sender.counts.refused) return 2
  return failedRows > 0 ? 1 : 0
}

function tellPartly({ product, lines, leftOut }: Built): string {
  return `! ${product.productId} "${nameOf(product)}" goes in with ${lines.length} of ${lines.length + leftOut} sizes: its other rows have errors.`
}

function nameOf(product: IngestProduct): string {
  return Object.values(product.texts)[0]?.name.slice(0, 60) ?? ''
}

function foreignCurrency(currency: Currency, locale: Locale): string {
  const selling = Object.values(sites).filter((site) => site.currency === currency).map((site) => site.locale)
  return `Prices are in ${currency}: products will be for sale in ${selling.join(', ')}, not in ${locale} (nothing is converted). --locale and --currency change that.`
}
