import { href } from '../../../shared/routes.ts'
import { Part } from '../../pages/checkout/part.tsx'
import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { StepForm } from '../checkout-step-form.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCheckoutStep } from '../use-checkout-step.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { PickupPart } from './pickup-part.tsx'
import { shippingRules } from './shipping-rules.ts'

/** The delivery step: contact, address, method and who collects. */
function CheckoutShipping({ site, t, slot, ...step }: IslandContext & IslandPropsOf<'checkout-shipping'>) {
  useCheckoutStep(step)
  const { values, address, delivery, pickups, form } = step
  const signedInHref = href.checkout(site.locale, 'shipping', { bag: form.bag })
  return (
    <StepForm
      site={site}
      t={t}
      step={step}
      slot={slot}
      rules={shippingRules(site, address, pickups)}
      label={t('checkout.toPayment')}
      ahead="checkout-billing"
    >
      {/* Enter in a field presses the form's first button, which has to be the one that continues. */}
      <div className="sr" aria-hidden="true">
        <button type="submit" tabIndex={-1} />
      </div>
      <Part title={t('checkout.contact')}>
        {step.signedIn ? null : (
          <p className="label">
            <a className="link" href={href.dialog(site.locale, 'sign-in', { returnTo: signedInHref })} data-dialog="">
              {t('checkout.signIn')}
            </a>
          </p>
        )}
        <Field
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('checkout.emailHint')}
          value={values['email']}
          required
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          autoCapitalize="none"
          maxLength={254}
        />
        <CheckField name="newsletter" label={t('checkout.newsletter')} checked={values['newsletter'] === 'on'} />
      </Part>
      {step.digital.length > 0 ? (
        <Part title={t('checkout.digital')}>
          <p className="muted">{t('checkout.digitalNote', { items: step.digital.join(', ') })}</p>
        </Part>
      ) : null}
      {delivery ? <DeliveryPart site={site} t={t} delivery={delivery} values={values} address={address} /> : null}
      {pickups.map((pickup) => (
        <PickupPart key={pickup.shippingId} site={site} t={t} pickup={pickup} values={values} address={address} />
      ))}
    </StepForm>
  )
}

export const island: IslandOf<'checkout-shipping'> = CheckoutShipping
