import { IngestProduct } from '../../shared/contracts/ingest.ts'
import { bySize } from '../../shared/sizing/size-order.ts'
import { type FeedRow, readFeedRow } from './feed-row.ts'
import type { Finding } from './finding.ts'
import { productIdsOf, upcOf } from './ids.ts'
import { type BuildSettings, ingestProductOf } from './ingest-product.ts'
import type { CompiledMapping } from './mapping/compile.ts'
import { textsOf } from './mapping/look-up.ts'
import { type Cell, type Fields, isList } from './raw-row.ts'
import { type Group, mostRowsOfGroup, type SpooledRow } from './spool.ts'
import { webAddress } from './values/web-address.ts'

const mostSizes = 200

/** A product ready to be sent, with the lines that it was made of. */
export type Built = { readonly product: IngestProduct; readonly lines: readonly number[]; readonly leftOut: number }
export type GroupResult = {
  readonly built: Built[]
  readonly findings: Finding[]
  readonly ignoredRows: number
}

/**
 * The colours of one style. A colour is built of its good rows; it is left out when it has none, or when it breaks the
 * contract.
 */
export function productsOf(group: Group, mapping: CompiledMapping, settings: BuildSettings): GroupResult {
  const findings: Finding[] = group.tooMany.map((line) => ({
    level: 'error',
    line,
    field: 'groupId',
    reason: `more than ${mostRowsOfGroup} rows have this group id`,
  }))
  const all = withInherited(group.rows, mapping.inherited)
  const counted = mapping.mapping.inherit ? all.filter(({ fields }) => mapping.counts(fields)) : all
  const parents = group.grouped ? counted.filter(({ fields }) => mapping.isParent(fields)) : []
  const describing = parents.length < counted.length ? new Set(parents) : new Set<SpooledRow>()
  const sellable = counted.filter((row) => !describing.has(row))

  const rows: FeedRow[] = []
  const badOf = new Map<string, number>()
  for (const spooled of sellable) {
    const read = readFeedRow(
      { ...spooled, rowId: spooled.rowId ?? mapping.value('id', spooled.fields)[0] ?? `line ${spooled.line}` },
      mapping,
      settings,
    )
    findings.push(...read.findings)
    if (read.row) rows.push(read.row)
    else {
      const colour = colourKeyOf(mapping.value('colour', spooled.fields)[0] ?? '', '')
      badOf.set(colour, (badOf.get(colour) ?? 0) + 1)
    }
  }

  const shared = sharedImagesOf(counted, mapping, findings)
  const byColour = inColours(rows, findings)
  const variants = [...byColour].map(([colourKey, list]) => ({ colourKey, rowIds: list.map(({ id }) => id) }))
  const ids = productIdsOf(group.stem, group.grouped, variants)
  const foreign = new Map([...byColour].map(([key, list]) => [key, new Set(list.flatMap(({ images }) => images))]))
  const built: Built[] = []
  for (const [colourKey, list] of byColour) {
    const otherImages = new Set([...foreign].flatMap(([key, images]) => (key === colourKey ? [] : [...images])))
    const ownImages = foreign.get(colourKey) ?? new Set<string>()
    const candidate = ingestProductOf(list, {
      ...settings,
      productId: ids.get(colourKey) ?? group.stem,
      masterId: group.masterId,
      images: [...ownImages, ...shared.filter((image) => !ownImages.has(image) && !otherImages.has(image))],
      upcs: upcsOf(list, findings),
    })
    const parsed = IngestProduct.safeParse(candidate)
    if (parsed.success) {
      const leftOut = badOf.get(colourKeyOf(list[0]?.colour ?? '', '')) ?? 0
      built.push({ product: parsed.data, lines: list.map(({ line }) => line), leftOut })
    } else findings.push(...list.map((row) => contractFinding(row, parsed.error.issues[0])))
  }
  return { built, findings, ignoredRows: all.length - counted.length }
}

function contractFinding(row: FeedRow, issue: { path: PropertyKey[]; message: string } | undefined): Finding {
  return {
    level: 'error',
    line: row.line,
    id: row.id.slice(0, 60),
    field: issue?.path.join('.') ?? 'row',
    reason: issue?.message ?? 'is not valid',
  }
}

function withInherited(rows: readonly SpooledRow[], columns: readonly string[]): readonly SpooledRow[] {
  if (columns.length === 0 || rows.length < 2) return rows
  const inherited: Record<string, Cell> = {}
  for (const column of columns) {
    const source = rows.find(({ fields }) => isFilled(fields, column))
    if (source) inherited[column] = source.fields[column] ?? null
  }
  return rows.map((row) => ({
    ...row,
    fields: {
      ...row.fields,
      ...Object.fromEntries(Object.entries(inherited).filter(([column]) => !isFilled(row.fields, column))),
    },
  }))
}

function isFilled(fields: Fields, column: string): boolean {
  if (!Object.hasOwn(fields, column)) return false
  const cell = fields[column] ?? null
  return cell !== null && (typeof cell === 'object' ? !isList(cell) || cell.length > 0 : textsOf(cell).length > 0)
}

function sharedImagesOf(rows: readonly SpooledRow[], mapping: CompiledMapping, findings: Finding[]): string[] {
  const images = new Set<string>()
  for (const { fields, line } of rows) {
    for (const address of mapping.value('sharedImages', fields)) {
      const parsed = webAddress(address)
      if (parsed.ok) images.add(parsed.value)
      else
        findings.push({
          level: 'warning',
          line,
          field: 'sharedImages',
          reason: `${parsed.failure}; the picture was left out`,
        })
    }
  }
  return [...images]
}

/** Rows by colour in the feed's order. A pattern counts only where it tells rows of the same colour apart. */
function inColours(rows: readonly FeedRow[], findings: Finding[]): Map<string, FeedRow[]> {
  const patterned = new Set(rows.map(({ pattern }) => pattern.toLowerCase())).size > 1
  const byColour = new Map<string, FeedRow[]>()
  for (const row of rows) {
    const key = colourKeyOf(row.colour, patterned ? row.pattern : '')
    const list = byColour.get(key) ?? []
    byColour.set(key, list)
    const twin = list.find(({ size }) => size.toLowerCase() === row.size.toLowerCase())
    const refuse = (reason: string) =>
      findings.push({ level: 'error', line: row.line, id: row.id.slice(0, 60), field: 'size', reason })
    if (twin)
      refuse(
        `${row.size === '' ? 'there is no size' : JSON.stringify(row.size)}, and line ${twin.line} is the same product in the same colour and size`,
      )
    else if (list.length >= mostSizes) refuse(`the product has more than ${mostSizes} sizes in this colour`)
    else list.push(patterned && row.pattern ? { ...row, colour: `${row.colour} ${row.pattern}`.trim() } : row)
  }
  for (const list of byColour.values()) list.sort((a, b) => bySize(a.size, b.size))
  return new Map([...byColour].filter(([, list]) => list.length > 0))
}

function colourKeyOf(colour: string, pattern: string): string {
  return `${colour} ${pattern}`.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Codes by row. The row's own id steps in where a code is missing or names several rows. */
function upcsOf(rows: readonly FeedRow[], findings: Finding[]): string[] {
  return rows.map(({ upc, id, line }) => {
    if (upc === null || rows.filter((row) => row.upc === upc).length === 1) return upcOf(upc ?? id)
    const reason = `${upc} is several sizes of this product; the row's own id stands in`
    findings.push({ level: 'warning', line, id: id.slice(0, 60), field: 'upc', code: 'upc-twice', reason })
    return upcOf(id)
  })
}
