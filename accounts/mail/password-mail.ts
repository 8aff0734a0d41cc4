import type { Site } from '../../shared/i18n/locales.ts'
import { mailOf } from './mails.ts'
import type { Mail } from './outbox.ts'

/**
 * The mail to an account's owner after its password was changed, with the names of the passkeys that went along.
 * `accountHandedOver`: the address was proven by it for the first time.
 */
export function passwordMail(
  kind: 'passwordChanged' | 'accountHandedOver',
  site: Pick<Site, 'language'>,
  recipient: string,
  passkeys: readonly { readonly name: string }[],
): Mail {
  const names = passkeys.map(({ name }) => name).join(', ')
  return mailOf(names === '' ? kind : `${kind}WithPasskeys`, site, recipient, null, { names })
}
