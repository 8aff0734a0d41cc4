import { detectFormat, type Format } from './detect-format.ts'
import { type CompiledMapping, compileMapping } from './mapping/compile.ts'
import { builtInMapping, type Dialect, dialectOf, loadMapping } from './mapping/load.ts'
import { type Cell, type Fields, isList, isRecord, type ReadItem, squash, UnusableFeed } from './raw-row.ts'
import { readDelimited } from './readers/delimited.ts'
import { readJson, readJsonLines } from './readers/json.ts'
import { readXml } from './readers/xml.ts'
import { openText } from './text-input.ts'

/** How many rows are sampled to detect a feed's columns and currency. */
const rowsSampled = 200
const rowsToSniff = 20

export type Feed = {
  /** `Google Merchant, tab-separated`. */
  readonly description: string
  /** Shown to the user before the rows. */
  readonly notes: readonly string[]
  readonly mapping: CompiledMapping
  readonly sample: readonly Fields[]
  readonly items: AsyncGenerator<ReadItem>
  readonly progress: () => number
}

const dialectNames: Readonly<Record<Dialect, string>> = {
  google: 'Google Merchant',
  shopify: 'Shopify',
  generic: 'known column names',
}
const formatNames = {
  xml: 'XML',
  json: 'JSON',
  'json-lines': 'JSON lines',
  '\t': 'tab-separated',
  ',': 'CSV',
  ';': 'CSV (;)',
  '|': 'CSV (|)',
}

/** Opens a file and determines from its content what it is and how to read it. Throws UnusableFeed. */
export async function openFeed(path: string, mappingPath: string | null): Promise<Feed> {
  const ownMapping = mappingPath === null ? null : compileMapping(loadMapping(mappingPath))
  const input = await openText(path)
  const format = detectFormat(input.head)
  const rows = ownMapping?.mapping.rows
  const items = expanded(readItems(input.text(), format, rows?.at), rows?.each)

  const first: ReadItem[] = []
  const sample: Fields[] = []
  while (sample.length < rowsSampled) {
    const next = await items.next()
    if (next.done) break
    first.push(next.value)
    if (next.value.kind === 'row') sample.push(next.value.fields)
  }
  if (first.length === 0) throw new UnusableFeed(emptyReason(format, rows?.at))
  const dialect = ownMapping ? null : dialectOf([...new Set(sample.flatMap((fields) => Object.keys(fields)))])
  const mapping = ownMapping ?? compileMapping(builtInMapping(dialect ?? 'generic'))
  const unknown = dialect === 'generic' ? unknownNames(mapping, sample) : null
  const formatName = formatNames[format.kind === 'delimited' ? (format.delimiter as ',') : format.kind] ?? 'CSV'
  return {
    description: `${dialect ? dialectNames[dialect] : 'mapping file'}, ${formatName}, ${input.encoding}`,
    notes: [input.note, unknown].filter((note) => note !== null),
    mapping,
    sample,
    items: chained(first, items),
    progress: input.progress,
  }
}

function readItems(text: AsyncGenerator<string>, format: Format, at: string | undefined): AsyncGenerator<ReadItem> {
  if (format.kind === 'xml') return readXml(text)
  if (format.kind === 'delimited') return readDelimited(text, format)
  return format.kind === 'json' ? readJson(text, at) : readJsonLines(text)
}

async function* chained(first: ReadItem[], remaining: AsyncGenerator<ReadItem>): AsyncGenerator<ReadItem> {
  yield* first.splice(0)
  yield* remaining
}

/** Makes a row for each entry of the list `each`; the entry takes the list's place in its record. */
async function* expanded(items: AsyncGenerator<ReadItem>, listPath: string | undefined): AsyncGenerator<ReadItem> {
  const name = listPath === undefined ? null : squash(listPath)
  for await (const item of items) {
    const list: Cell | undefined = name !== null && item.kind === 'row' ? item.fields[name] : undefined
    if (name === null || item.kind === 'fault' || list === undefined || list === null || !isList(list)) yield item
    else for (const entry of list) if (isRecord(entry)) yield { ...item, fields: { ...item.fields, [name]: entry } }
  }
}

/**
 * Null if the columns' names are recognized. A column that is merely empty in the sample is no reason to refuse the
 * file.
 */
function unknownNames(mapping: CompiledMapping, sample: readonly Fields[]): string | null {
  const missing = (['id', 'title', 'price'] as const).filter((field) =>
    sample.every((fields) => mapping.value(field, fields).length === 0),
  )
  if (missing.length === 0 || sample.length === 0) return null
  const names = [...new Set(sample.flatMap((fields) => Object.keys(fields)))].slice(0, 30)
  const reason = `No column is known to hold the ${missing.join(', the ')}. The file has: ${names.join(', ')}. Write a mapping file that tells which column is what (docs/import.md), and give it with --mapping.`
  if (missing.length > 1 || sample.length >= rowsToSniff) throw new UnusableFeed(reason)
  return reason
}

function emptyReason(format: Format, at: string | undefined): string {
  if (at !== undefined) return `There is no list of records at "${at}" in the file.`
  if (format.kind === 'xml') return 'The file has no products: no <item>, <entry> or <product> is in it.'
  return format.kind === 'delimited' ? 'The file has a header and no rows.' : 'The file has no list of records.'
}
