import { type Currency, sites, type Locale } from '../../shared/i18n/locales.ts'
import type { ConsoleReport } from './console-report.ts'
import type { Format } from './detect-format.ts'
import { type CompiledMapping, compileMapping } from './mapping/compile.ts'
import { compileCondition } from './mapping/condition.ts'
import { builtInMapping, dialectOf } from './mapping/load.ts'
import { cellAt, textsAt } from './mapping/look-up.ts'
import type { Mapping } from './mapping/mapping.ts'
import { type Fields, isList, isRecord, type ReadItem, UnusableFeed } from './raw-row.ts'
import { readDelimited } from './readers/delimited.ts'
import { readJson, readJsonLines } from './readers/json.ts'
import { readXml } from './readers/xml.ts'
import type { Spool } from './spool.ts'
import type { TextInput } from './text-input.ts'
import { plainLine } from './values/plain-text.ts'
import { parsePrice } from './values/price.ts'

export type Loaded = {
  readonly mapping: CompiledMapping
  readonly rows: number
  /** Rows that the mapping doesn't want. */
  readonly ignored: number
  readonly failed: number
  /** The first currency that a price names. */
  readonly currency: Currency | null
}
type Feed = { readonly input: TextInput; readonly format: Format; readonly mapping: Mapping | null; readonly locale: Locale }

/** Reads the whole file into the spool. What can be told of a row alone is told here: that it can't be read, has no id, or an old one. */
export async function loadRows(feed: Feed, spool: Spool, report: ConsoleReport, signal: AbortSignal): Promise<Loaded> {
  let compiled = feed.mapping ? compileMapping(feed.mapping) : null
  if (compiled?.mapping.joins) await loadJoined(feed, compiled.mapping, spool, signal)
  let [rows, ignored, failed, line] = [0, 0, 0, 0]
  let currency: Currency | null = null
  const fail = (at: number, field: string, reason: string) => {
    failed += 1
    report.finding({ level: 'error', line: at, field, reason })
  }

  for await (const item of itemsOf(feed, signal)) {
    if (signal.aborted) break
    rows += 1
    if (item.kind === 'fault') {
      fail(item.line, item.field, item.reason)
      continue
    }
    compiled ??= compileMapping(recognised(item.fields, feed.format, report))
    line = item.line
    for (const [index, fields] of expanded(item.fields, compiled.mapping, spool).entries()) {
      if (index > 0) rows += 1
      if (!compiled.mapping.inherit && !compiled.counts(fields)) {
        ignored += 1
        continue
      }
      currency ??= currencyOf(compiled, fields, feed.locale)
      const problem = spoolRow(compiled, fields, line, spool)
      if (problem) fail(line, 'id', problem)
    }
    report.progress(() => `Reading ${Math.round(feed.input.progress() * 100)} % · ${rows} rows`)
  }
  if (!compiled) throw new UnusableFeed(nothingFound(feed.format))
  return { mapping: compiled, rows, ignored, failed, currency }
}

function spoolRow(compiled: CompiledMapping, fields: Fields, line: number, spool: Spool): string | null {
  const one = (field: 'id' | 'groupId' | 'upc') => plainLine(compiled.value(field, fields)[0] ?? '') || null
  const groupId = one('groupId')
  const describes = groupId !== null && compiled.isParent(fields)
  const rowId = one('id') ?? (describes ? groupId : null)
  if (rowId === null) return 'is missing: each row needs an id of its own'
  // A row that may turn out to be only a description keeps no claim on an id: Shopify's picture rows all share their handle.
  const taken = spool.add({ line, groupId, rowId: describes ? null : rowId, upc: one('upc'), fields })
  return taken === null ? null : `${JSON.stringify(rowId.slice(0, 60))} is the id of line ${taken} already`
}

/** Rows of a record: one, or one an entry of its `each` list; with what is joined to it. */
function expanded(fields: Fields, mapping: Mapping, spool: Spool): Fields[] {
  const each = mapping.rows?.each
  const list = each ? cellAt(fields, each) : undefined
  const rows = list !== undefined && list !== null && isList(list) ? list.filter((entry) => isRecord(entry)).map((entry) => ({ ...fields, each: entry })) : [fields]
  if (!mapping.joins) return rows
  return rows.map((row) => {
    let joined: Fields = row
    for (const { as, by, many } of mapping.joins ?? []) {
      const found = textsAt(joined, by).flatMap((key) => spool.joined(as, key))
      joined = { ...joined, [as.toLowerCase()]: many ? found : (found[0] ?? null) }
    }
    return joined
  })
}

async function loadJoined(feed: Feed, mapping: Mapping, spool: Spool, signal: AbortSignal): Promise<void> {
  const joins = (mapping.joins ?? []).map((join) => ({ ...join, wants: compileCondition(join.where) }))
  for await (const item of itemsOf(feed, signal)) {
    if (item.kind === 'fault') continue
    for (const { as, key, wants } of joins) {
      const value = wants(item.fields) ? textsAt(item.fields, key)[0] : undefined
      if (value !== undefined) spool.addJoined(as, value, item.fields)
    }
  }
}

function itemsOf({ input, format, mapping }: Feed, signal: AbortSignal): AsyncGenerator<ReadItem> {
  const text = input.text(signal)
  if (format.kind === 'delimited') return readDelimited(text, format)
  if (format.kind === 'xml') return readXml(text)
  return format.kind === 'json' ? readJson(text, mapping?.rows?.at) : readJsonLines(text)
}

function recognised(fields: Fields, format: Format, report: ConsoleReport): Mapping {
  const columns = Object.keys(fields)
  const dialect = format.kind === 'xml' ? 'google' : dialectOf(columns)
  const mapping = builtInMapping(dialect)
  const compiled = compileMapping(mapping)
  if (dialect === 'generic' && (compiled.value('title', fields).length === 0 || compiled.value('price', fields).length === 0))
    throw new UnusableFeed(
      `This is no feed that is known by itself, and its columns tell no title or no price. Write a mapping file (docs/import.md) and give it with --mapping.\nColumns: ${columns.slice(0, 60).join(', ')}`,
    )
  report.say(`Recognised: ${{ google: 'Google Merchant', shopify: 'Shopify products', generic: 'columns with usual names' }[dialect]}`)
  return mapping
}

function currencyOf(compiled: CompiledMapping, fields: Fields, locale: Locale): Currency | null {
  const { currency } = sites[locale]
  const price = compiled.value('price', fields)[0]
  const parsed = price === undefined ? null : parsePrice(price, currency, compiled.mapping.decimal)
  if (parsed?.ok && parsed.value.currency) return parsed.value.currency
  const named = compiled.value('currency', fields)[0]
  const known = named === undefined ? null : parsePrice(`1 ${named.trim()}`, currency)
  return known?.ok ? known.value.currency : null
}

function nothingFound(format: Format): string {
  if (format.kind === 'xml') return 'The XML has no <item>, <entry> or <product>: it is no product feed, or it is broken from the start.'
  if (format.kind === 'delimited') return 'There is no row after the header line.'
  return 'The JSON has no list of records. Name it in a mapping file ("rows": {"at": "data.products"}), see docs/import.md.'
}
