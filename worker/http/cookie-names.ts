import { dismissedCookie } from '../../shared/content/dismissed.ts'

/** Browsers refuse `__Host-` without TLS, which a local shop doesn't have. */
export const cookieNames = (secure: boolean) => {
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}kerb-session`,
    visitor: `${prefix}kerb-visitor`,
    locale: `${prefix}kerb-locale`,
    order: `${prefix}kerb-order`,
    preview: `${prefix}kerb-preview`,
    dismissed: dismissedCookie,
    contact: `${prefix}kerb-contact`,
    newsletter: `${prefix}kerb-newsletter`,
  }
}
