import { fragmentCycle, fragmentUses } from '../../shared/content/fragment-cycle.ts'
import { faultLine } from '../../shared/content/written.ts'
import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { type BlockKnowledge, checkDraft } from './check-blocks.ts'
import { checkReferences } from './check-references.ts'
import type { ContentClient } from './content-client.ts'
import type { Draft, Drafts, Refusal } from './read-files.ts'
import { redirectFaults } from './redirect-faults.ts'

type Asks = {
  readonly knowledge: BlockKnowledge
  readonly client: ContentClient
  readonly allowMissing: boolean
  readonly line: (text: string) => void
}

/**
 * Everything that can be told of drafts before one of them is published, file and path with each. `refused` counts
 * files.
 */
export async function check(
  { drafts, refused }: Drafts,
  { knowledge: { blocks, ignoredFields }, client, allowMissing, line }: Asks,
): Promise<{ readonly sound: readonly Draft[]; readonly refused: number }> {
  const fragments = new Map(
    drafts.filter(({ kind }) => kind === 'fragment').map(({ key, document }) => [key, document]),
  )
  const includes = (id: string) => fragmentUses(fragments.get(id)).map(({ fragmentId }) => fragmentId)
  const refusals: Refusal[] = [...refused]
  for (const draft of drafts) {
    const { faults, warnings } = checkDraft(draft, blocks, ignoredFields)
    const reasons = faults.map(faultLine)
    const chain = draft.kind === 'fragment' ? fragmentCycle(draft.key, includes) : null
    if (chain) reasons.push(`fragments include each other: ${chain.join(' > ')}`)
    for (const reason of reasons) refusals.push({ file: draft.file, reason })
    for (const warning of warnings) line(`warning    ${draft.file}: ${faultLine(warning)}`)
  }
  const faulty = new Set(refusals.map(({ file }) => file))
  const rules = drafts.filter(({ kind, file }) => kind === 'search-rule' && !faulty.has(file))
  const ofRules = await checkRules(rules, client)
  refusals.push(...ofRules.failed)
  if (rules.some(({ document }) => 'redirect' in document))
    refusals.push(...redirectFaults(rules, await heldRules(client)))
  for (const { file, reason } of ofRules.warnings) line(`warning    ${file}: ${reason}`)
  const { missing, unchecked } = await checkReferences(drafts, {
    statusOf: client.statusOf,
    async fragment(key) {
      const { windows } = await client.windows({ siteId: null, kind: 'fragment', key })
      return windows.at(-1)?.document ?? null
    },
  })
  for (const { draft, fault } of missing)
    if (allowMissing) line(`warning    ${draft.file}: ${faultLine(fault)}`)
    else refusals.push({ file: draft.file, reason: faultLine(fault) })
  if (unchecked > 0)
    line(`note       ${unchecked} links and pictures could not be checked: the storefront did not answer.`)
  for (const { file, reason } of refusals) line(`refused    ${file}: ${reason}`)
  const files = new Set(refusals.map(({ file }) => file))
  return { sound: drafts.filter(({ file }) => !files.has(file)), refused: files.size }
}

async function heldRules(client: Pick<ContentClient, 'all'>): Promise<readonly IngestDocument[]> {
  const held: IngestDocument[] = []
  for await (const document of client.all('search-rule')) held.push(document)
  return held
}

const rulesPerCall = 200

/** Faults of search rules that the platform finds: it has the catalog. */
async function checkRules(
  drafts: readonly Draft[],
  client: Pick<ContentClient, 'check'>,
): Promise<{ readonly failed: readonly Refusal[]; readonly warnings: readonly Refusal[] }> {
  const failed: Refusal[] = []
  const warnings: Refusal[] = []
  for (let start = 0; start < drafts.length; start += rulesPerCall) {
    const chunk = drafts.slice(start, start + rulesPerCall)
    // The place in the list tells windows of one document apart.
    const report = await client.check(chunk.map(({ file: _file, ...draft }, place) => ({ ...draft, revision: place })))
    const named = ({ id, reason }: { readonly id: string; readonly reason: string }): Refusal => ({
      file: chunk[Number(id.slice(id.lastIndexOf('|') + 1))]?.file ?? id,
      reason: reason.replace('document.', ''),
    })
    failed.push(...report.failed.map(named))
    warnings.push(...(report.warnings ?? []).map(named))
  }
  return { failed, warnings }
}
