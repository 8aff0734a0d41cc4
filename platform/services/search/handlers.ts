import { succeed } from '../../../backend/result.ts'
import { viewingOf } from '../../../publishing/viewing.ts'
import type { productOperations } from '../../../shared/operations/products.ts'
import type { HandlersOf, PlatformContext } from '../../context.ts'
import { heldUntil } from '../catalogue/held-until.ts'
import { newUntil } from '../catalogue/newness.ts'
import { rulesOf } from './rules/kept-rules.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

export const searchHandlers: HandlersOf<typeof productOperations> = {
  'products.search': async ({ query }, context) => {
    const found = await readRules(query, context)
    if (!found.ok) return found
    const { rules, until } = found.value
    const asked = { ...query, isExact: query.exact === 'true', isExplained: query.mode === 'preview', rules }
    const { results, pricedUntil } = await search(query.q, asked, context)
    return succeed(results, heldUntil(until, pricedUntil, newUntil(results, context.site, context.now)))
  },
  'products.suggest': async ({ query }, context) => {
    const found = await readRules(query, context)
    if (!found.ok) return found
    const { rules, until } = found.value
    const { suggestions, pricedUntil } = await suggest(query.q, { count: query.count, rules }, context)
    return succeed(suggestions, heldUntil(until, pricedUntil, newUntil(suggestions, context.site, context.now)))
  },
}

type Asked = { readonly mode: 'publish' | 'preview'; readonly siteId?: string | undefined }

/** Rules of the day that is asked for. A list holds until a window of one of them opens or closes. */
async function readRules({ mode, siteId }: Asked, context: PlatformContext) {
  const viewing = viewingOf({ mode, ...(siteId !== undefined && { siteId }) }, context)
  if (!viewing.ok) return viewing
  return succeed(await rulesOf({ siteId, ...(mode === 'preview' && { preview: viewing.value }) }, context))
}
