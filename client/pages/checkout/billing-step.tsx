import type { ReactNode } from 'react'
import type { CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { CheckField, type RadioCard, RadioCards } from '../form/choices.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors, RequiredNote } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { Part } from './part.tsx'
import type { StepForm } from './shipping-step.tsx'
import { withoutPrefix } from './without-prefix.ts'

/** What was sent to the small forms of credits, and what is wrong with it. */
export type CreditFault = {
  readonly kind: 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'voucher'
  readonly text: string
}

export type BillingStepProps = PageContext &
  StepForm & {
    /** There is a delivery address to be the same as. */
    readonly canBeSame: boolean
    readonly methods: readonly RadioCard[]
    /** Nothing is left to pay by a method. */
    readonly covered: boolean
    readonly credits: readonly (CartPaymentInstrument & { readonly money: string })[]
    readonly creditFault: CreditFault | null
    readonly creditCode: string
    /** An athlete's credit is to be used up before rewards are. */
    readonly mayReward: boolean
    /** Vouchers that points cover, in words. */
    readonly vouchers: readonly { readonly points: number; readonly words: string }[]
    /** Credit that an athlete may pay with, in words; null for anybody else, and where it is in use. */
    readonly credit: string | null
    /** How much of an allowance is left, and the like. */
    readonly banners: readonly string[]
    readonly payLaterHref: string
  }

export function BillingStep(props: BillingStepProps) {
  const { site, t, form, values, errors, fault, methods, covered, canBeSame } = props
  const faults = Object.fromEntries(errors.map(({ name, text }) => [name, text]))
  const address = (
    <AddressFields
      site={site}
      t={t}
      country={site.country}
      values={withoutPrefix(values, 'billing.')}
      faults={withoutPrefix(faults, 'billing.')}
      prefix="billing."
      kind="billing"
    />
  )
  return (
    <div className="co-form">
      {props.banners.map((banner) => (
        <p className="callout" key={banner}>
          {banner}
        </p>
      ))}
      <Credits {...props} />
      <form
        method="post"
        action={href.checkoutAction(site.locale, 'billing')}
        className="co-form"
        data-checkout="billing"
      >
        <FormErrors t={t} errors={errors} fault={fault} />
        <FormFields site={site} form={form} />
        {covered ? (
          <p className="callout">{t('checkout.covered')}</p>
        ) : (
          <Part title={t('checkout.payWith')}>
            <RadioCards
              name="payWith"
              legend={t('checkout.payWithLegend')}
              value={values['payWith'] ?? methods.find(({ disabled }) => !disabled)?.value}
              fault={faults['payWith']}
              cards={methods}
            />
            <p className="label">
              <a className="link" href={props.payLaterHref} data-dialog="">
                {t('checkout.payLater')}
              </a>
            </p>
          </Part>
        )}
        <Part title={t('checkout.billingAddress')}>
          {canBeSame ? (
            <div className="co-same">
              <CheckField name="same" label={t('checkout.same')} checked={values['same'] !== 'no'} />
              <div className="co-other">{address}</div>
            </div>
          ) : (
            address
          )}
        </Part>
        <RequiredNote t={t} />
        <button type="submit" className="btn">
          {t('checkout.toReview')}
        </button>
      </form>
    </div>
  )
}

function Credits(props: BillingStepProps) {
  const { site, t, form, credits, creditFault, creditCode, vouchers, credit, mayReward } = props
  const faultOf = (kind: CreditFault['kind']) => (creditFault?.kind === kind ? creditFault.text : undefined)
  return (
    <Part title={t('checkout.credits')}>
      {credits.length > 0 ? (
        <ul className="co-credits">
          {credits.map(({ payment_instrument_id: id, label, money }) => (
            <li key={id}>
              <span>{label}</span> <strong>{money}</strong>
              <ActionForm site={site} t={t} form={form} action="instrument-remove" fields={{ id }}>
                <button type="submit" className="link" aria-label={t('checkout.removeOf', { name: label })}>
                  {t('cart.remove')}
                </button>
              </ActionForm>
            </li>
          ))}
        </ul>
      ) : null}
      {credit ? (
        <ActionForm site={site} t={t} form={form} action="instrument" fields={{ kind: 'ATHLETES_PAYMENT' }}>
          <button type="submit" className="btn b2">
            {credit}
          </button>
        </ActionForm>
      ) : null}
      {vouchers.map(({ points, words }) => (
        <ActionForm key={points} site={site} t={t} form={form} action="voucher" fields={{ points: String(points) }}>
          <button type="submit" className="btn b2">
            {words}
          </button>
        </ActionForm>
      ))}
      {faultOf('voucher') ? <p className="f-fault">{faultOf('voucher')}</p> : null}
      <details className="co-more" open={creditFault?.kind === 'GIFT_CARD'}>
        <summary>{t('checkout.giftCard')}</summary>
        <ActionForm site={site} t={t} form={form} action="instrument" fields={{ kind: 'GIFT_CARD' }}>
          <div className="f-row">
            <Field
              name="code"
              label={t('checkout.giftCode')}
              value={creditFault?.kind === 'GIFT_CARD' ? creditCode : undefined}
              fault={faultOf('GIFT_CARD')}
              required
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <Field
              name="pin"
              label={t('checkout.pin')}
              required
              autoComplete="off"
              inputMode="numeric"
              maxLength={12}
            />
          </div>
          <button type="submit" className="btn b2">
            {t('checkout.apply')}
          </button>
        </ActionForm>
      </details>
      {mayReward ? (
        <details className="co-more" open={creditFault?.kind === 'REWARD_CODE' || creditFault?.kind === 'REWARD_CARD'}>
          <summary>{t('checkout.reward')}</summary>
          <ActionForm site={site} t={t} form={form} action="instrument" fields={{ kind: 'REWARD_CODE' }}>
            <Field
              name="code"
              label={t('checkout.rewardCode')}
              value={creditFault?.kind === 'REWARD_CODE' ? creditCode : undefined}
              fault={faultOf('REWARD_CODE') ?? faultOf('REWARD_CARD')}
              required
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <button type="submit" className="btn b2">
              {t('checkout.apply')}
            </button>
          </ActionForm>
        </details>
      ) : null}
    </Part>
  )
}

type ActionFormProps = PageContext & {
  readonly form: FormContext
  readonly action: Parameters<typeof href.checkoutAction>[1]
  readonly fields: Readonly<Record<string, string>>
  readonly children: ReactNode
}

export function ActionForm({ site, form, action, fields, children }: ActionFormProps) {
  return (
    <form method="post" action={href.checkoutAction(site.locale, action)} className="co-small">
      <FormFields site={site} form={form} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
