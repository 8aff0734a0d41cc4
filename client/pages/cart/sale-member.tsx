import type { Cart } from '../../../shared/contracts/cart.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './sale-member.css?inline'

export const saleMemberCss = css

type Member = NonNullable<Cart['member']>

/** All that a register shows of a member. */
export const saleMemberWords = (t: PageContext['t'], { firstName, lastDigits: digits }: Member): string =>
  firstName ? t('member.sale', { name: firstName, digits }) : t('member.saleNameless', { digits })

type SaleMemberProps = PageContext & {
  readonly form: FormContext
  readonly member: Member | null
  /** The number that was entered is nobody's any more. */
  readonly isGone: boolean
  readonly typed: string
  readonly answer: FormAnswer
}

/** On the cart of an associate's sale: whose order it will be. Scanners type what they read, and Enter. */
export function SaleMember({ site, t, form, member, isGone, typed, answer }: SaleMemberProps) {
  const label = t('member.number')
  const words = member && saleMemberWords(t, member)
  const removal = words ?? (isGone ? label : null)
  return (
    <section className="sale-member edge" aria-label={t('member.title')}>
      <FaultsContext value={listFaults([{ name: 'memberNumber', label }], answer.texts, answer.fault)}>
        <FormErrors t={t} />
        {words ? (
          <div>
            <p>{words}</p>
            <p className="muted">{t('member.takes')}</p>
          </div>
        ) : (
          <form method="post" noValidate>
            <FormFields site={site} form={form} to="cart/member" />
            <Field
              name="memberNumber"
              label={label}
              hint={t('member.hint')}
              value={typed}
              autoComplete="off"
              inputMode="numeric"
              enterKeyHint="go"
              maxLength={60}
              required
              autoFocus={Object.keys(answer.texts).length > 0}
            />
            {captchaField(form.captchas, 'cart/member')}
            <button type="submit" className="btn b2">
              {t('member.press')}
            </button>
          </form>
        )}
        {removal ? (
          <form method="post">
            <FormFields site={site} form={form} to="cart/member-remove" />
            <button type="submit" className="link" aria-label={`${t('cart.remove')}: ${removal}`}>
              {t('cart.remove')}
            </button>
          </form>
        ) : null}
      </FaultsContext>
    </section>
  )
}
