import { integer } from '../../../../backend/db/column.ts'
import { pick, readRows } from '../../../../backend/db/table.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import { categoryTrees, listingBlocks } from '../../../db/catalogue-tables.ts'
import { type Block, dictionaries, readBlock } from './block.ts'
import { CategoryTree } from './category-tree.ts'

/** Size of one answer of the database: a few megabytes. */
const blocksPerRead = 32

/** A request that reads may be canceled, and then never says that it has ended. */
const longestReadMs = 1000
/** A promise of another request can't be awaited: the runtime may cancel it with that request. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

const versionColumns = pick(listingBlocks, 'block', 'version')
const blockColumns = listingBlocks.columns
const treeColumns = pick(categoryTrees, 'version', 'tree')
const versionsSql = 'SELECT block, version FROM listing_blocks ORDER BY block'
const blocksSql = 'SELECT block, version, facts FROM listing_blocks WHERE block IN (SELECT value FROM json_each(?))'

/** Data of the catalog that an isolate holds for its lists and searches (docs/decisions/0031). */
export class CatalogueIndex {
  readonly known = dictionaries()
  private readonly byNumber = new Map<number, Block>()
  private inOrder: readonly Block[] = []
  /** When a request began to read blocks that others want too; 0 while none does. */
  private readSince = 0
  private readonly trees = new Map<Locale, { readonly version: number; readonly tree: CategoryTree }>()

  /** In the order in which their products first came. */
  blocks(): readonly Block[] {
    return this.inOrder
  }

  tree(locale: Locale): CategoryTree {
    return this.trees.get(locale)?.tree ?? new CategoryTree([])
  }

  /** When the first price of any product changes after an instant, in ISO; null if none does. */
  pricedUntil(now: number): string | null {
    const edge = Math.min(...this.inOrder.map(({ dated }) => dated.edgeAfter(now)))
    return Number.isFinite(edge) ? new Date(edge).toISOString() : null
  }

  /** Reads what is newer in the database, and sets prices to `now`. */
  async refresh(db: D1Database, locale: Locale, now: number): Promise<void> {
    const [versions, tree] = await db.batch([
      db.prepare(versionsSql),
      db.prepare('SELECT version FROM category_trees WHERE locale = ?').bind(locale),
    ])
    const stored = readRows(versionColumns, versions)
    const isStale = (row: { readonly block: number; readonly version: number }) =>
      (this.byNumber.get(row.block)?.version ?? 0) < row.version
    for (let stale = stored.filter(isStale); stale.length > 0; stale = stale.filter(isStale)) {
      if (this.readSince > Date.now() - longestReadMs) {
        await pause()
        continue
      }
      const numbers = stale.splice(0, blocksPerRead).map(({ block }) => block)
      this.readSince = Date.now()
      await this.readBlocks(db, numbers).finally(() => {
        this.readSince = 0
      })
    }
    const treeVersion = readRows({ version: integer }, tree)[0]?.version ?? 0
    if ((this.trees.get(locale)?.version ?? 0) < treeVersion) await this.readTree(db, locale)
    for (const { dated } of this.inOrder) dated.moveTo(now)
  }

  private async readBlocks(db: D1Database, numbers: readonly number[]): Promise<void> {
    const answer = await db.prepare(blocksSql).bind(JSON.stringify(numbers)).all()
    for (const { block, version, facts } of readRows(blockColumns, answer)) {
      if ((this.byNumber.get(block)?.version ?? 0) < version)
        this.byNumber.set(block, readBlock(version, facts, this.known))
    }
    this.inOrder = [...this.byNumber].sort(([one], [other]) => one - other).map(([, block]) => block)
  }

  private async readTree(db: D1Database, locale: Locale): Promise<void> {
    const sql = 'SELECT version, tree FROM category_trees WHERE locale = ?'
    for (const { version, tree } of readRows(treeColumns, await db.prepare(sql).bind(locale).all()))
      this.trees.set(locale, { version, tree: new CategoryTree(tree) })
  }
}

const index = new CatalogueIndex()

/** The isolate's index, as new as the database, with the prices of `now`. */
export async function freshIndex(db: D1Database, locale: Locale, now: number): Promise<CatalogueIndex> {
  await index.refresh(db, locale, now)
  return index
}
