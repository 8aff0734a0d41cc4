import type { ReactNode } from 'react'
import { CheckoutFrame, type CheckoutStep, checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { IslandHost } from '../../../client/pages/island-host.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { isFlashCode } from '../../../shared/errors/flash.ts'
import { type DeliveryKind, deliveryChange, deliveryMethodChanged } from '../../../shared/errors/flow-messages.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message, text } from '../../../shared/errors/message.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { checkoutProps } from '../../render/island-props.ts'
import type { Page } from '../../render/page.ts'
import { reachedStep } from './progress.ts'

export type StepInput = {
  readonly step: CheckoutStep
  readonly cart: Cart
  readonly email: string | null
  readonly status?: Page['status']
  /** Codes of what went wrong before this page, told on top. */
  readonly codes?: readonly string[]
  readonly paymentOrigin?: string
  readonly node: ReactNode
}

/** The page of a step: never stored, never indexed. */
export function stepPage(context: RequestContext, input: StepInput): Page {
  const { site, t } = context
  const { step, cart, email, codes = [], paymentOrigin, node } = input
  const notices = [...codes.map((code) => checkoutText(context, code)), ...flashTexts(context, cart)]
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
          <IslandHost name="checkout" on="idle" props={checkoutProps(context, step, paymentOrigin)}>
            <CheckoutFrame
              site={site}
              t={t}
              step={step}
              reached={reachedStep(cart, email)}
              cart={cart}
              notices={[...new Set(notices)]}
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

/** Not a service's code: the shopper turned back on the provider's page. */
export const notProven = 'not-proven'

/** The words for a code that ended the placing of an order (spec 1 §8 "Place order"). */
export function checkoutText({ locale, t }: Pick<RequestContext, 'locale' | 't'>, code: string): string {
  if (code === notProven) return text('flow.order.paymentAuthentication', locale)
  if (code === 'pay-again') return t('checkout.walletCancelled')
  const { say } = flowRule('place-order', code)
  return say === 'entry' || say === 'server' || say === 'silent' ? message(code, locale) : message(code, locale)
}

function flashTexts({ locale }: RequestContext, cart: Cart): string[] {
  return cart.flash.flatMap(({ code, details }) => {
    if (isFlashCode(code)) return [message(code, locale)]
    if (code !== deliveryMethodChanged) return []
    const change = deliveryChange(details?.['from'] as DeliveryKind, details?.['to'] as DeliveryKind)
    if (!change) return [text('flow.delivery.downgraded', locale)]
    return [change.code === null ? text(change.messageId, locale) : message(change.code, locale)]
  })
}
