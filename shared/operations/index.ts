import { authOperations } from './auth.ts'
import { cartOperations } from './cart.ts'
import { checkoutOperations } from './checkout.ts'
import { consumerOperations } from './consumer.ts'
import { contactOperations } from './contact.ts'
import { contentOperations } from './content.ts'
import { decisionOperations } from './decisions.ts'
import { internalOperations } from './internal.ts'
import type { Operation } from './operation.ts'
import { productOperations } from './products.ts'
import { securityOperations } from './security.ts'
import { socialOperations } from './social.ts'
import { storeOperations } from './stores.ts'
import { utilityOperations } from './utilities.ts'
import { wishlistOperations } from './wishlists.ts'

/** Every call that goes to a service (spec 1 §7). */
const rows = [
  ...authOperations,
  ...securityOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...consumerOperations,
  ...contactOperations,
  ...productOperations,
  ...socialOperations,
  ...storeOperations,
  ...utilityOperations,
  ...wishlistOperations,
  ...contentOperations,
  ...decisionOperations,
] as const

type Rows = typeof rows
export type OperationId = Rows[number]['id']
export type OperationOf<Id extends OperationId> = Extract<Rows[number], { readonly id: Id }>

/** The operations mounted by the platform and covered by the contract test. */
export const operations: readonly Operation[] = rows
/** The operations answered by the storefront itself. */
export const ownOperations: readonly Operation[] = internalOperations

const byId = new Map<string, Operation>(rows.map((row) => [row.id, row]))

export function operationById<Id extends OperationId>(id: Id): OperationOf<Id> {
  return byId.get(id) as unknown as OperationOf<Id>
}
