import { dismissedCookie } from '../../../shared/content/dismissed.ts'

const namesWith = (prefix: string) => ({
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
  unanswered: `${prefix}kerb-unanswered`,
  experiments: `${prefix}kerb-experiments`,
  newsletter: `${prefix}kerb-newsletter`,
  passwordReset: `${prefix}kerb-password-reset`,
  emailProof: `${prefix}kerb-email-proof`,
  newEmail: `${prefix}kerb-new-email`,
  undo: `${prefix}kerb-undo`,
})
const plain = namesWith('')
const bound = namesWith('__Host-')

/** Browsers refuse `__Host-` without TLS, which a local shop doesn't have. */
export const cookieNames = (secure: boolean) => (secure ? bound : plain)
