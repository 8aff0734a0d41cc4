import { z } from 'zod'
import { pick, readRows } from '../backend/db/table.ts'
import { liveRows } from './live-rows.ts'
import { contentDocuments } from './tables.ts'

/** An experiment's block in content (spec 2 §3): its id, its variants' ids, and the path of a page that has it. */
export type Experience = { readonly key: string; readonly variants: readonly string[]; readonly path: string }

const Block = z.object({
  type: z.literal('experiment'),
  experienceId: z.string(),
  variants: z.array(z.object({ variantId: z.string() })).catch([]),
})

const sql = `SELECT kind, key, document FROM (${liveRows('instr(document, \'"experienceId"\') > 0')})
ORDER BY CASE kind WHEN 'page' THEN 0 WHEN 'category' THEN 1 ELSE 2 END, key, site_id`

/** Experiences of all sites' documents, also of those that are not published yet, by their ids. */
export async function readExperiences(db: D1Database): Promise<readonly Experience[]> {
  const documents = readRows(pick(contentDocuments, 'kind', 'key', 'document'), await db.prepare(sql).all())
  const found = new Map<string, Experience>()
  for (const { kind, key, document } of documents)
    for (const { experienceId, variants } of blocksIn(document)) {
      const known = found.get(experienceId) ?? { key: experienceId, variants: [], path: pathOf(kind, key) }
      const ids = new Set([...known.variants, ...variants.map(({ variantId }) => variantId)])
      found.set(experienceId, { ...known, variants: [...ids] })
    }
  return [...found.values()].toSorted((one, other) => one.key.localeCompare(other.key, 'en'))
}

/** Blocks may stand in each other. */
function blocksIn(value: unknown): readonly z.output<typeof Block>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Block.safeParse(value)
  return [...(own.success ? [own.data] : []), ...Object.values(value).flatMap(blocksIn)]
}

/** A page that shows it; the home page for what stands on no page of its own, as in a fragment. */
function pathOf(kind: string, key: string): string {
  const [, category] = /^category\/(\w+)$/.exec(key) ?? []
  if (kind === 'category' || category) return `/c/c${category ?? key}`
  return kind === 'page' && key !== 'home' ? `/${key}` : '/'
}
