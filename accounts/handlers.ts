import { addressHandlers } from './addresses/handlers.ts'
import { associateHandlers } from './associates/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import type { AccountsContext } from './context.ts'
import { deviceHandlers } from './devices/handlers.ts'
import type { EngineOf } from './engine.ts'
import { instrumentHandlers } from './instruments/handlers.ts'
import { loyaltyHandlers } from './loyalty/handlers.ts'
import { mailboxHandlers } from './mailbox/handlers.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { personalDataHandlers } from './personal-data/handlers.ts'
import { phoneHandlers } from './phone/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { subscriptionHandlers } from './subscriptions/handlers.ts'
import { supportHandlers } from './support/handlers.ts'
import { undoHandlers } from './undo/handlers.ts'
import { wishlistHandlers } from './wishlists/handlers.ts'

/** Rows of shared/operations that are answered here, by their ids. */
export const accountHandlers = <Context extends AccountsContext>(engineOf: EngineOf<Context>) => ({
  ...authHandlers(engineOf),
  ...mailboxHandlers(engineOf),
  ...undoHandlers,
  ...phoneHandlers,
  ...passkeyHandlers,
  ...deviceHandlers,
  ...profileHandlers(engineOf),
  ...addressHandlers,
  ...instrumentHandlers(engineOf),
  ...loyaltyHandlers(engineOf),
  ...subscriptionHandlers(engineOf),
  ...wishlistHandlers(engineOf),
  ...associateHandlers(engineOf),
  ...supportHandlers(engineOf),
  ...personalDataHandlers(engineOf),
})
