import { Behavior, Island, type NamedIsland } from '../../../client/blocks/parts/island.tsx'
import type { CartNotice } from '../../../client/pages/cart/cart-notices.ts'
import { CheckoutFrame, checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { CheckoutProps, CheckoutStep, StepProps } from '../../../client/pages/checkout/checkout-props.ts'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Contact } from '../../http/cookies/contact-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import type { WhichCart } from '../../services/session.ts'
import { saleBar } from '../account/sale.tsx'
import { sessionEnded } from '../notice.ts'
import { stepNotices } from './notices.ts'
import { heldOf, reachedStep } from './progress.ts'
import type { Refusal } from './refusal.ts'
import { reviewRows } from './review-rows.ts'
import { checkoutHref } from './which-cart.ts'

/** The props of every step's page. */
export type PageInput = {
  readonly cart: Cart
  readonly contact: Contact | null
  readonly which: WhichCart
  /** Calls on behalf of the shopper, for the page's other data. */
  readonly call: Call
  readonly refusals?: readonly Refusal[]
  readonly messages?: readonly CartNotice[]
  readonly status?: Page['status']
}

/** Additional props after a form was posted with errors. */
export type FormPageInput = PageInput & {
  /** The posted fields; without them the page shows the stored data. */
  readonly typed?: FormValues
  /** Error messages by field. */
  readonly texts?: Readonly<Record<string, string>>
  readonly fault?: string
}

export type StepInput = {
  readonly cart: Cart
  readonly email: string | null
  readonly which: WhichCart
  readonly status?: Page['status'] | undefined
  /** The result of an earlier attempt to order. */
  readonly refusals?: readonly Refusal[] | undefined
  /** Additional messages at the top. */
  readonly messages?: readonly CartNotice[] | undefined
  readonly paymentOrigin?: string | undefined
  /** The island's props; messages are added here. */
  readonly step: { [S in CheckoutStep]: Omit<StepProps<S>, 'toasts' | 'challenged'> }[CheckoutStep]
}

/** The form of a step that may have a captcha. */
const captchaTargets = {
  shipping: 'checkout/shipping',
  billing: 'checkout/instrument',
  summary: 'checkout/place',
} as const

/** The page of a step: never stored, never indexed. */
export function stepPage(context: RequestContext, input: StepInput): Page {
  const { site, t, locale } = context
  const { step, cart, email, which, refusals = [], messages, paymentOrigin, status = 200 } = input
  // Once for each purchase: the review is read again whenever another tab changes the cart.
  const reached = { name: 'checkout_step', step: step.step } as const
  context.background(context.analytics.log('checkout', [reached], `${purchaseIdOf(cart)} ${step.step}`))
  const isEnded = refusals.some(({ code }) => code === sessionEnded)
  const { toasts, ...notices } = stepNotices(context, cart, step.step, which, refusals, messages)
  const ofCart = {
    purchaseId: purchaseIdOf(cart),
    remaining: remainingOf(cart.items),
    held: heldOf(cart).join(),
    ...(which === 'quick' && { bag: which }),
  }
  const props: CheckoutProps = {
    ...step,
    form: { ...step.form, ...ofCart },
    toasts,
    ...(context.wasChallenged() && { challenged: true }),
  }
  const island = islandOf(props)
  const rows = reviewRows(context, input)
  const finished = { shipping: [], billing: rows.shipping, summary: [...rows.shipping, ...rows.billing] }[step.step]
  return {
    status,
    title: t('site.titleSuffix', { title: t(`checkout.${step.step}`) }),
    description: t('checkout.description'),
    canonical: `/checkout/${step.step}`,
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [
      {
        name: 'checkout',
        node: () => {
          const frame = (
            <CheckoutFrame
              site={site}
              t={t}
              step={step.step}
              hrefOf={(linkedStep) => checkoutHref(locale, which, linkedStep)}
              reached={reachedStep(cart, email)}
              finished={finished}
              cart={cart}
              earnedPoints={context.features.has('loyalty') ? cart.earnedPoints : 0}
              form={props.form}
              notices={{ ...notices, toasts }}
              sale={isEnded ? null : saleBar(context, href.cart(locale), cart.member)}
            >
              <Island {...island} on="idle" locale={locale}>
                {captchaField(context.captchas.shown(), captchaTargets[step.step])}
              </Island>
            </CheckoutFrame>
          )
          // A page that doesn't allow the provider's frames can't show the step of payment.
          if (!paymentOrigin) return frame
          return (
            <Behavior name="checkout-steps" on="idle" props={{ step: step.step, lost: t('checkout.offline') }}>
              {frame}
            </Behavior>
          )
        },
      },
    ],
    content: [],
    mainIsland: island.name,
    noStore: true,
    onCartPage: true,
    ...(paymentOrigin && { paymentOrigin }),
  }
}

function islandOf(props: CheckoutProps): NamedIsland {
  switch (props.step) {
    case 'shipping':
      return { name: 'checkout-shipping', props }
    case 'billing':
      return { name: 'checkout-billing', props }
    case 'summary':
      return { name: 'checkout-summary', props }
  }
}
