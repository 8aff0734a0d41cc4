import { succeed } from '../../../backend/result.ts'
import type { productOperations } from '../../../shared/operations/products.ts'
import type { HandlersOf } from '../../context.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

export const searchHandlers: HandlersOf<typeof productOperations> = {
  'products.search': async ({ query }, context) =>
    succeed(await search(query.q, { ...query, isExact: query.exact === 'true' }, context)),
  'products.suggest': async ({ query }, context) => succeed(await suggest(query.q, query.count, context)),
}
