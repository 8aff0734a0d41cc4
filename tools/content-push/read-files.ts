import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { contentKinds, type IngestDocument } from '../../shared/contracts/ingest.ts'
import { locales, sites } from '../../shared/i18n/locales.ts'
import { readMoment } from '../../shared/time/moment.ts'
import { zoneOf } from '../../shared/time/zones.ts'

/** A document on its way to the platform, which gives it its revision. `file` is for people. */
export type Draft = Omit<IngestDocument, 'revision'> & { readonly file: string }
export type Refusal = { readonly file: string; readonly reason: string }
export type Drafts = { readonly drafts: readonly Draft[]; readonly refused: readonly Refusal[] }

/** The folder's name for what every site shares. */
export const shared = '_shared'
/** Where the schemas for editors' tools are (content:schema). */
export const schemas = '_schema'
/** Kinds that sites can share. */
const sharedKinds: ReadonlySet<string> = new Set<Draft['kind']>(['fragment', 'search-rule'])
const siteShape = /^[a-z0-9]+-[a-z]{2}-[a-z]{2}$/

/**
 * Every `{site or _shared}/{kind}/{key}.json` below a folder; a key with slashes is folders, and what stands behind an
 * `@` tells windows of one document apart. Names that begin with a dot are nobody's document. Throws when there is no
 * such folder.
 */
export async function readFiles(directory: string): Promise<Drafts> {
  const names = (await readdir(directory, { recursive: true })).map((name) => name.split(sep).join('/')).sort()
  const drafts: Draft[] = []
  const refused: Refusal[] = []
  const isDocument = (name: string) =>
    name.endsWith('.json') && !/(?:^|\/)\./.test(name) && !name.startsWith(`${schemas}/`)
  for (const file of names.filter(isDocument)) {
    const read = draftOf(file, await readFile(join(directory, file), 'utf8'))
    const twin = 'reason' in read ? undefined : drafts.find((draft) => windowId(draft) === windowId(read))
    if ('reason' in read) refused.push(read)
    else if (twin) refused.push({ file, reason: `${twin.file} is the same document with the same publish window` })
    else drafts.push(read)
  }
  return { drafts, refused }
}

const windowId = ({ siteId, kind, key, publishFrom, publishUntil }: Draft): string =>
  [siteId, kind, key, publishFrom, publishUntil].join('|')

/** The document that a file's name says; a reason where it says none. */
export function placeOf(file: string): Pick<Draft, 'siteId' | 'kind' | 'key'> | { readonly reason: string } {
  const [site = '', kindName = '', ...keyParts] = file.replace(/\.json$/, '').split('/')
  const key = keyParts.join('/').replace(/@[^/@]*$/, '')
  const kind = contentKinds.find((candidate) => candidate === kindName)
  const fault = (reason: string) => ({ reason })
  if (site !== shared && !siteShape.test(site)) return fault(`"${site}" is neither a site (kerb-en-us) nor ${shared}`)
  if (!kind) return fault(`"${kindName}" is no kind of document: there are ${contentKinds.join(', ')}`)
  if (!key) return fault('its name says no key')
  if (kind === 'fragment' && site !== shared) return fault(`fragments are in ${shared}`)
  if (site === shared && !sharedKinds.has(kind)) return fault(`only ${[...sharedKinds].join(' and ')} are in ${shared}`)
  return { siteId: site === shared ? null : site, kind, key }
}

function draftOf(file: string, text: string): Draft | Refusal {
  const place = placeOf(file)
  if ('reason' in place) return { file, ...place }
  const document = objectIn(text)
  if (!('value' in document)) return { file, reason: document.reason }
  const { publish, $schema: _schema, ...own } = document.value
  const window = windowOf(publish, zoneOfSite(place.siteId))
  if ('reason' in window) return { file, ...window }
  return { file, ...place, ...window, document: { ...named(place.kind, place.key), ...own } }
}

/** Fields that a document has only if they differ from its file's name. */
export function named(kind: Draft['kind'], key: string): Record<string, unknown> {
  const id = key.replaceAll('/', '-')
  if (kind === 'popup') return {}
  return kind === 'page'
    ? { id, slug: key }
    : kind === 'category' || kind === 'product'
      ? { id, slug: `${kind}/${key}` }
      : { id }
}

function objectIn(text: string): { value: Record<string, unknown> } | { reason: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: { ...value } }
    return { reason: 'not a JSON object' }
  } catch (error) {
    return { reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

const Publish = z.strictObject({ from: z.unknown(), until: z.unknown() }).partial()

function windowOf(
  publish: unknown,
  timeZone: string | null,
): Pick<Draft, 'publishFrom' | 'publishUntil'> | { readonly reason: string } {
  const shape = 'publish: {"from": instant, "until": instant}, each an ISO instant, a day, or left out'
  const { data, error } = Publish.safeParse(publish ?? {})
  if (!data) return { reason: `${shape} (${error.issues[0]?.message})` }
  const faults: string[] = []
  const edgeOf = (edge: 'from' | 'until'): string | null => {
    const written = data[edge] ?? null
    if (written === null) return null
    const moment =
      typeof written === 'string' ? readMoment(written, timeZone, edge) : ({ ok: false, fault: 'none' } as const)
    if (moment.ok) return new Date(moment.instant).toISOString()
    faults.push(momentFaults[moment.fault](String(written), timeZone) ?? shape)
    return null
  }
  const [publishFrom, publishUntil] = [edgeOf('from'), edgeOf('until')]
  const [reason] = faults
  if (reason !== undefined) return { reason }
  return publishFrom && publishUntil && publishFrom >= publishUntil
    ? { reason: 'publish: it ends before it begins' }
    : { publishFrom, publishUntil }
}

const momentFaults = {
  none: () => null,
  offset: (written: string, timeZone: string | null) =>
    `publish: "${written}" needs its offset, such as 2026-12-24T09:00+01:00${timeZone ? ` (a day alone is that day in ${timeZone})` : ''}`,
  skipped: (written: string, timeZone: string | null) =>
    `publish: "${written}" does not exist in ${timeZone}: the clocks are put forward over it`,
} as const

/** The zone of a site's shoppers; null for what all sites share. */
function zoneOfSite(siteId: string | null): string | null {
  const locale = locales.find((candidate) => siteId?.endsWith(`-${candidate}`))
  return locale ? zoneOf(sites[locale]) : null
}
