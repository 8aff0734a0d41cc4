import type { AccountView, AddressView, InstrumentView } from '../../../client/pages/account/account-page.tsx'
import type { OrderRowView } from '../../../client/pages/account/orders-page.tsx'
import type { SpendView } from '../../../client/pages/account/spend-banner.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { isPartiallyEnrolled } from '../../../shared/enrollment/enrollment.ts'
import { longMonth } from '../../../shared/i18n/long-date.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { savedLabel } from '../../../shared/payment-methods.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { handoverLines } from '../checkout/handover.ts'
import { mayJoin } from '../enrollment/invitation.ts'
import { orderStatus } from '../order-confirmation/order-status.ts'
import { membershipView, type Vouchers, type WelcomeOffer } from './membership-view.ts'

type Context = Pick<RequestContext, 'locale' | 'site' | 't'>
type Profile = OperationResponse<OperationOf<'consumer.get'>>
/** Parts other than the profile are null if they can't be loaded. */
type Account = {
  readonly profile: Profile
  readonly vouchers: Vouchers | null
  readonly welcome: WelcomeOffer | null
  readonly memberNumber: string | null
  readonly instruments: readonly Instrument[] | null
  readonly orders: readonly PlacedOrder[] | null
}
type Instrument = OperationResponse<OperationOf<'consumer.paymentInstruments'>>['instruments'][number]
type Spend = NonNullable<Profile['consumerDetails']['employee']>

/** The account in the words, money and dates of the shop front. */
export function accountView(
  context: Context & Pick<RequestContext, 'session' | 'now' | 'features'>,
  account: Account,
): AccountView {
  const { t, session } = context
  const { profile, instruments, orders } = account
  const details = profile.consumerDetails
  const selling = session?.person?.associate
  return {
    firstName: details.firstName,
    unprovenEmail: selling || details.emailProven ? null : details.email,
    kinds: kindsOf(context, profile),
    selling: selling ? t('people.selling', { store: selling.storeName, name: selling.storeEmployeeName }) : null,
    membership: membershipView(context, account),
    spends: [
      spent(context, 'people.discount', details.employee),
      credit(context, details.athlete),
      spent(context, 'people.prosumerSpend', details.prosumer),
    ].filter((spend) => spend !== null),
    isPartial: !selling && isPartiallyEnrolled(details),
    mayJoin: mayJoin(context),
    termsPending: session?.person?.employeeTermsAccepted === false,
    orders: orders?.map((order) => orderRow(context, order)) ?? null,
    instruments: instruments?.filter(({ main }) => main).map((one) => instrumentView(context, one)) ?? null,
    addresses: details.addresses.filter(({ main }) => main).map((address) => addressView(context, address)),
  }
}

export const instrumentView = (context: Context, instrument: Instrument): InstrumentView => ({
  id: instrument.paymentInstrumentId,
  kind: context.t(savedLabel(instrument.payment_method_id)),
  label: instrument.label,
  expires:
    instrument.expires === null
      ? null
      : context.t('people.expires', { month: longMonth(context.locale, instrument.expires) }),
  main: instrument.main,
})

export const addressView = ({ t }: Pick<Context, 't'>, address: Address): AddressView => ({
  id: address.id ?? '',
  kind: t(address.approachType === 'B' ? 'people.billing' : 'people.shipping'),
  lines: addressLines(address),
  main: address.main === true,
})

function kindsOf({ t }: Context, profile: Profile): readonly string[] {
  const { employee, athlete, identity } = profile.consumerDetails
  const kinds = [
    ...(profile.isLoyaltyMember ? [t('people.loyalty')] : []),
    ...(employee ? [t('people.employee')] : []),
    ...(athlete ? [t('people.athlete')] : []),
    ...identity.map(({ type }) => t('people.prosumer', { type })),
  ]
  return kinds.length > 0 ? kinds : [t('people.registered')]
}

function spent({ t, locale }: Context, title: MessageKey, spend: Spend | null): SpendView | null {
  if (!spend || spend.annualCap === null) return null
  const money = (minor: number) => formatMoney(minor, spend.currency, locale)
  const text = t('people.spent', { spent: money(spend.currentSpend), cap: money(spend.annualCap) })
  return { title: t(title), words: text, part: spend.currentSpend, whole: spend.annualCap }
}

function credit({ t, locale }: Context, spend: Spend | null): SpendView | null {
  if (!spend || spend.annualCredit === null) return null
  const money = (minor: number) => formatMoney(minor, spend.currency, locale)
  const remaining = spend.annualCredit - spend.currentSpend
  const text = t('people.creditLeft', { left: money(remaining), credit: money(spend.annualCredit) })
  return { title: t('people.credit'), words: text, part: remaining, whole: spend.annualCredit }
}

export function orderRow(context: Context, order: PlacedOrder): OrderRowView {
  const { t, site, locale } = context
  return {
    orderNumber: order.orderNumber,
    when: order.placedAt === null ? '' : dateText(site, order.placedAt, 'medium'),
    items: t('people.orderItems', { count: order.totals.totalUnits }),
    total: formatMoney(order.totals.total, order.currency, locale),
    status: t(orderStatus(order)),
    deliveries: order.shipments.map((shipment) =>
      [shipment.label, ...handoverLines(context, { ...shipment, code: shipment.shippingMethod })].join(', '),
    ),
  }
}
