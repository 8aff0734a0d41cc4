import { faultLine } from '../../shared/content/written.ts'
import { PlatformUnavailable } from '../catalog-import/platform-client.ts'
import { readDecoExport } from '../content-import/deco/read-export.ts'
import type { Terminal } from '../terminal.ts'
import { check } from './check.ts'
import { type BlockKnowledge, type BlockProps, readBlocks, withoutFaultyBlocks } from './check-blocks.ts'
import { createContentClient } from './content-client.ts'
import { type Options, readOptions, usage } from './options.ts'
import { plan, write } from './publish.ts'
import { readPublished, unpublished } from './published.ts'
import { type Drafts, readFiles } from './read-files.ts'

/**
 * The command: reads, checks, shows what would change, writes, and purges the storefront's caches. Exit codes as in
 * `usage`.
 */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const options = readOptions(args, env)
  if (!options.ok || options.value === null) {
    terminal.line(options.ok ? usage : `${options.failure}\n\n${usage}`)
    return options.ok ? 0 : 2
  }
  const { value } = options
  try {
    const knowledge = await readBlocks()
    const read = await readDrafts(value, knowledge.blocks, terminal)
    if (read.drafts.length + read.refused.length === 0) {
      terminal.line(`No documents in ${value.directory}.`)
      return 2
    }
    return await publish(read, value, knowledge, terminal)
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
  const sound = drafts.map((converted) => {
    const { draft, left } = withoutFaultyBlocks(converted, blocks)
    for (const fault of left) line(`note       ${draft.file}: left out, ${faultLine(fault)}`)
    return draft
  })
  return { drafts: sound, refused: [] }
}

async function publish(
  read: Drafts,
  { directory, to, dryRun, yes, force, allowMissing, format, ...addresses }: Options,
  knowledge: BlockKnowledge,
  { line, confirm }: Terminal,
): Promise<0 | 1 | 2> {
  const client = createContentClient({ to, ...addresses })
  // Links in another system's export were derived here, so broken ones are reported, not refused.
  const publishing = { knowledge, client, allowMissing: allowMissing || format !== 'files', line }
  const { sound, refused } = await check(read, publishing)
  const published = format === 'files' ? await readPublished(directory, to) : unpublished
  const { changes, unchanged, conflicts } = await plan(sound, client, published, { force, line })
  const summary = `${changes.length} to write, ${unchanged} unchanged, ${refused + conflicts} refused.`
  const allSound = refused + conflicts === 0
  if (dryRun) line(`Dry run: ${summary} Nothing was written.`)
  if (dryRun || changes.length === 0) {
    if (!dryRun) {
      line(summary)
      await published.save()
    }
    return allSound ? 0 : 1
  }
  if (!yes && !(await confirm?.(`${summary} Write?`))) {
    line(confirm ? 'Nothing was written.' : `${summary} Nothing was written: nobody can be asked here, so say --yes.`)
    return confirm ? 0 : 2
  }
  return (await write(changes, client, published, line)) && allSound ? 0 : 1
}
