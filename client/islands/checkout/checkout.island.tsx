import { useEffect } from 'react'
import type { CheckoutProps } from '../../pages/checkout/checkout-props.ts'
import { startChallenge } from '../../state/bot-challenge.ts'
import { forgetSent } from '../../state/kept-form.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { BillingStep } from './billing-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useToastsOnce } from './use-toasts-once.ts'

/**
 * One step of checkout. Its forms work without script; with it they validate inline, show the provider's card fields
 * and cannot be submitted twice.
 */
function Checkout(props: IslandContext & CheckoutProps) {
  const { challenged, step } = props
  useEffect(() => {
    if (challenged) startChallenge()
  }, [challenged])
  useEffect(() => forgetSent(step), [step])
  useToastsOnce(props.toasts)
  switch (props.step) {
    case 'shipping':
      return <ShippingStep {...props} />
    case 'billing':
      return <BillingStep {...props} />
    case 'summary':
      return <SummaryStep {...props} />
  }
}

export const island: IslandOf<'checkout'> = Checkout
