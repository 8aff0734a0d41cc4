import { insertSelect } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import type { UndoableChange } from '../../shared/contracts/undo.ts'
import type { AccountsContext } from '../context.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { PersonRow } from '../profile/people.ts'
import { accountUndos } from '../tables.ts'

/** As long as a mail is kept. */
export const undoLifetimeMs = 7 * 86_400_000

type LinkContext = Pick<AccountsContext, 'config' | 'locale' | 'now'> & {
  readonly env: Pick<AccountsContext['env'], 'DB'>
}
type Before = Pick<PersonRow, 'consumer_id' | 'email' | 'email_proven_at' | 'phone'>

/**
 * A link for the mail that reports a change to the address that the account had before it (`undoChange`). `keep` are
 * the statements for the change's transaction; with a `condition` (SQL, with values from `?9` on, the person is `?2`)
 * the link is kept only where that holds.
 */
export async function undoLink(
  context: LinkContext,
  { consumer_id: consumerId, email, email_proven_at: provenAt, phone }: Before,
  kind: UndoableChange,
  shopOrigin?: string,
) {
  const { env, now } = context
  const token = newToken()
  const hash = await hashOf(token)
  const values = {
    token_hash: '?1',
    consumer_id: '?2',
    kind: '?3',
    email: '?4',
    proven: '?5',
    phone: '?6',
    created_at: '?7',
    expires_at: '?8',
  }
  return {
    link: shopLink(context, shopOrigin, `/undo?token=${token}`),
    keep: (condition = 'true', bound: readonly string[] = []): D1PreparedStatement[] => [
      env.DB.prepare('DELETE FROM account_undos WHERE expires_at < ?').bind(now),
      env.DB.prepare(insertSelect(accountUndos, values, `WHERE ${condition}`)).bind(
        hash,
        consumerId,
        kind,
        email,
        provenAt === null ? 0 : 1,
        kind === 'phone' ? phone : null,
        now,
        now + undoLifetimeMs,
        ...bound,
      ),
    ],
  }
}
