import type { Locale } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import { type Call, createCall } from './call.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** In which locale, for which shop. */
export type Front = { readonly locale: Locale; readonly config: Pick<Config, 'AUTH_ACCESS_KEY' | 'SERVER_TRUST_ID'> }

/** Calls in a session's name: the request's own session may have had its token renewed since. */
export const callAs = (transport: Transport, { locale, config }: Front, session: Session): Call =>
  createCall(transport, {
    locale,
    accessKey: config.AUTH_ACCESS_KEY,
    serverTrustId: config.SERVER_TRUST_ID,
    userId: session.userId,
    accessToken: session.accessToken,
  })
