import type { storeOperations } from '../../../shared/operations/stores.ts'
import { type HandlersOf, succeed } from '../../context.ts'
import { collectionPointsNear } from './collection-points.ts'
import { searchStores } from './search.ts'

export const storeHandlers: HandlersOf<typeof storeOperations> = {
  'stores.search': async ({ body }, { env, site }) => succeed(await searchStores(env.DB, body, site.country)),

  'stores.collectionPoints': async ({ body }) => succeed({ collectionPoints: [...collectionPointsNear(body)] }),
}
