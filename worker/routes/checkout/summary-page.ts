import type { ReviewRow } from '../../../client/pages/checkout/checkout-props.ts'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { shippingLabel } from '../../../shared/cart/delivery/shipping-labels.ts'
import { shownOf } from '../../../shared/cart/shown.ts'
import { text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { noted } from '../../services/result.ts'
import { arrival } from './arrival.ts'
import { handoverLines } from './handover.ts'
import { chosenMethod, leftToPay } from './progress.ts'
import { type PageInput, stepPage } from './step-page.tsx'
import { checkoutHref } from './which-cart.ts'

export type SummaryInput = PageInput & { readonly express: boolean }

/** The store has no associate with that id. */
const sellerUnknown = 'STR404'

export async function summaryPage(context: RequestContext, input: SummaryInput): Promise<Page> {
  const { t, locale, csrfToken, session } = context
  const { cart, contact, call, express } = input
  const associate = session?.person?.associate ?? null
  const method = chosenMethod(cart)?.payment_method_id ?? 'CREDIT_CARD'
  const [payment, colleagues] = await Promise.all([
    call('cart.paymentSession', { query: { referer: context.url.origin, paymentMethodId: method } }),
    associate ? call('utilities.storeEmployees', { params: { storeId: associate.storeId } }) : null,
  ])
  const hasColleagues = colleagues === null || noted(context.reads, colleagues).ok
  const employees = colleagues?.ok ? colleagues.value.employees : []
  // Shown at the choice of the seller.
  const isNobody = associate !== null && (input.refusals ?? []).some(({ code }) => code === sellerUnknown)
  return stepPage(context, {
    ...input,
    refusals: input.refusals?.filter(({ code }) => !isNobody || code !== sellerUnknown),
    email: contact?.email ?? null,
    paymentOrigin: payment.ok ? payment.value.origin : undefined,
    step: {
      step: 'summary',
      form: { csrf: csrfToken, returnTo: checkoutHref(locale, input.which, 'summary') },
      rows: reviewRows(context, input),
      orderKey: crypto.randomUUID(),
      shown: shownOf(cart),
      total: formatMoney(cart.totals.total, cart.currency, locale),
      sale: associate
        ? {
            words: [
              t('checkout.saleWords', { store: associate.storeName }),
              ...(hasColleagues ? [] : [t('checkout.colleaguesFailed')]),
            ].join(' '),
            employees: (employees.length > 0 ? employees : [associate]).map((employee) => ({
              value: employee.storeEmployeeId,
              label: employee.storeEmployeeName,
            })),
            employee: associate.storeEmployeeId,
            ...(isNobody && { fault: text('field.choice', locale) }),
          }
        : null,
      express,
      wallet:
        payment.ok && payment.value.scriptUrl && leftToPay(cart) > 0
          ? {
              script: payment.value.scriptUrl,
              method,
              amount: leftToPay(cart),
              currency: cart.currency,
              label: t('site.name'),
            }
          : null,
      paymentOrigin: payment.ok ? payment.value.origin : null,
    },
  })
}

function reviewRows(
  context: RequestContext,
  { cart, contact, which }: Pick<SummaryInput, 'cart' | 'contact' | 'which'>,
): ReviewRow[] {
  const { t, locale } = context
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const row = (title: string, lines: readonly string[], step: 'shipping' | 'billing'): ReviewRow => ({
    title,
    lines: lines.filter((line) => line !== ''),
    changeHref: checkoutHref(locale, which, step),
    changeLabel: t('checkout.changeOf', { name: title }),
  })
  return [
    row(t('checkout.contact'), [contact?.email ?? ''], 'shipping'),
    ...cart.shippingMethods.map((shipment) => {
      const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)
      return row(
        method ? method.label || shippingLabel(method.code, locale) : t('checkout.method'),
        [
          ...handoverLines(context, shipment),
          method && shipment.code !== 'digital' ? arrival(context, method.deliveryTime) : '',
        ],
        'shipping',
      )
    }),
    row(
      t('checkout.billing'),
      cart.payment_instruments
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => [label, money(amount)].filter(Boolean).join(': ')),
      'billing',
    ),
    ...(cart.billingAddress ? [row(t('checkout.billingAddress'), addressLines(cart.billingAddress), 'billing')] : []),
  ]
}
