import type { HandlersOf } from '../../backend/context.ts'
import type { securityOperations } from '../../shared/operations/security.ts'
import type { AccountsContext } from '../context.ts'
import { readUndoLink, undoChange } from './undo-change.ts'

export const undoHandlers: HandlersOf<typeof securityOperations, AccountsContext> = {
  'auth.undoLink': ({ body }, context) => readUndoLink(context, body.token),
  'auth.undoChange': ({ body }, context) => undoChange(context, body.token),
}
