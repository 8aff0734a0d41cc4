import type { AccountView, OrderView } from '../../../client/pages/account/account-page.tsx'
import type { SpendView } from '../../../client/pages/account/spend-banner.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Account } from '../../services/people.ts'

type Context = Pick<RequestContext, 'locale' | 'site' | 't'>
type Profile = NonNullable<Account['profile']>
type Spend = NonNullable<Profile['consumerDetails']['employee']>

/** The account in the words, money and dates of the shop front. */
export function accountView(context: Context, account: Account & { readonly profile: Profile }): AccountView {
  const { t } = context
  const { session, profile, instruments, orders } = account
  const details = profile.consumerDetails
  const selling = session.person?.associate
  return {
    firstName: details.firstName,
    kinds: kindsOf(context, profile),
    selling: selling ? t('people.selling', { store: selling.storeName, name: selling.storeEmployeeName }) : null,
    points: pointsOf(context, account),
    spends: [
      spent(context, 'people.discount', details.employee),
      credit(context, details.athlete),
      spent(context, 'people.prosumerSpend', details.prosumer),
    ].filter((spend) => spend !== null),
    termsPending: session.person?.employeeTermsAccepted === false,
    orders: orders?.map((order) => orderView(context, order)) ?? null,
    instruments:
      instruments?.map((instrument) => ({
        id: instrument.paymentInstrumentId,
        kind: t(instrumentKinds[instrument.payment_method_id]),
        label: instrument.label,
        expires:
          instrument.expires === null ? null : t('people.expires', { month: month(context, instrument.expires) }),
        main: instrument.main,
      })) ?? null,
    addresses: details.addresses.map((address, index) => ({
      id: address.id ?? String(index),
      kind: t(address.approachType === 'B' ? 'people.billing' : 'people.shipping'),
      lines: addressLines(address),
      main: address.main === true,
    })),
  }
}

const instrumentKinds = {
  CREDIT_CARD: 'people.card',
  REWARD_CODE: 'people.rewardCode',
  REWARD_CARD: 'people.rewardCard',
} as const

const statuses: Readonly<Record<OrderStatus, MessageKey>> = {
  PLACED: 'people.orderPlaced',
  PROCESSING: 'people.orderProcessing',
  ACTION_REQUIRED: 'people.orderWaiting',
  CANCELLED: 'people.orderCancelled',
}

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

function pointsOf({ t, site, locale }: Context, { profile, vouchers }: Account): AccountView['points'] {
  const balance = vouchers?.currentLoyaltyPoints ?? profile?.loyaltySummary?.points.balance
  if (balance === undefined) return null
  // "The highest voucher whose points are covered by current points" (spec 1 §9).
  const covered = (vouchers?.applicableLoyaltyVouchers ?? []).filter((voucher) => voucher.points <= balance)
  const best = Math.max(0, ...covered.map((voucher) => voucher.amountInCurrency))
  return {
    balance: t('people.points', { count: balance }),
    note:
      best > 0 ? t('people.voucher', { amount: formatMoney(best, site.currency, locale) }) : t('people.firstVoucher'),
  }
}

function spent({ t, locale }: Context, title: MessageKey, spend: Spend | null): SpendView | null {
  if (!spend || spend.annualCap === null) return null
  const money = (minor: number) => formatMoney(minor, spend.currency, locale)
  const words = t('people.spent', { spent: money(spend.currentSpend), cap: money(spend.annualCap) })
  return { title: t(title), words, part: spend.currentSpend, whole: spend.annualCap }
}

function credit({ t, locale }: Context, spend: Spend | null): SpendView | null {
  if (!spend || spend.annualCredit === null) return null
  const money = (minor: number) => formatMoney(minor, spend.currency, locale)
  const left = spend.annualCredit - spend.currentSpend
  const words = t('people.creditLeft', { left: money(left), credit: money(spend.annualCredit) })
  return { title: t('people.credit'), words, part: left, whole: spend.annualCredit }
}

function orderView({ t, site, locale }: Context, order: PlacedOrder): OrderView {
  const day = new Intl.DateTimeFormat(site.bcp47, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    orderNumber: order.orderNumber,
    when: order.placedAt === null ? '' : day.format(new Date(order.placedAt)),
    items: t('people.orderItems', { count: order.totals.totalUnits }),
    total: formatMoney(order.totals.total, order.currency, locale),
    status: t(statuses[order.status]),
  }
}

/** `2027-08` as the locale writes a month. */
function month({ site }: Context, yearMonth: string): string {
  const date = new Date(`${yearMonth.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return yearMonth
  return new Intl.DateTimeFormat(site.bcp47, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}
