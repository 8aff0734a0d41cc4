import { workerEdges } from '../backend/edges.ts'
import { createPlatform } from './app.ts'
import type { Env } from './env.ts'

export { BalanceObject } from './objects/balance.ts'
export { CartObject } from './objects/cart.ts'
export { DescriptionsObject } from './objects/descriptions.ts'
export { FavoriteNewsObject } from './objects/favorite-news.ts'
export { InventoryObject } from './objects/inventory.ts'
export { SearchImportObject } from './objects/search-import.ts'
export { ShopPagesObject } from './objects/shop-pages.ts'

let app: ReturnType<typeof createPlatform> | undefined

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= createPlatform(env, workerEdges)
    return app.fetch(request, env, context)
  },
}
