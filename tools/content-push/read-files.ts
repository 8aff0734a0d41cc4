import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { contentKinds, type IngestDocument } from '../../shared/contracts/ingest.ts'

/** A document on its way to the platform, which gives it its revision. `file` is for people. */
export type Draft = Omit<IngestDocument, 'revision'> & { readonly file: string }
export type Refusal = { readonly file: string; readonly reason: string }
export type Drafts = { readonly drafts: readonly Draft[]; readonly refused: readonly Refusal[] }

/** The folder's name for what every site shares. */
const shared = '_shared'
const siteShape = /^[a-z0-9]+-[a-z]{2}-[a-z]{2}$/

/** Every `{site or _shared}/{kind}/{key}.json` below a folder; a key with slashes is folders. Throws when there is no such folder. */
export async function readFiles(directory: string): Promise<Drafts> {
  const names = (await readdir(directory, { recursive: true })).map((name) => name.split(sep).join('/')).sort()
  const drafts: Draft[] = []
  const refused: Refusal[] = []
  for (const file of names.filter((name) => name.endsWith('.json'))) {
    const read = draftOf(file, await readFile(join(directory, file), 'utf8'))
    if ('reason' in read) refused.push(read)
    else drafts.push(read)
  }
  return { drafts, refused }
}

function draftOf(file: string, text: string): Draft | Refusal {
  const [site = '', kindName = '', ...rest] = file.slice(0, -'.json'.length).split('/')
  const key = rest.join('/')
  const kind = contentKinds.find((known) => known === kindName)
  const wrong = (reason: string): Refusal => ({ file, reason })
  if (site !== shared && !siteShape.test(site)) return wrong(`"${site}" is neither a site (kerb-en-us) nor ${shared}`)
  if (!kind) return wrong(`"${kindName}" is no kind of document: there are ${contentKinds.join(', ')}`)
  if (!key) return wrong('its name says no key')
  if ((kind === 'fragment') !== (site === shared)) return wrong(`fragments, and nothing else, are in ${shared}`)
  const document = objectIn(text)
  if (!('value' in document)) return wrong(document.reason)
  const { publish, ...own } = document.value
  const window = windowOf(publish)
  if (!window) return wrong('publish: {"from": instant, "until": instant}, each an ISO instant or left out')
  return {
    file,
    siteId: site === shared ? null : site,
    kind,
    key,
    ...window,
    document: { ...named(kind, key), ...own },
  }
}

/** What a document says of itself only when it isn't what its file's name says. */
function named(kind: Draft['kind'], key: string): Record<string, unknown> {
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

function windowOf(publish: unknown): Pick<Draft, 'publishFrom' | 'publishUntil'> | null {
  if (publish === undefined) return { publishFrom: null, publishUntil: null }
  if (typeof publish !== 'object' || publish === null) return null
  const { from = null, until = null } = publish as { from?: unknown; until?: unknown }
  const publishFrom = instantOf(from)
  const publishUntil = instantOf(until)
  return publishFrom === undefined || publishUntil === undefined ? null : { publishFrom, publishUntil }
}

/** In the one form that the platform keeps; undefined for what is none. */
function instantOf(value: unknown): string | null | undefined {
  if (value === null) return null
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined
  return new Date(value).toISOString()
}
