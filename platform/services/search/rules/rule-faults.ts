import type { DocumentCheck, SentDocument } from '../../../../publishing/document-check.ts'
import { type HeldRule, heldSearchRules, searchRuleName } from '../../../../publishing/search-rules.ts'
import { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import { redirectFaults } from './redirect-faults.ts'
import { unknownGoods } from './unknown-goods.ts'

/** A rule that was sent; its id is the report's. */
export type SentRule = HeldRule & { readonly id: string }

/**
 * Faults of search rules that one document by itself can't have: goods that the catalog doesn't have, and redirects
 * that meet. Without any products the goods are warned of only, because a catalog may come later.
 */
export const searchRuleFaults: DocumentCheck = async (db, sent) => {
  const rules = sent.flatMap(sentRule)
  if (rules.length === 0) return { failed: [], warnings: [] }
  const [unknown, held] = await Promise.all([unknownGoods(db, rules), heldSearchRules(db)])
  const isReplaced = (one: HeldRule) =>
    rules.some(({ name, from, until }) => name === one.name && from === one.from && until === one.until)
  const redirects = redirectFaults(
    rules,
    held.filter((one) => !isReplaced(one)),
  )
  return unknown.isEmpty
    ? { failed: redirects, warnings: unknown.faults }
    : { failed: [...unknown.faults, ...redirects], warnings: [] }
}

function sentRule({ id, item }: SentDocument): SentRule[] {
  if (item.kind !== 'search-rule') return []
  const { data } = SearchRuleDocument.safeParse(item.document)
  const siteId = item.siteId ?? ''
  const [from, until] = [utc(item.publishFrom), utc(item.publishUntil)]
  return data ? [{ id, name: searchRuleName(siteId, item.key), rule: data, siteId, from, until }] : []
}

const utc = (instant: string | null): string | null => instant && new Date(instant).toISOString()
