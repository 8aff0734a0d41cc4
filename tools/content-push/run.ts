import { fragmentCycle, fragmentUses } from '../../shared/content/fragment-cycle.ts'
import { tellFault } from '../../shared/content/written.ts'
import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { PlatformUnavailable } from '../catalog-import/platform-client.ts'
import { readDecoExport } from '../content-import/deco/read-export.ts'
import { type BlockProps, checkDraft, readBlocks, withoutFaultyBlocks } from './check-blocks.ts'
import { type ContentClient, cacheId, createContentClient } from './content-client.ts'
import { diffLines } from './diff.ts'
import { type Options, readOptions, usage } from './options.ts'
import { type Draft, type Drafts, type Refusal, readFiles } from './read-files.ts'

/** `confirm` is null where nobody can be asked. */
export type Terminal = {
  readonly line: (text: string) => void
  readonly confirm: ((question: string) => Promise<boolean>) | null
}

/** The command: reads, checks, shows what would change, writes, and tells the storefront's caches. Exit codes as `usage` says. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const options = readOptions(args, env)
  if (!options.ok || options.value === null) {
    terminal.line(options.ok ? usage : `${options.reason}\n\n${usage}`)
    return options.ok ? 0 : 2
  }
  const { value } = options
  try {
    const blocks = await readBlocks()
    const read = await readDrafts(value, blocks, terminal)
    if (read.drafts.length + read.refused.length === 0) {
      terminal.line(`No documents in ${value.directory}.`)
      return 2
    }
    return await publish(read, value, blocks, createContentClient(value), terminal)
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    if (!missing && !(error instanceof PlatformUnavailable)) throw error
    terminal.line(missing ? `There is no folder ${value.directory}.` : `Nothing more was published. ${error.message}`)
    return 2
  }
}

async function readDrafts(
  { format, directory, under, site }: Options,
  blocks: BlockProps,
  { line }: Terminal,
): Promise<Drafts> {
  if (format === 'files') return readFiles(directory)
  const { drafts, report } = await readDecoExport(directory, { under, siteId: site })
  for (const { file, path, reason } of report) line(`note       ${file}${path ? ` ${path}` : ''}: ${reason}`)
  const sound = drafts.map((one) => {
    const { draft, left } = withoutFaultyBlocks(one, blocks)
    for (const fault of left) line(`note       ${one.file}: left out, ${tellFault(fault)}`)
    return draft
  })
  return { drafts: sound, refused: [] }
}

type Change = { readonly draft: Draft; readonly stored: IngestDocument | null; readonly lines: readonly string[] }
const linesShown = 40

async function publish(
  read: Drafts,
  { dryRun, yes }: Options,
  blocks: BlockProps,
  client: ContentClient,
  { line, confirm }: Terminal,
): Promise<0 | 1 | 2> {
  const { sound, refused } = check(read, blocks, line)
  const changes: Change[] = []
  let unchanged = 0
  for (const draft of sound) {
    const stored = await client.newest(draft)
    const lines = diffLines(stored ? shown(stored) : undefined, shown(draft), 'document')
    if (lines.length === 0) {
      unchanged += 1
      line(`unchanged  ${draft.file}`)
      continue
    }
    changes.push({ draft, stored, lines })
    line(`${stored ? 'changes' : 'new'}    ${draft.file}`)
    if (stored) for (const text of lines.slice(0, linesShown)) line(`           ${text.replace('document.', '')}`)
    if (stored && lines.length > linesShown) line(`           … ${lines.length - linesShown} more`)
  }
  const told = `${changes.length} to write, ${unchanged} unchanged, ${refused} refused.`
  if (dryRun) line(`Dry run: ${told} Nothing was written.`)
  if (dryRun || changes.length === 0) {
    if (!dryRun) line(told)
    return refused > 0 ? 1 : 0
  }
  if (!yes && !(await confirm?.(`${told} Write?`))) {
    line(confirm ? 'Nothing was written.' : `${told} Nothing was written: nobody can be asked here, so say --yes.`)
    return confirm ? 0 : 2
  }
  return (await write(changes, client, line)) && refused === 0 ? 0 : 1
}

/** What somebody would see differ: not when, and not the number of the revision. */
function shown({
  document,
  publishFrom,
  publishUntil,
}: Pick<IngestDocument, 'document' | 'publishFrom' | 'publishUntil'>) {
  const { revision: _revision, updatedAt: _updatedAt, ...own } = document
  return { ...own, ...(publishFrom && { publishFrom }), ...(publishUntil && { publishUntil }) }
}

function check({ drafts, refused }: Drafts, blocks: BlockProps, line: (text: string) => void) {
  const fragments = new Map(
    drafts.filter(({ kind }) => kind === 'fragment').map(({ key, document }) => [key, document]),
  )
  const includes = (id: string) => fragmentUses(fragments.get(id)).map(({ fragmentId }) => fragmentId)
  const refusals: Refusal[] = [...refused]
  const sound = drafts.filter((draft) => {
    const { faults, warnings } = checkDraft(draft, blocks)
    const reasons = faults.map(tellFault)
    const chain = draft.kind === 'fragment' ? fragmentCycle(draft.key, includes) : null
    if (chain) reasons.push(`fragments include each other: ${chain.join(' > ')}`)
    for (const reason of reasons) refusals.push({ file: draft.file, reason })
    for (const warning of warnings) line(`warning    ${draft.file}: ${tellFault(warning)}`)
    return reasons.length === 0
  })
  for (const { file, reason } of refusals) line(`refused    ${file}: ${reason}`)
  return { sound, refused: new Set(refusals.map(({ file }) => file)).size }
}

/** Whether all was taken, and the caches told. */
async function write(
  changes: readonly Change[],
  client: ContentClient,
  line: (text: string) => void,
): Promise<boolean> {
  const ids = new Set<string>()
  let refused = 0
  for (const { draft, stored } of changes) {
    const { file, ...entry } = draft
    const revision = (stored?.revision ?? 0) + 1
    const dated = { ...entry.document, ...(entry.kind !== 'popup' && { updatedAt: new Date().toISOString() }) }
    const { failed } = await client.write({ ...entry, revision, document: dated })
    const [failure] = failed
    if (failure) refused += 1
    else ids.add(cacheId(draft))
    line(
      failure
        ? `refused    ${file}: ${failure.reason}`
        : `${stored ? 'changed' : 'created'}    ${file} (revision ${revision})`,
    )
  }
  if (ids.size === 0) return refused === 0
  const purged = await client.purge([...ids])
  if ('reason' in purged) {
    line(
      `The storefront's caches weren't told: ${purged.reason}. Shoppers see the change within a minute. --shop names another.`,
    )
    return false
  }
  line(
    `${purged.length} cached ${purged.length === 1 ? 'document' : 'documents'} renewed${purged.length > 0 ? `: ${purged.join(', ')}` : ''}.`,
  )
  return refused === 0
}
