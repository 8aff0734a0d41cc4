import type { DocumentCheck } from '../../../../publishing/document-check.ts'
import { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import { unknownGoods } from './unknown-goods.ts'

/**
 * Faults of search rules that no document shows by itself: goods that the catalog doesn't have. Without any products
 * they are warned of only, because a catalog may come later.
 */
export const searchRuleFaults: DocumentCheck = async (db, sent) => {
  const rules = sent.flatMap(({ id, item }) => {
    const { data } = item.kind === 'search-rule' ? SearchRuleDocument.safeParse(item.document) : {}
    return data ? [{ id, rule: data }] : []
  })
  const { faults, isEmpty } = await unknownGoods(db, rules)
  return isEmpty ? { failed: [], warnings: faults } : { failed: faults, warnings: [] }
}
