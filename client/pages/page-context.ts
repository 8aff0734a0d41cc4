import type { Site } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { Captcha } from './form/form-props.ts'

/** The props every page component receives. Plain values: a page component has no state, clock or fetch. */
export type PageContext = { readonly site: Site; readonly t: MessageFormatter }

/**
 * The hidden fields of forms that change state. `returnTo` is the path to return to. `csrf` says whose page it is
 * (shared/form-token.ts), `purchaseId` the purchase: the form changes nobody else's. `remaining` lists the cart's lines
 * (shared/cart/remaining.ts) so that the cart can be restored after its session ended, `held` is the rest of its
 * checkout state, `bag` is set in the checkout of a quick cart, and `captchas` are those that forms of this page have
 * to solve.
 */
export type FormContext = {
  readonly csrf: string
  readonly returnTo: string
  readonly purchaseId?: string | undefined
  readonly remaining?: string | undefined
  readonly held?: string | undefined
  readonly bag?: string | undefined
  readonly captchas?: readonly Captcha[] | undefined
}
