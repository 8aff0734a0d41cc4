import { SaxesParser } from 'saxes'
import { type Cell, type Fields, isList, type ReadItem, squash } from '../raw-row.ts'
import { withBareAmpersands } from './bare-ampersands.ts'

const recordNames = new Set(['item', 'entry', 'product'])
const longestRecord = 1_000_000
const deepest = 12

/** Entities that HTML knows and XML doesn't; feeds have them all the same. */
const htmlEntities = {
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
}

type Element = {
  readonly name: string
  readonly prefixed: boolean
  text: string
  readonly children: Map<string, Child>
}
type Child = { readonly prefixed: boolean; readonly cells: Cell[] }

/**
 * RSS and Atom: every `item`, `entry` or `product` is a row; `g:price` and `price` are one name, of which the first
 * wins.
 */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<ReadItem> {
  const items: ReadItem[] = []
  const parser = new SaxesParser({ xmlns: false, position: true })
  Object.assign(parser.ENTITIES, htmlEntities)
  let open: Element[] = []
  let line = 1
  let size = 0
  let broken: string | null = null
  let isOutsideReported = false

  parser.on('error', (error) => {
    if (!isHarmless(error.message)) broken ??= error.message
    if (open.length === 0 && broken) {
      // A broken tag makes every tag after it look wrong: until a record starts there is nothing more to tell.
      if (!isOutsideReported)
        items.push({
          kind: 'fault',
          line: parser.line,
          field: 'row',
          reason: `the XML is broken here: ${tellable(broken)}`,
        })
      isOutsideReported = true
      broken = null
    }
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    if (open.length === 0 && !recordNames.has(local.toLowerCase())) return
    if (open.length === 0) {
      line = parser.line
      size = 0
      broken = null
    }
    // Atom's <link href="…"/> has its value in an attribute.
    open.push({ name: squash(local), prefixed: local !== name, text: attributes['href'] ?? '', children: new Map() })
  })
  const addText = (part: string) => {
    const current = open.at(-1)
    size += part.length
    if (current && size <= longestRecord) current.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (!closed) return
    const parent = open.at(-1)
    if (parent) {
      if (open.length <= deepest) addChild(parent, closed)
      return
    }
    if (size > longestRecord) broken ??= `the record is longer than ${longestRecord} characters`
    items.push(
      broken
        ? { kind: 'fault', line, field: 'row', reason: `the XML of this record is broken: ${tellable(broken)}` }
        : { kind: 'row', line, fields: fieldsOf(closed) },
    )
    isOutsideReported = broken !== null
    broken = null
  })

  for await (const chunk of withBareAmpersands(text)) {
    parser.write(chunk)
    yield* items.splice(0)
  }
  if (open.length > 0)
    items.push({ kind: 'fault', line, field: 'row', reason: 'the file ends in the middle of this record' })
  open = []
  yield* items
}

function addChild(parent: Element, child: Element): void {
  const before = parent.children.get(child.name)
  const cell: Cell = child.children.size > 0 ? fieldsOf(child) : child.text.trim()
  if (!before || (child.prefixed && !before.prefixed))
    parent.children.set(child.name, { prefixed: child.prefixed, cells: [cell] })
  else if (before.prefixed === child.prefixed) before.cells.push(cell)
}

function fieldsOf(element: Element): Fields {
  const entries = [...element.children].map(([name, { cells }]): [string, Cell] => [
    name,
    (cells.length === 1 ? cells[0] : cells) ?? null,
  ])
  const ownText = element.text.trim()
  return Object.fromEntries(
    ownText === '' ? entries : [['text', ownText], ...entries.filter(([, cell]) => !isList(cell) || cell.length > 0)],
  )
}

/** A bare `&`, an unknown entity or a control character: the text around it can be used. */
function isHarmless(message: string): boolean {
  return /entity|disallowed character|character reference|xml declaration/i.test(message)
}

/** Without the parser's own position, which is the end of what it had read. */
function tellable(message: string): string {
  return message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '')
}
