import type { HandlersOf } from '../../backend/context.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'

export const personalDataHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof consumerOperations, Context> => ({
  'consumer.retrieveUserData': ({ body }, context) => exportData(context, engineOf(context), body),
  'consumer.deleteAccount': ({ body }, context) => deleteAccount(context, engineOf(context), body.password),
})
