import type { CookieKey } from '../../../shared/browser-register.ts'
import type { Config } from '../../env.ts'
import { isSecure } from './cookie-attributes.ts'
import { cookieNames } from './cookie-names.ts'

/** A cookie's scope: the shop's address, which determines whether it requires TLS, its secret, and how names begin. */
export type CookieScope = {
  readonly url: URL
  readonly config: Pick<Config, 'SESSION_SECRET'> & Partial<Pick<Config, 'COOKIE_PREFIX'>>
}

/** The name of a cookie that only this shop reads. */
export const ownCookieName = ({ url, config }: CookieScope, key: CookieKey): string =>
  isSecure(url) ? cookieNames(true)[key] : (config.COOKIE_PREFIX ?? '') + cookieNames(false)[key]
