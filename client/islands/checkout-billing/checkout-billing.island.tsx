import { useRef } from 'react'
import { Part } from '../../pages/checkout/part.tsx'
import { AddressFields } from '../../pages/form/address-fields.tsx'
import { CheckField, RadioCards } from '../../pages/form/choices.tsx'
import { CardFields, type CardHold } from '../card-fields.tsx'
import { StepForm } from '../checkout-step-form.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCheckoutStep } from '../use-checkout-step.ts'
import { billingRules } from './billing-rules.ts'
import { Credits } from './credits.tsx'

/** The payment step: credits, payment method and billing address. */
function CheckoutBilling(props: IslandContext & IslandPropsOf<'checkout-billing'>) {
  useCheckoutStep(props)
  const { site, t, values, methods } = props
  const card = useRef<CardHold>(null)
  const address = (
    <AddressFields site={site} t={t} choices={props.address} values={values} prefix="billing." kind="billing" />
  )
  return (
    <div className="co-form">
      {props.banners.map(({ text, to }) => (
        <p className="callout" key={text}>
          {to ? (
            <a className="link" href={to} data-dialog="">
              {text}
            </a>
          ) : (
            text
          )}
        </p>
      ))}
      <Credits {...props} />
      <StepForm
        site={site}
        t={t}
        step={props}
        rules={billingRules(site, props.address)}
        label={t('checkout.toReview')}
        ahead="checkout-summary"
        onSend={(event) => card.current?.hold(event)}
      >
        {props.covered ? (
          <p className="callout">{t('checkout.covered')}</p>
        ) : (
          <Part title={t('checkout.payWith')}>
            <RadioCards
              name="payWith"
              legend={t('checkout.payWithLegend')}
              value={values['payWith'] ?? methods.find(({ disabled }) => !disabled)?.value}
              cards={methods}
              inside={{ CREDIT_CARD: <CardFields t={t} card={props.card} ref={card} /> }}
            />
            <p className="label">
              <a className="link" href={props.payLaterHref} data-dialog="">
                {t('checkout.payLater')}
              </a>
            </p>
          </Part>
        )}
        <Part title={t('checkout.billingAddress')}>
          {props.canBeSame ? (
            <div className="co-same">
              <CheckField name="same" label={t('checkout.same')} checked={values['same'] !== 'no'} />
              <div className="co-other">{address}</div>
            </div>
          ) : (
            address
          )}
        </Part>
      </StepForm>
    </div>
  )
}

export const island: IslandOf<'checkout-billing'> = CheckoutBilling
