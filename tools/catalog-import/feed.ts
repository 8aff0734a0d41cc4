import { detectFormat, type Format } from './detect-format.ts'
import { type CompiledMapping, compileMapping } from './mapping/compile.ts'
import { builtInMapping, type Dialect, dialectOf, loadMapping } from './mapping/load.ts'
import { type Cell, type Fields, isList, isRecord, type ReadItem, squash, UnusableFeed } from './raw-row.ts'
import { readDelimited } from './readers/delimited.ts'
import { readJson, readJsonLines } from './readers/json.ts'
import { readXml } from './readers/xml.ts'
import { openText } from './text-input.ts'

/** Rows from whose names and prices a feed is judged. */
const rowsSampled = 200
const rowsThatTell = 20

export type Feed = {
  /** `Google Merchant, tab-separated`. */
  readonly description: string
  /** Said to the user before the rows. */
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

/** Opens a file and settles, by its content, what it is and how to read it. Throws UnusableFeed. */
export async function openFeed(path: string, mappingPath: string | null): Promise<Feed> {
  const given = mappingPath === null ? null : compileMapping(loadMapping(mappingPath))
  const input = await openText(path)
  const format = detectFormat(input.head)
  const rows = given?.mapping.rows
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
  const dialect = given ? null : dialectOf([...new Set(sample.flatMap((fields) => Object.keys(fields)))])
  const mapping = given ?? compileMapping(builtInMapping(dialect ?? 'generic'))
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

async function* chained(first: ReadItem[], rest: AsyncGenerator<ReadItem>): AsyncGenerator<ReadItem> {
  yield* first.splice(0)
  yield* rest
}

/** One row for each entry of the list `each`; the entry takes the list's place in its record. */
async function* expanded(items: AsyncGenerator<ReadItem>, each: string | undefined): AsyncGenerator<ReadItem> {
  const name = each === undefined ? null : squash(each)
  for await (const item of items) {
    const list: Cell | undefined = name !== null && item.kind === 'row' ? item.fields[name] : undefined
    if (name === null || item.kind === 'fault' || list === undefined || list === null || !isList(list)) yield item
    else for (const entry of list) if (isRecord(entry)) yield { ...item, fields: { ...item.fields, [name]: entry } }
  }
}

/** Null when the names are known. A column that is only empty is no reason to refuse the file, as far as that can be told. */
function unknownNames(mapping: CompiledMapping, sample: readonly Fields[]): string | null {
  const missing = (['id', 'title', 'price'] as const).filter((field) =>
    sample.every((fields) => mapping.value(field, fields).length === 0),
  )
  if (missing.length === 0 || sample.length === 0) return null
  const names = [...new Set(sample.flatMap((fields) => Object.keys(fields)))].slice(0, 30)
  const reason = `No column is known to hold the ${missing.join(', the ')}. The file has: ${names.join(', ')}. Write a mapping file that tells which column is what (docs/import.md), and give it with --mapping.`
  if (missing.length > 1 || sample.length >= rowsThatTell) throw new UnusableFeed(reason)
  return reason
}

function emptyReason(format: Format, at: string | undefined): string {
  if (at !== undefined) return `There is no list of records at "${at}" in the file.`
  if (format.kind === 'xml') return 'The file has no products: no <item>, <entry> or <product> is in it.'
  return format.kind === 'delimited' ? 'The file has a header and no rows.' : 'The file has no list of records.'
}
