import type { Consumer } from '../context.ts'
import type { Config } from '../env.ts'
import { verifyAccessToken } from '../services/auth/tokens.ts'

/** Who a bearer token speaks for; nobody when it is forged or expired. `now` in epoch milliseconds. */
export async function identify(accessToken: string, config: Config, now: number): Promise<Consumer | null> {
  const subject = await verifyAccessToken(config.TOKEN_SECRET, accessToken, now)
  return subject && { consumerId: subject.consumerNo, kind: subject.kind }
}
