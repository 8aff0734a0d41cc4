import { refuse, succeed } from '../../../backend/result.ts'
import type { storeOperations } from '../../../shared/operations/stores.ts'
import type { HandlersOf } from '../../context.ts'
import { collectionPointsNear } from './carrier.ts'
import { searchStores } from './search.ts'

export const storeHandlers: HandlersOf<typeof storeOperations> = {
  'stores.search': async ({ body }, { env, site }) => succeed(await searchStores(env.DB, body, site.country)),

  'stores.collectionPoints': async ({ body }, { config }) => {
    const points = await collectionPointsNear(config, body)
    return points ? succeed({ collectionPoints: [...points] }) : refuse('API503')
  },
}
