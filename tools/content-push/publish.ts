import { type Comparison, compare, sameWindow, windowText } from './compare.ts'
import { type ContentClient, cacheId } from './content-client.ts'
import type { Published } from './published.ts'
import type { Draft } from './read-files.ts'

type Line = (text: string) => void
type Change = { readonly draft: Draft; readonly comparison: Extract<Comparison, { kind: 'new' | 'changes' }> }
export type Plan = { readonly changes: readonly Change[]; readonly unchanged: number; readonly conflicts: number }

const linesShown = 40

/**
 * Shows what publishing these drafts would change, as it is found. A conflict is shown with the other editor's changes,
 * and skipped.
 */
export async function plan(
  drafts: readonly Draft[],
  client: ContentClient,
  published: Published,
  { force, line }: { readonly force: boolean; readonly line: Line },
): Promise<Plan> {
  const changes: Change[] = []
  let unchanged = 0
  let conflicts = 0
  const print = (lines: readonly string[]) => {
    for (const text of lines.slice(0, linesShown)) line(`           ${text.replace('document.', '')}`)
    if (lines.length > linesShown) line(`           … ${lines.length - linesShown} more`)
  }
  for (const draft of drafts) {
    const base = force ? undefined : published.revisionOf(draft.file)
    const comparison = compare(draft, await client.windows(draft, base), base)
    if (comparison.kind === 'unchanged') {
      unchanged += 1
      published.note(draft.file, comparison.revision)
      line(`unchanged  ${draft.file}`)
    } else if (comparison.kind === 'conflict') {
      conflicts += 1
      line(`conflict   ${draft.file}: somebody else has published it since (revision ${comparison.newest}):`)
      print(comparison.lines)
      line('           content:pull fetches it; --force publishes over it.')
    } else {
      changes.push({ draft, comparison })
      line(`${comparison.kind === 'changes' ? 'changes' : 'new'}    ${draft.file}`)
      print(comparison.lines)
      const otherWindows = comparison.beside.filter(
        (stored) => !drafts.some((sibling) => isOf(sibling, draft) && sameWindow(sibling, stored)),
      )
      for (const { revision, ...held } of otherWindows)
        line(`note       ${draft.file}: beside it stands what shows ${windowText(held)} (revision ${revision})`)
    }
  }
  return { changes, unchanged, conflicts }
}

const isOf = (a: Draft, b: Draft): boolean => a.siteId === b.siteId && a.kind === b.kind && a.key === b.key

/** Writes what was planned, and purges the storefront's caches. Returns whether both succeeded. */
export async function write(
  changes: readonly Change[],
  client: ContentClient,
  published: Published,
  line: Line,
): Promise<boolean> {
  const ids = new Set<string>()
  const written = new Map<string, number>()
  let refused = 0
  for (const { draft, comparison } of changes) {
    const { file, ...entry } = draft
    const id = [draft.siteId, draft.kind, draft.key].join('|')
    // Another window of the same document may have been written just now.
    const basedOn = written.get(id) ?? comparison.newest
    const revision = basedOn + 1
    const dated = { ...entry.document, ...(entry.kind !== 'popup' && { updatedAt: new Date().toISOString() }) }
    const { failed } = await client.write({ ...entry, revision, basedOn, document: dated })
    const [failure] = failed
    if (failure) {
      refused += 1
      line(`refused    ${file}: ${failure.reason}`)
      continue
    }
    written.set(id, revision)
    ids.add(cacheId(draft))
    published.note(file, revision)
    line(`${comparison.kind === 'changes' ? 'changed' : 'created'}    ${file} (revision ${revision})`)
    if (comparison.moved) {
      const { publishFrom, publishUntil } = comparison.moved
      const { siteId, kind, key } = draft
      const window = { publishFrom, publishUntil }
      await client.withdraw({ siteId, kind, key, window, basedOn: revision, forget: false })
      written.set(id, revision + 1)
      line(`withdrawn  ${file}: what showed ${windowText(window)}`)
    }
  }
  await published.save()
  return (ids.size === 0 || (await renew([...ids], client, line))) && refused === 0
}

/** Purges the storefront's caches; false, with the reason, when that failed. */
export async function renew(ids: readonly string[], client: ContentClient, line: Line): Promise<boolean> {
  const purged = await client.purge(ids)
  if ('reason' in purged) {
    line(
      `The storefront's caches weren't told: ${purged.reason}. Shoppers see the change within a minute. --shop names another.`,
    )
    return false
  }
  line(
    `${purged.length} cached ${purged.length === 1 ? 'document' : 'documents'} renewed${purged.length > 0 ? `: ${purged.join(', ')}` : ''}.`,
  )
  return true
}
