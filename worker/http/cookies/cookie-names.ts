import { dismissedCookie } from '../../../shared/content/dismissed.ts'

/** Browsers refuse `__Host-` without TLS, which a local shop doesn't have. */
export const cookieNames = (secure: boolean) => {
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}kerb-session`,
    quick: `${prefix}kerb-quick`,
    cartCount: `${prefix}kerb-cart-count`,
    visitor: `${prefix}kerb-visitor`,
    locale: `${prefix}kerb-locale`,
    order: `${prefix}kerb-order`,
    preview: `${prefix}kerb-preview`,
    editor: `${prefix}kerb-editor`,
    dismissed: dismissedCookie,
    contact: `${prefix}kerb-contact`,
    payment: `${prefix}kerb-payment`,
    favorites: `${prefix}kerb-favorites`,
    failure: `${prefix}kerb-failure`,
    experiments: `${prefix}kerb-experiments`,
    newsletter: `${prefix}kerb-newsletter`,
    passwordReset: `${prefix}kerb-password-reset`,
  }
}
