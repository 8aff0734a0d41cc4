import type { ReactNode } from 'react'
import type { CreditFault, StepProps } from '../../pages/checkout/checkout-props.ts'
import { Part } from '../../pages/checkout/part.tsx'
import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { FieldScope } from '../../pages/form/field-id.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { ActionForm } from './action-form.tsx'

type CreditsProps = PageContext & StepProps<'billing'> & { readonly slot?: ReactNode }

/**
 * Credits that apply before the payment method: gift cards, rewards, points, an athlete's credit. `slot` is the captcha
 * of the code that was refused.
 */
export function Credits(props: CreditsProps) {
  const { site, t, form, credits, creditFault, creditCode, vouchers, credit, mayReward, savedRewards, slot } = props
  const isReward = creditFault?.kind === 'REWARD_CODE' || creditFault?.kind === 'REWARD_CARD'
  const faultOf = (kind: CreditFault['kind']) => (creditFault?.kind === kind ? creditFault.text : undefined)
  return (
    <Part title={t('checkout.credits')}>
      {credits.length > 0 ? (
        <ul className="co-credits">
          {credits.map(({ id, label, money, note }) => (
            <li key={id}>
              <span>{label}</span> <strong>{money}</strong>
              <ActionForm site={site} t={t} form={form} action="instrument-remove" fields={{ id }}>
                <button type="submit" className="link" aria-label={t('checkout.removeOf', { name: label })}>
                  {t('cart.remove')}
                </button>
              </ActionForm>
              {note ? <p className="label">{note}</p> : null}
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
      {vouchers.map(({ points, words, loss }) => (
        <ActionForm
          key={points}
          site={site}
          t={t}
          form={form}
          action="voucher"
          fields={{ points: String(points), ...(loss && { pays: String(loss.pays) }) }}
        >
          {loss ? <CheckField name="confirmed" label={loss.words} /> : null}
          <button type="submit" className="btn b2">
            {words}
          </button>
        </ActionForm>
      ))}
      {savedRewards.map(({ id, kind, words }) => (
        <ActionForm key={id} site={site} t={t} form={form} action="instrument" fields={{ kind, savedId: id }}>
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
              enterKeyHint="next"
              maxLength={40}
            />
            <Field
              name="pin"
              label={t('checkout.pin')}
              required
              autoComplete="off"
              inputMode="numeric"
              enterKeyHint="go"
              maxLength={12}
            />
          </div>
          {isReward ? null : slot}
          <button type="submit" className="btn b2">
            {t('checkout.apply')}
          </button>
        </ActionForm>
      </details>
      {mayReward ? (
        <details className="co-more" open={isReward}>
          <summary>{t('checkout.reward')}</summary>
          <ActionForm site={site} t={t} form={form} action="instrument" fields={{ kind: 'REWARD_CODE' }}>
            <FieldScope value="reward">
              <Field
                name="code"
                label={t('checkout.rewardCode')}
                value={creditFault?.kind === 'REWARD_CODE' ? creditCode : undefined}
                fault={faultOf('REWARD_CODE') ?? faultOf('REWARD_CARD')}
                required
                autoComplete="off"
                autoCapitalize="characters"
                enterKeyHint="go"
                maxLength={40}
              />
            </FieldScope>
            {isReward ? slot : null}
            <button type="submit" className="btn b2">
              {t('checkout.apply')}
            </button>
          </ActionForm>
        </details>
      ) : null}
    </Part>
  )
}
