import { firstRow, pick } from '../backend/db/table.ts'
import { SearchRuleDocument } from '../shared/content/search-rule.ts'
import { type Dated, earlier, type Listed, listDocuments, type Viewing } from './read-documents.ts'
import { contentVersions } from './tables.ts'

/** A search rule with the name of its file: `kerb-en-us/search-rule/sandals`. */
export type NamedRule = { readonly name: string; readonly rule: SearchRuleDocument }

/** Rules of a site; more aren't read. */
const mostRules = 2000

const searchRuleName = (siteId: string, key: string): string => `${siteId || '_shared'}/search-rule/${key}`

/** Grows with every change of a search rule. */
export async function searchRulesVersion(db: D1Database): Promise<number> {
  const statement = db.prepare("SELECT version FROM content_versions WHERE kind = 'search-rule'")
  return (await firstRow(pick(contentVersions, 'version'), statement))?.version ?? 0
}

/** Rules that hold for a site. A rule of its own stands in for a shared one with the same key. */
export async function readSearchRules(
  db: D1Database,
  siteId: string,
  viewing: Viewing,
): Promise<Dated<readonly NamedRule[]>> {
  const read = (site: string) => listDocuments(db, { siteId: site, kind: 'search-rule', limit: mostRules }, viewing)
  const [shared, own] = await Promise.all([read(''), read(siteId)])
  const ownKeys = new Set(own.value.map(({ key }) => key))
  const others = shared.value.filter(({ key }) => !ownKeys.has(key))
  return {
    value: [...own.value.flatMap(ruleOf(siteId)), ...others.flatMap(ruleOf(''))],
    until: earlier(own.until, shared.until),
  }
}

const ruleOf =
  (siteId: string) =>
  ({ key, document }: Listed): NamedRule[] => {
    const { data } = SearchRuleDocument.safeParse(document)
    return data ? [{ name: searchRuleName(siteId, key), rule: data }] : []
  }
