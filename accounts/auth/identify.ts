import type { Consumer } from '../../backend/context.ts'
import type { AccountsContext } from '../context.ts'
import { sessionStands } from './refresh-tokens.ts'
import { verifyAccessToken } from './tokens.ts'

/**
 * Subject of an access token; nobody, where it is forged or has expired. A person's is asked for once more: signing
 * out has to end it at once, also where somebody copied it.
 */
export async function identify(
  accessToken: string,
  env: Pick<AccountsContext['env'], 'DB'>,
  config: AccountsContext['config'],
  now: number,
): Promise<Consumer | null> {
  const subject = await verifyAccessToken(config.TOKEN_SECRET, accessToken, now)
  if (!subject) return null
  const { consumerNo: consumerId, kind, type, associate, session } = subject
  if (kind === 'registered' && (session === null || !(await sessionStands(env.DB, session)))) return null
  return { consumerId, kind, type, associate }
}
