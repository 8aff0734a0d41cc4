import type { Context } from 'hono'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { AccountFrame } from '../../../client/pages/account/account-frame.tsx'
import { type AddressCardView, AddressesPage } from '../../../client/pages/account/addresses-page.tsx'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import { locales, sites } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { addressFields } from '../checkout/form-fields.ts'
import { addressValues } from '../checkout/shipping-page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, withoutData } from './as-person.ts'
import { newId, sectionPage } from './section-page.tsx'

export type AddressBook = readonly Address[]
type Fault = { readonly fault?: string; readonly status?: Page['status'] }

function addressesPage(context: RequestContext, addresses: AddressBook, { fault, status }: Fault): Page {
  const cardsOf = (isOf: (address: Address) => boolean) =>
    addresses.filter(isOf).map((address) => addressCard(context, address))
  return sectionPage(context, {
    title: context.t('account.addresses'),
    path: '/account/addresses',
    status,
    node: (shown) => (
      <AddressesPage
        {...shown}
        fault={fault}
        shipping={cardsOf(({ approachType }) => approachType !== 'B')}
        billing={cardsOf(({ approachType }) => approachType === 'B')}
      />
    ),
  })
}

/** An address has its own country's format, so one of another country is edited in that country's shop. */
function addressCard({ site, t, locale }: RequestContext, address: Address): AddressCardView {
  const { id = '', country, main = false } = address
  const there = country === site.country ? locale : locales.find((one) => sites[one].country === country)
  const words =
    there === locale || !there ? t('account.edit') : t('account.editElsewhere', { country: sites[there].countryName })
  return {
    id,
    lines: addressLines(address),
    main,
    edit: there ? { to: href.accountSection(there, 'addresses', id), label: words } : null,
  }
}

export type AddressInput = {
  /** Null for a new address. */
  readonly addressId: string | null
  readonly isMain: boolean
  readonly values: FormValues
  readonly answer?: FormAnswer
  readonly status?: Page['status']
}

export function addressPage(context: RequestContext, input: AddressInput): Page {
  const { site, t, locale } = context
  const { addressId, isMain, values, answer = { texts: {} }, status } = input
  const title = t(addressId === null ? 'account.newAddress' : 'account.editAddress')
  return sectionPage(context, {
    title,
    path: `/account/addresses/${addressId ?? newId}`,
    status,
    node: ({ form, ...shown }) => (
      <AccountFrame {...shown} form={form} section="addresses" title={title}>
        <Island
          name="account-form"
          on="idle"
          locale={locale}
          props={{
            kind: 'address',
            form,
            values,
            fields: addressFields(context, 'address.'),
            answer,
            templates: fieldTemplates(locale),
            address: addressChoices(site),
            addressId,
            isMain,
          }}
        />
      </AccountFrame>
    ),
  })
}

/** `fault`: of a change of the list. */
export async function showAddresses(c: Context<AppEnv>, fault: Fault = {}): Promise<RouteAnswer> {
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return withoutData(c, profile.failure)
  return addressesPage(c.get('context'), profile.value.consumerDetails.addresses, fault)
}

export const loadAddressesPage: PageLoader = (c) => showAddresses(c)

export const loadAddressPage: PageLoader = async (c, { id }) => {
  const context = c.get('context')
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return withoutData(c, profile.failure)
  if (id === newId) return addressPage(context, { addressId: null, isMain: false, values: {} })
  const address = profile.value.consumerDetails.addresses.find((one) => one.id === id)
  if (!address?.id || address.country !== context.site.country) return null
  const values = { ...addressValues(address, 'address.'), approachType: address.approachType }
  return addressPage(context, { addressId: address.id, isMain: address.main === true, values })
}
