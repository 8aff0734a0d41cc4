import type { Context } from 'hono'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { AccountFrame } from '../../../client/pages/account/account-frame.tsx'
import { PaymentPage } from '../../../client/pages/account/payment-page.tsx'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { Result } from '../../services/result.ts'
import { paymentSessionQuery } from '../../services/sent-bodies.ts'
import { cardOf, closedWords } from '../checkout/billing-page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { instrumentView } from './account-view.ts'
import { asPerson, withoutData } from './as-person.ts'
import { newId, sectionPage } from './section-page.tsx'

type Instruments = OperationResponse<OperationOf<'consumer.paymentInstruments'>>['instruments']
type PaymentInput = {
  readonly typed?: string
  readonly answer?: FormAnswer
  readonly fault?: string
  readonly status?: Page['status']
}

function paymentPage(context: RequestContext, instruments: Instruments, input: PaymentInput): Page {
  const { typed = '', answer = { texts: {} }, fault, status } = input
  const shownOf = (isCard: boolean) =>
    instruments
      .filter(({ payment_method_id: method }) => (method === 'CREDIT_CARD') === isCard)
      .map((instrument) => instrumentView(context, instrument))
  return sectionPage(context, {
    title: context.t('account.payment'),
    path: '/account/payment',
    status,
    node: (shown) => (
      <PaymentPage
        {...shown}
        cards={shownOf(true)}
        rewards={shownOf(false)}
        typed={typed}
        answer={answer}
        fault={fault}
      />
    ),
  })
}

type CardInput = Pick<PaymentInput, 'answer' | 'status'>
type PaymentSession = OperationResponse<OperationOf<'cart.paymentSession'>>

/** The provider's card fields, so that the shop never sees a card number. */
function cardPage(
  context: RequestContext,
  session: Result<PaymentSession>,
  { answer = { texts: {} }, status }: CardInput,
): Page {
  const { site, t, locale } = context
  const provider = session.ok ? session.value : null
  const title = t('account.addCard')
  const closed = closedWords(context, session)
  return sectionPage(context, {
    title,
    path: '/account/payment/new',
    status,
    css: checkoutCss,
    ...(provider && { paymentOrigin: provider.origin }),
    node: ({ form, ...shown }) => (
      <AccountFrame {...shown} form={form} section="payment" title={title}>
        <div className="co-form">
          <Island
            name="account-form"
            on="idle"
            locale={locale}
            props={{
              kind: 'card',
              form,
              values: {},
              fields: [],
              answer: closed ? { texts: {}, fault: closed } : answer,
              templates: fieldTemplates(locale),
              address: addressChoices(site),
              card: cardOf(provider),
            }}
          >
            {captchaField(form.captchas, 'account/card')}
          </Island>
        </div>
      </AccountFrame>
    ),
  })
}

/** `refused`: of a form of the page. */
export async function showPayment(c: Context<AppEnv>, refused: PaymentInput = {}): Promise<RouteAnswer> {
  const found = await asPerson(c, (call) => call('consumer.paymentInstruments', {}))
  return found.ok ? paymentPage(c.get('context'), found.value.instruments, refused) : withoutData(c, found.failure)
}

export const loadPaymentPage: PageLoader = (c) => showPayment(c)

export async function showCard(c: Context<AppEnv>, refused: CardInput = {}): Promise<RouteAnswer> {
  const context = c.get('context')
  const session = await asPerson(c, (call) =>
    call('cart.paymentSession', paymentSessionQuery(context.url.origin, 'CREDIT_CARD')),
  )
  if (!session.ok && session.failure.code !== 'PAY503') return withoutData(c, session.failure)
  return cardPage(context, session, refused)
}

export const loadCardPage: PageLoader = async (c, { id }) => (id === newId ? showCard(c) : null)
