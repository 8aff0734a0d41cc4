import { succeed } from '../../../backend/result.ts'
import { viewingOf } from '../../../publishing/viewing.ts'
import { validUntilHeader } from '../../../shared/operations/content.ts'
import type { productOperations } from '../../../shared/operations/products.ts'
import type { HandlersOf, PlatformContext } from '../../context.ts'
import { rulesOf } from './rules/kept-rules.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

export const searchHandlers: HandlersOf<typeof productOperations> = {
  'products.search': async ({ query }, context) => {
    const found = await readRules(query, context)
    if (!found.ok) return found
    const { rules, until } = found.value
    const asked = { ...query, isExact: query.exact === 'true', isExplained: query.mode === 'preview', rules }
    return succeed(await search(query.q, asked, context), heldUntil(until))
  },
  'products.suggest': async ({ query }, context) => {
    const found = await readRules(query, context)
    if (!found.ok) return found
    const { rules, until } = found.value
    return succeed(await suggest(query.q, { count: query.count, rules }, context), heldUntil(until))
  },
}

type Asked = { readonly mode: 'publish' | 'preview'; readonly siteId?: string | undefined }

/** Rules of the day that is asked for. */
async function readRules({ mode, siteId }: Asked, context: PlatformContext) {
  const viewing = viewingOf({ mode, ...(siteId !== undefined && { siteId }) }, context)
  if (!viewing.ok) return viewing
  return succeed(await rulesOf({ siteId, ...(mode === 'preview' && { preview: viewing.value }) }, context))
}

/** A list holds until a window of a rule opens or closes. */
const heldUntil = (until: string | null): Readonly<Record<string, string>> =>
  until === null ? {} : { [validUntilHeader]: until }
