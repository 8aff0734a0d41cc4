import type { Feed } from './feed.ts'
import type { Finding } from './finding.ts'
import { compileJoins } from './joins.ts'
import type { CompiledMapping } from './mapping/compile.ts'
import type { Fields } from './raw-row.ts'
import type { Spool } from './spool.ts'
import { plainLine } from './values/plain-text.ts'

type Telling = {
  readonly onFinding: (finding: Finding) => void
  readonly onProgress: (rows: number, share: number) => void
}
export type Collected = { readonly rows: number; readonly ignored: number }

/** Reads the entire feed into the spool. Records that can't be rows, or have no unique id, are reported at once. */
export async function collectRows(feed: Feed, spool: Spool, { onFinding, onProgress }: Telling): Promise<Collected> {
  const { mapping } = feed
  const joins = compileJoins(mapping.mapping.joins ?? [])
  const filtersEarly = mapping.mapping.inherit === undefined
  let rows = 0
  let ignored = 0
  for await (const item of feed.items) {
    if (item.kind === 'fault') {
      rows += 1
      onFinding({ level: 'error', line: item.line, field: item.field, reason: item.reason })
      continue
    }
    const joinKeys = joins.keysOf(item.fields)
    for (const { as, key } of joinKeys) spool.addJoined(as, key, item.fields)
    if (filtersEarly && !mapping.counts(item.fields)) {
      if (joinKeys.length === 0) ignored += 1
      continue
    }
    rows += 1
    if (rows % 500 === 0) onProgress(rows, feed.progress())
    const finding = spoolRow(item.line, item.fields, mapping, spool)
    if (finding) onFinding(finding)
  }
  return { rows, ignored }
}

function spoolRow(line: number, fields: Fields, mapping: CompiledMapping, spool: Spool): Finding | null {
  const firstLine = (field: 'id' | 'groupId' | 'upc') => plainLine(mapping.value(field, fields)[0] ?? '')
  const [id, groupId] = [firstLine('id'), firstLine('groupId') || null]
  const error = (reason: string): Finding => ({
    level: 'error',
    line,
    field: 'id',
    reason,
    ...(id ? { id: id.slice(0, 60) } : {}),
  })
  if (id === '') return error('is missing')
  const rowId = groupId !== null && mapping.isParent(fields) ? null : id
  const before = spool.add({ line, groupId, rowId, upc: firstLine('upc') || null, fields })
  return before === null ? null : error(`line ${before} has the same id: only that one counts`)
}
