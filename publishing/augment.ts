import { fragmentUses } from '../shared/content/fragment-cycle.ts'
import { type Dated, earlier, findDocument, type Viewing } from './read-documents.ts'

type Document = Readonly<Record<string, unknown>>

/** How many fragments one page may come to. */
const maxFragments = 100

/**
 * A page with what it includes (spec 1 §7 "canvas/augmentedpage"): each fragment block carries its fragment's `blocks`,
 * as deep as they go. The block stays a block of its own, so that "the first target" means the same with and without
 * (docs/decisions/0013). One that isn't there, or that includes itself, keeps its id only.
 */
export async function augmentedPage(db: D1Database, page: Dated<Document>, viewing: Viewing): Promise<Dated<Document>> {
  const fragments = new Map<string, Document | null>()
  let { until } = page
  let references = named(page.value)
  while (references.length > 0 && fragments.size < maxFragments) {
    const fresh = [...new Set(references)].filter((id) => !fragments.has(id)).slice(0, maxFragments - fragments.size)
    const documents = await Promise.all(
      fresh.map((key) => findDocument(db, { siteId: '', kind: 'fragment', key }, viewing)),
    )
    for (const [index, id] of fresh.entries()) fragments.set(id, documents[index]?.value ?? null)
    for (const fragment of documents) until = earlier(until, fragment.until)
    references = documents.flatMap(({ value }) => (value ? named(value) : []))
  }
  return { value: filledDocument(page.value, fragments, []), until }
}

const named = (document: unknown): string[] => fragmentUses(document).map(({ fragmentId }) => fragmentId)

type Fragments = ReadonlyMap<string, Document | null>

function filled(value: unknown, fragments: Fragments, chain: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => filled(part, fragments, chain))
  return filledDocument(value, fragments, chain)
}

function filledDocument(value: object, fragments: Fragments, chain: readonly string[]): Document {
  const parts: Document = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, filled(part, fragments, chain)]),
  )
  const { type, fragmentId } = parts
  if (type !== 'fragment' || typeof fragmentId !== 'string' || chain.includes(fragmentId)) return parts
  const blocks = fragments.get(fragmentId)?.['blocks']
  return blocks === undefined ? parts : { ...parts, blocks: filled(blocks, fragments, [...chain, fragmentId]) }
}
