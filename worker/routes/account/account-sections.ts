import { type AccountSection, accountSections } from '../../../shared/routes.ts'
import type { PageLoader } from '../pages.ts'
import { loadAddressesPage, loadAddressPage } from './address-routes.tsx'
import { signInFirst } from './as-person.ts'
import { loadOrderPage, loadOrdersPage } from './order-routes.tsx'
import { loadChangePasswordPage } from './password-routes.tsx'
import { loadCardPage, loadPaymentPage } from './payment-routes.tsx'
import { loadPreferencesPage } from './preferences-route.tsx'
import { loadPrivacyPage } from './privacy-route.tsx'
import { loadProfilePage } from './profile-route.tsx'
import { loadSecurityPage } from './security-route.tsx'
import { loadSupportPage, loadWarrantyPage } from './support-routes.tsx'

type Section = {
  readonly list: PageLoader
  /** For an entry that the URL names. */
  readonly one?: PageLoader
}

const sections: Readonly<Record<AccountSection, Section>> = {
  orders: { list: loadOrdersPage, one: loadOrderPage },
  profile: { list: loadProfilePage },
  addresses: { list: loadAddressesPage, one: loadAddressPage },
  payment: { list: loadPaymentPage, one: loadCardPage },
  preferences: { list: loadPreferencesPage },
  password: { list: loadChangePasswordPage },
  support: { list: loadSupportPage, one: loadWarrantyPage },
  security: { list: loadSecurityPage },
  privacy: { list: loadPrivacyPage },
}

/** A section of the account; visitors who aren't signed in have to sign in first, and then return to it. */
export const loadAccountSection: PageLoader = async (c, params) => {
  const { id } = params
  const section = accountSections.find((one) => one === params['section'])
  const found = section && sections[section]
  const load = id === undefined ? found?.list : found?.one
  if (!load) return null
  return c.get('context').session?.person ? load(c, params) : signInFirst(c.get('context'))
}
