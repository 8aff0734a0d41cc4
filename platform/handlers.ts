import { accountHandlers } from '../accounts/handlers.ts'
import { decisionHandlers } from '../experimentation/handlers.ts'
import { contentHandlers } from '../publishing/handlers.ts'
import { reviewHandlers } from '../reviews/handlers.ts'
import type { OperationId } from '../shared/operations/index.ts'
import { accountsEngine } from './accounts-engine.ts'
import { reviewsEngine } from './reviews-engine.ts'
import { cartHandlers } from './services/cart/handlers.ts'
import { catalogueHandlers } from './services/catalogue/handlers.ts'
import { orderHandlers } from './services/orders/handlers.ts'
import { searchHandlers } from './services/search/handlers.ts'
import { storeHandlers } from './services/stores/handlers.ts'
import { utilityHandlers } from './services/utilities/handlers.ts'

/** Handlers by operation. A row of shared/operations without a handler here answers 501. */
export const handlers: Readonly<Partial<Record<OperationId, unknown>>> = {
  ...accountHandlers(accountsEngine),
  ...cartHandlers,
  ...catalogueHandlers,
  ...reviewHandlers(reviewsEngine),
  ...searchHandlers,
  ...storeHandlers,
  ...utilityHandlers,
  ...orderHandlers,
  ...contentHandlers,
  ...decisionHandlers,
}
