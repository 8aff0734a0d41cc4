import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentKinds, type IngestDocument } from '../../shared/contracts/ingest.ts'
import { command, type Environment } from './command.ts'
import { compare, sameWindow } from './compare.ts'
import { type Connection, connectionOf, connectionOptions, connectionUsage, flag } from './connection.ts'
import { type ContentClient, createContentClient } from './content-client.ts'
import { fileNameOf, textOf } from './document-file.ts'
import { type Published, readPublished } from './published.ts'
import { type Draft, readFiles } from './read-files.ts'
import { writeSchemas } from './write-schemas.ts'

const usage = `Usage: npm run content:pull -- DIR [options]

  DIR               where the documents go, as content:push reads them
  --site ID         only this site's (kerb-en-us; _shared for fragments)
  --kind K          only this kind's: ${contentKinds.join(', ')}
${connectionUsage}
  --force           overwrites what was changed in DIR and not published

Exit code: 0 DIR is what is published, 1 something was left alone, 2 nothing could be done.`

type Asked = Connection & {
  readonly directory: string
  readonly site: string | null
  readonly kind: string | null
  readonly force: boolean
}

/** The command: fetches every window of every published document as files. Exit codes as in `usage`. */
export const pull = command({
  usage,
  readAsked,
  work: (options, terminal) => fetchAll(options, createContentClient(options), terminal.line),
})

function readAsked(args: readonly string[], env: Environment): Asked | null {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...connectionOptions, site: text, kind: text, force: flag, help: flag },
  })
  if (values.help) return null
  const [directory, ...extraArguments] = positionals
  if (directory === undefined || extraArguments.length > 0) throw new Error('Which one folder?')
  const { site = null, kind = null, force } = values
  if (kind !== null && !contentKinds.some((candidate) => candidate === kind))
    throw new Error(`--kind ${kind}: there are ${contentKinds.join(', ')}`)
  return { ...connectionOf(values, env), directory, site, kind, force }
}

async function fetchAll(
  { directory, site, kind, force, to }: Asked,
  client: ContentClient,
  line: (text: string) => void,
): Promise<0 | 1> {
  await mkdir(directory, { recursive: true })
  await writeSchemas(directory)
  const { drafts } = await readFiles(directory)
  const published = await readPublished(directory, to)
  const count = { written: 0, unchanged: 0, left: 0 }
  const writtenFiles = new Set<string>()
  for await (const stored of client.all()) {
    if (kind !== null && stored.kind !== kind) continue
    if (site !== null && (stored.siteId ?? '_shared') !== site) continue
    const local = drafts.find((draft) => isOf(draft, stored))
    const file = local?.file ?? fileNameOf(stored)
    writtenFiles.add(file)
    const state = force || !local ? 'write' : await stateOf(local, stored, published, client)
    if (state === 'changed here') {
      count.left += 1
      line(`left       ${file}: it was changed here and is not published; --force overwrites it`)
      continue
    }
    if (state === 'write') {
      const path = join(directory, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, textOf(stored, await schemaIn(path)))
      line(`${local ? 'changed' : 'new'}    ${file} (revision ${stored.revision})`)
    }
    count[state === 'write' ? 'written' : 'unchanged'] += 1
    published.note(file, stored.revision)
  }
  for (const { file } of drafts)
    if (!writtenFiles.has(file) && site === null && kind === null && published.revisionOf(file) !== undefined)
      line(`note       ${file}: it is published no longer`)
  await published.save()
  line(`${count.written} written, ${count.unchanged} unchanged, ${count.left} left alone.`)
  return count.left > 0 ? 1 : 0
}

const isOf = (draft: Draft, stored: IngestDocument): boolean =>
  draft.siteId === stored.siteId && draft.kind === stored.kind && draft.key === stored.key && sameWindow(draft, stored)

/** A file that differs from both the published and the last fetched version was changed here. */
async function stateOf(
  local: Draft,
  stored: IngestDocument,
  published: Published,
  client: ContentClient,
): Promise<'unchanged' | 'write' | 'changed here'> {
  const windows = { newest: stored.revision, windows: [stored], base: null }
  if (compare(local, windows, undefined).kind === 'unchanged') return 'unchanged'
  const knownRevision = published.revisionOf(local.file)
  if (knownRevision === undefined || knownRevision === stored.revision) return 'changed here'
  const { base } = await client.windows(stored, knownRevision)
  if (!base) return 'changed here'
  const before = { newest: base.revision, windows: [base], base: null }
  return compare(local, before, undefined).kind === 'unchanged' ? 'write' : 'changed here'
}

/** The schema that a file names stays with it. */
async function schemaIn(path: string): Promise<string | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    const schema: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '$schema') : null
    return typeof schema === 'string' ? schema : null
  } catch {
    return null
  }
}
