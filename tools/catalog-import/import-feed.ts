import { basename } from 'node:path'
import { defaultLocale, locales, sites } from '../../shared/i18n/locales.ts'
import { createCategoryTree } from './categories.ts'
import { collectRows } from './collect.ts'
import type { Console, FindingLog } from './console.ts'
import { currencyNamed } from './currency.ts'
import { type Feed, openFeed } from './feed.ts'
import type { Finding } from './finding.ts'
import type { BuildSettings } from './ingest-product.ts'
import { compileJoins } from './joins.ts'
import type { Options } from './options.ts'
import { createPlatformClient, type PlatformClient, PlatformUnavailable } from './platform-client.ts'
import { createPriceMoves, type PriceMoves } from './price-moves.ts'
import { type Built, productsOf } from './products.ts'
import { createSender, type Sent } from './sender.ts'
import { openSpool, type Spool } from './spool.ts'

export type Summary = Sent & {
  readonly rows: number
  readonly ignored: number
  readonly categories: number
  /** How prices move, of products that are on sale already. */
  readonly moves: PriceMoves
  /** Why the import ended early; products sent before that are imported. */
  readonly stopped: string | null
}

/**
 * Reads the entire feed, groups the rows of each product, and sends the products. Throws UnusableFeed or
 * PlatformUnavailable if not even the first product could be sent.
 */
export async function importFeed(options: Options, console: Console, log: FindingLog): Promise<Summary> {
  const feed = await openFeed(options.file, options.mapping)
  const client = await clientFor(options, console)
  const settings = settingsOf(options, feed)
  console.line(`${options.file}: ${feed.description}; texts for ${settings.locale}, prices in ${settings.currency}`)
  for (const note of [...feed.notes, ...foreignCurrency(settings)]) console.line(`! ${note}`)

  const spool = openSpool()
  try {
    const collected = await collectRows(feed, spool, {
      onFinding: log.add,
      onProgress: (rows, share) => console.progress(() => `Reading ${Math.floor(share * 100)}% · ${rows} rows`),
    })
    const moves = createPriceMoves()
    const { acceptPrices, dryRun } = options
    const importing = { revision: revisionOf(options.file), acceptPrices, dryRun }
    const sender = createSender({ client, importing, tree: settings.tree, moves, onFinding: log.add })
    let ignored = collected.ignored
    let stopped: string | null = null
    try {
      for await (const skipped of sendGroups(spool, feed, settings, sender, console, log)) ignored += skipped
    } catch (error) {
      if (!(error instanceof PlatformUnavailable) || sender.sent.written + sender.sent.unchanged === 0) throw error
      stopped = error.message
    }
    return { ...sender.sent, rows: collected.rows, ignored, categories: settings.tree.size(), moves, stopped }
  } finally {
    spool.close()
  }
}

/** A dry run needs no platform: without one it says nothing about prices. */
async function clientFor(options: Options, console: Console): Promise<PlatformClient | null> {
  const client = createPlatformClient(options)
  try {
    await client.status()
    return client
  } catch (error) {
    if (!options.dryRun || !(error instanceof PlatformUnavailable)) throw error
    console.line(`! Prices are not compared. ${error.message}`)
    return null
  }
}

/** Names the import in the console: its file, and when. */
const revisionOf = (file: string): string =>
  `${basename(file)
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 60)}-${new Date().toISOString().replaceAll(':', '.')}`

function settingsOf(options: Options, { mapping, sample }: Feed): BuildSettings {
  const locale = options.locale ?? mapping.mapping.locale ?? defaultLocale
  const usual = sites[locale].currency
  const currency = options.currency ?? mapping.mapping.currency ?? currencyNamed(sample, mapping, usual) ?? usual
  return { locale, currency, tree: createCategoryTree(locale), category: options.category }
}

function foreignCurrency({ currency, locale }: BuildSettings): string[] {
  if (currency === sites[locale].currency) return []
  const selling = locales.filter((locale) => sites[locale].currency === currency)
  return [
    `Prices are in ${currency} and nothing is converted: the products can be bought in ${selling.join(', ')}, not in ${locale}.`,
  ]
}

/** Yields, group by group, how many rows turned out not to count. */
async function* sendGroups(
  spool: Spool,
  { mapping }: Feed,
  settings: BuildSettings,
  sender: ReturnType<typeof createSender>,
  console: Console,
  log: FindingLog,
): AsyncGenerator<number> {
  const groups = spool.seal()
  const joins = compileJoins(mapping.mapping.joins ?? [])
  const find = (name: string, key: string) => spool.joined(name, key)
  const owners = new Map<string, string>()
  let sentGroups = 0
  for (const group of spool.groups()) {
    const rows = group.rows.map((row) => ({ ...row, fields: joins.joined(row.fields, find) }))
    const result = productsOf({ ...group, rows }, mapping, settings)
    for (const finding of result.findings) log.add(finding)
    for (const built of result.built) {
      if (built.leftOut > 0) console.line(partly(built))
      for (const finding of upcDoubts(built, owners)) log.add(finding)
      await sender.add(built)
    }
    sentGroups += 1
    console.progress(() => `Sending ${Math.floor((sentGroups / groups) * 100)}% · ${sentGroups} of ${groups} styles`)
    yield result.ignoredRows
  }
  await sender.finish()
}

/** Codes of sizes that came with an earlier product. */
function upcDoubts({ product, lines }: Built, owners: Map<string, string>): Finding[] {
  const { productId: id, skus } = product
  return skus.flatMap(({ upc }, place): Finding[] => {
    const other = owners.get(upc)
    if (other === undefined) owners.set(upc, id)
    const reason = `${upc} is a size of ${other} too`
    const at = { line: lines[place] ?? 0, field: 'upc', id }
    return other === undefined || other === id ? [] : [{ level: 'warning', ...at, code: 'upc-elsewhere', reason }]
  })
}

function partly({ product, lines, leftOut }: Built): string {
  return `! ${product.productId} goes in with ${lines.length} of ${lines.length + leftOut} sizes: its other rows have errors.`
}
