import type { HandlersOf } from '../../backend/context.ts'
import { refuse, succeed } from '../../backend/result.ts'
import type { utilityOperations } from '../../shared/operations/utilities.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { listStoreEmployees } from './employees.ts'

export const associateHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof utilityOperations, Context> => ({
  /** Only associates of the store may see its employees' names; everybody else gets the answer of an unknown store. */
  'utilities.storeEmployees': async ({ params: { storeId } }, context) => {
    if (context.consumer?.associate?.storeId !== storeId) return refuse('STR404')
    if ((await engineOf(context).store(storeId)) === null) return refuse('STR404')
    return succeed({ employees: await listStoreEmployees(context.env.DB, storeId) })
  },
})
