import { authOperations } from './auth.ts'
import { cartOperations } from './cart.ts'
import { contentOperations } from './content.ts'
import type { Operation } from './operation.ts'
import { productOperations } from './products.ts'
import { storeOperations } from './stores.ts'

/** Every call of spec 1 §7. */
const rows = [...authOperations, ...cartOperations, ...productOperations, ...storeOperations, ...contentOperations] as const

type Rows = typeof rows
export type OperationId = Rows[number]['id']
export type OperationOf<Id extends OperationId> = Extract<Rows[number], { readonly id: Id }>

export const operations: readonly Operation[] = rows

const byId = new Map<string, Operation>(rows.map((row) => [row.id, row]))

export function operationById<Id extends OperationId>(id: Id): OperationOf<Id> {
  return byId.get(id) as unknown as OperationOf<Id>
}
