import type { PasskeyProps } from '../../../client/islands/contracts.ts'
import { passkeyDomain } from '../../../shared/contracts/passkey.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'

/** Question to the browser; null at an address where it would refuse. */
export function passkeyProps(
  { url, locale }: Pick<RequestContext, 'url' | 'locale'>,
  kind: 'sign-in' | 'add',
): PasskeyProps | null {
  if (passkeyDomain(url) === null) return null
  const isSignIn = kind === 'sign-in'
  return {
    kind,
    options: href.target(locale, isSignIn ? 'session/passkey-options' : 'account/passkey-options'),
    texts: {
      unused: text('flow.passkey.unused', locale),
      exists: text('flow.passkey.exists', locale),
      failed: message(isSignIn ? 'PKY401' : 'PKY400', locale),
      // A sign-in page that doesn't offer it has nothing to explain.
      unsupported: isSignIn ? '' : text('flow.passkey.unsupported', locale),
    },
  }
}
