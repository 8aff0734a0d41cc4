import type { OperationId } from '../shared/operations/index.ts'
import { authHandlers } from './services/auth/handlers.ts'
import { cartHandlers } from './services/cart/handlers.ts'
import { catalogueHandlers } from './services/catalogue/handlers.ts'
import { contentHandlers } from './services/content/handlers.ts'
import { orderHandlers } from './services/orders/handlers.ts'
import { peopleHandlers } from './services/people/handlers.ts'
import { searchHandlers } from './services/search/handlers.ts'
import { storeHandlers } from './services/stores/handlers.ts'
import { utilityHandlers } from './services/utilities/handlers.ts'

/** What is built, by operation. A row of shared/operations without a handler here answers 501. */
export const handlers = {
  ...authHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...storeHandlers,
  ...utilityHandlers,
  ...orderHandlers,
  ...peopleHandlers,
  ...contentHandlers,
} satisfies Partial<Record<OperationId, unknown>>
