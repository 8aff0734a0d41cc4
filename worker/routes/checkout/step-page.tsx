import type { ReactNode } from 'react'
import { IslandHost } from '../../../client/blocks/parts/island-host.tsx'
import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import { CheckoutFrame, type CheckoutStep, checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { checkoutProps } from '../../render/island-props.ts'
import type { Page } from '../../render/page.ts'
import { stepNotices } from './notices.ts'
import { reachedStep } from './progress.ts'
import type { Refusal } from './refusal.ts'

export type StepInput = {
  readonly step: CheckoutStep
  readonly cart: Cart
  readonly email: string | null
  readonly status?: Page['status']
  /** What became of an order that was tried before. */
  readonly refusals?: readonly Refusal[]
  /** To be said on top besides. */
  readonly said?: readonly CartWords[]
  readonly paymentOrigin?: string
  readonly node: ReactNode
}

/** The page of a step: never stored, never indexed. */
export function stepPage(context: RequestContext, input: StepInput): Page {
  const { site, t } = context
  const { step, cart, email, refusals = [], said, paymentOrigin, node } = input
  const notices = stepNotices(context, cart, step, refusals, said)
  return {
    status: input.status ?? 200,
    title: t('site.titleSuffix', { title: t(`checkout.${step}`) }),
    description: t('checkout.description'),
    canonical: `/checkout/${step}`,
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [
      {
        name: 'checkout',
        node: () => (
          <IslandHost
            name="checkout"
            on="idle"
            props={checkoutProps(context, step, { paymentOrigin, toasts: notices.toasts })}
          >
            <CheckoutFrame
              site={site}
              t={t}
              step={step}
              reached={reachedStep(cart, email)}
              cart={cart}
              notices={notices}
            >
              {node}
            </CheckoutFrame>
          </IslandHost>
        ),
      },
    ],
    content: [],
    noStore: true,
    onCartPage: true,
    ...(paymentOrigin && { paymentOrigin }),
  }
}
