import type { Site } from '../../shared/i18n/locales.ts'
import { mailOf } from './mails.ts'
import type { Mail } from './outbox.ts'

/**
 * The mail to an account's owner after its password was changed, with the names of the passkeys that went along.
 * `undo` is the link that takes the change back; null where the address was proven by it for the first time.
 */
export function passwordMail(
  site: Pick<Site, 'language'>,
  recipient: string,
  passkeys: readonly { readonly name: string }[],
  undo: string | null,
): Mail {
  const names = passkeys.map(({ name }) => name).join(', ')
  const kind = undo === null ? 'accountHandedOver' : 'passwordChanged'
  return mailOf(names === '' ? kind : `${kind}WithPasskeys`, site, recipient, undo, { names })
}
