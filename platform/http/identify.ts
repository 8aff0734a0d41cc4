import type { Consumer } from '../context.ts'
import type { Config } from '../env.ts'
import { verifyAccessToken } from '../services/auth/tokens.ts'

/** Who an access token speaks for; nobody, where it is forged or has expired. */
export async function identify(accessToken: string, config: Config, now: number): Promise<Consumer | null> {
  const subject = await verifyAccessToken(config.TOKEN_SECRET, accessToken, now)
  return subject && { consumerId: subject.consumerNo, kind: subject.kind }
}
