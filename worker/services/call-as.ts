import type { Channel } from '../../shared/contracts/order.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import { type Call, createCall } from './call.ts'
import { contextHeaders } from './context-headers.ts'
import type { Session } from './session.ts'
import type { Trace } from './trace.ts'
import type { Transport } from './transport.ts'

/** The locale and the shop of the calls. */
export type Front = {
  readonly url: URL
  readonly locale: Locale
  readonly config: Pick<Config, 'AUTH_ACCESS_KEY' | 'SERVER_TRUST_ID' | 'BRAND'>
  readonly channel: Channel
  readonly clientAddress?: string
  readonly clientDevice?: string | null
  readonly onLimited?: (seconds: number) => void
  readonly onChallenged?: () => void
  readonly onProofAsked?: (operation: string) => Promise<void>
  readonly trace?: Trace
}

/** Calls on behalf of a session: the request's own session may have had its token renewed since. */
export const callAs = (
  transport: Transport,
  { url, locale, config, channel, clientAddress, clientDevice, onLimited, onChallenged, onProofAsked, trace }: Front,
  session: Session,
): Call =>
  createCall(transport, {
    locale,
    accessKey: config.AUTH_ACCESS_KEY,
    serverTrustId: config.SERVER_TRUST_ID,
    userId: session.userId,
    accessToken: session.accessToken,
    ...(clientAddress !== undefined && { clientAddress }),
    ...(clientDevice !== undefined && { clientDevice }),
    shopOrigin: url.origin,
    context: contextHeaders(locale, config, channel),
    ...(onLimited && { onLimited }),
    ...(onChallenged && { onChallenged }),
    ...(onProofAsked && { onProofAsked }),
    ...(trace && { trace }),
  })
