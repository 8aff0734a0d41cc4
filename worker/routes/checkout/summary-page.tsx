import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import { type ReviewRow, SummaryStep } from '../../../client/pages/checkout/summary-step.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Contact } from '../../http/contact-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { arrival } from './arrival.ts'
import { chosenMethod, leftToPay } from './progress.ts'
import type { Refusal } from './refusal.ts'
import { stepPage } from './step-page.tsx'

export type SummaryInput = {
  readonly cart: Cart
  readonly contact: Contact | null
  readonly call: Call
  readonly express: boolean
  readonly refusals?: readonly Refusal[]
  readonly said?: readonly CartWords[]
  readonly status?: Page['status']
}

export async function summaryPage(context: RequestContext, input: SummaryInput): Promise<Page> {
  const { site, t, locale, csrfToken, session } = context
  const { cart, contact, call, express } = input
  const associate = session?.person?.associate ?? null
  const method = chosenMethod(cart)?.payment_method_id ?? 'CREDIT_CARD'
  const [payment, colleagues] = await Promise.all([
    call('cart.paymentSession', { query: { referer: context.url.origin, paymentMethodId: method } }),
    associate ? call('utilities.storeEmployees', { params: { storeId: associate.storeId } }) : null,
  ])
  const employees = colleagues?.ok ? colleagues.value.employees : []
  return stepPage(context, {
    step: 'summary',
    cart,
    email: contact?.email ?? null,
    ...(input.refusals && { refusals: input.refusals }),
    ...(input.said && { said: input.said }),
    ...(input.status && { status: input.status }),
    ...(payment.ok && { paymentOrigin: payment.value.origin }),
    node: (
      <SummaryStep
        site={site}
        t={t}
        form={{ csrf: csrfToken, returnTo: href.checkout(locale, 'summary') }}
        rows={reviewRows(context, cart, contact)}
        orderKey={crypto.randomUUID()}
        total={formatMoney(cart.totals.total, cart.currency, locale)}
        sale={
          associate
            ? {
                words: t('checkout.saleWords', { store: associate.storeName }),
                employees: (employees.length > 0 ? employees : [associate]).map((one) => ({
                  value: one.storeEmployeeId,
                  label: one.storeEmployeeName,
                })),
                employee: associate.storeEmployeeId,
              }
            : null
        }
        express={express}
        wallet={
          payment.ok && payment.value.scriptUrl && leftToPay(cart) > 0
            ? {
                script: payment.value.scriptUrl,
                method,
                amount: leftToPay(cart),
                currency: cart.currency,
                label: t('site.name'),
              }
            : null
        }
      />
    ),
  })
}

function reviewRows(context: RequestContext, cart: Cart, contact: Contact | null): ReviewRow[] {
  const { t, locale } = context
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const row = (title: string, lines: readonly string[], step: 'shipping' | 'billing'): ReviewRow => ({
    title,
    lines: lines.filter((line) => line !== ''),
    changeHref: href.checkout(locale, step),
    changeLabel: t('checkout.changeOf', { name: title }),
  })
  return [
    row(t('checkout.contact'), [contact?.email ?? ''], 'shipping'),
    ...cart.shippingMethods.map((shipment) => {
      const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)
      const person = shipment.pickupPerson
      const where = shipment.storeName ?? ''
      return row(
        method?.label ?? t('checkout.method'),
        [
          ...(shipment.address ? addressLines(shipment.address) : []),
          where,
          person ? `${person.firstName} ${person.lastName}` : '',
          method && shipment.code !== 'digital' ? arrival(context, method.deliveryTime) : '',
        ],
        'shipping',
      )
    }),
    row(
      t('checkout.billing'),
      cart.payment_instruments
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => `${label}: ${money(amount)}`),
      'billing',
    ),
    ...(cart.billingAddress ? [row(t('checkout.billingAddress'), addressLines(cart.billingAddress), 'billing')] : []),
  ]
}
