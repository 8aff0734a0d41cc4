import { shownOf } from '../../../shared/cart/shown.ts'
import { text } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { noted } from '../../services/result.ts'
import { paymentSessionQuery } from '../../services/sent-bodies.ts'
import { chosenMethod, leftToPay } from './progress.ts'
import { type PageInput, stepPage } from './step-page.tsx'
import { checkoutHref } from './which-cart.ts'

export type SummaryInput = PageInput & { readonly express: string | null }

/** The store has no associate with that id. */
const sellerUnknown = 'STR404'

export async function summaryPage(context: RequestContext, input: SummaryInput): Promise<Page> {
  const { t, locale, csrfToken, session } = context
  const { cart, contact, call, express } = input
  const associate = session?.person?.associate ?? null
  const method = chosenMethod(cart)?.payment_method_id ?? 'CREDIT_CARD'
  const [payment, colleagues] = await Promise.all([
    call('cart.paymentSession', paymentSessionQuery(context.url.origin, method)),
    associate ? call('utilities.storeEmployees', { params: { storeId: associate.storeId } }) : null,
  ])
  noted(context.reads, payment)
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
