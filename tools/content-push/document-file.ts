import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { named, schemas, shared } from './read-files.ts'

type Held = Pick<IngestDocument, 'siteId' | 'kind' | 'key' | 'publishFrom' | 'publishUntil' | 'document'>

/**
 * Where a window of a document lives in a folder: `kerb-en-us/page/home.json`,
 * `kerb-en-us/page/home@2026-12-24T090000Z.json`.
 */
export function fileNameOf({ siteId, kind, key, publishFrom, publishUntil }: Held): string {
  const edge = publishFrom ?? (publishUntil && `until-${publishUntil}`)
  const window = edge ? `@${[edge, publishFrom && publishUntil].filter(Boolean).join('_')}` : ''
  const plain = window.replaceAll(':', '').replaceAll('.000Z', 'Z')
  return `${siteId ?? shared}/${kind}/${key}${plain}.json`
}

/**
 * A document as its file says it: without its revision, and without what its name says. `schema` is the file's own, or
 * that of its kind.
 */
export function textOf(
  { siteId, kind, key, publishFrom, publishUntil, document }: Held,
  schema: string | null,
): string {
  const { revision: _revision, updatedAt: _updatedAt, ...own } = document
  const implied = named(kind, key)
  const explicit = Object.entries(own).filter(([name, value]) => !(name in implied && implied[name] === value))
  const depth = `${siteId ?? shared}/${kind}/${key}`.split('/').length - 1
  const publish = { ...(publishFrom && { from: publishFrom }), ...(publishUntil && { until: publishUntil }) }
  const value = {
    $schema: schema ?? `${'../'.repeat(depth)}${schemas}/${kind}.json`,
    ...(Object.keys(publish).length > 0 && { publish }),
    ...Object.fromEntries(explicit),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
