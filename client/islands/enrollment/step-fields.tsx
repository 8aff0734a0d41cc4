import { addressForm } from '../../../shared/address/address-form.ts'
import { interests } from '../../../shared/interests.ts'
import { href } from '../../../shared/routes.ts'
import { dateFormatShown } from '../../../shared/validation/date.ts'
import type { FormStep } from '../../pages/account/enrollment-texts.ts'
import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { NameFields } from '../../pages/form/name-fields.tsx'
import { PhoneField } from '../../pages/form/phone-field.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { NewPassword } from '../new-password.tsx'

type StepFieldsProps = PageContext & IslandPropsOf<'enrollment'> & { readonly step: FormStep }

/** Fields that a step asks for. `fields` has the names of a step's fields that the shop wants to know. */
export function StepFields(props: StepFieldsProps) {
  const { site, t, step, values } = props
  const asks = (name: string) => props.fields.some((field) => field.name === name)
  if (step === 'interests')
    return (
      <div className="account-checks">
        {interests.map((interest) => (
          <CheckField
            key={interest}
            name={`interest.${interest}`}
            label={t(`account.interest.${interest}`)}
            checked={values[`interest.${interest}`] === 'on'}
          />
        ))}
      </div>
    )
  return (
    <>
      {asks('email') ? (
        <Field
          name="email"
          type="email"
          label={t('people.email')}
          value={values['email']}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          required
        />
      ) : null}
      {asks('password') ? (
        <Field name="password" type="password" label={t('people.password')} autoComplete="current-password" required />
      ) : null}
      {asks('newPassword') ? (
        <NewPassword label={t('people.password')} templates={props.templates} met={t('password.met')} />
      ) : null}
      {asks('firstName') ? <NameFields t={t} values={values} required={step === 'sign-up'} /> : null}
      {asks('birthDate') || asks('postalCode') ? (
        <div className="f-row">
          {asks('birthDate') ? (
            <Field
              name="birthDate"
              label={t('account.birthDate')}
              hint={t('account.birthDateHint', { format: dateFormatShown(site) })}
              value={values['birthDate']}
              autoComplete="bday"
              maxLength={20}
              required={step === 'non-loyalty'}
            />
          ) : null}
          {asks('postalCode') ? (
            <Field
              name="postalCode"
              label={t(addressForm(site.country).labels.postalCode)}
              value={values['postalCode']}
              autoComplete="postal-code"
              autoCapitalize="characters"
              maxLength={20}
            />
          ) : null}
        </div>
      ) : null}
      {asks('phone') ? (
        <PhoneField
          t={t}
          country={site.country}
          dialCodes={props.dialCodes}
          value={values['phone']}
          code={values['phoneCode']}
          required={step === 'mobile'}
        />
      ) : null}
      {step === 'sign-up' ? (
        <CheckField name="newsletter" label={t('checkout.newsletter')} checked={values['newsletter'] === 'on'} />
      ) : null}
      {asks('loyalty') ? (
        <CheckField name="loyalty" label={t('enrollment.loyalty')} checked={values['loyalty'] === 'on'} />
      ) : null}
      {asks('loyalty') || step === 'non-loyalty' ? (
        <p className="label">
          <a className="link" href={href.legal(site.locale, 'loyalty-terms')}>
            {t('people.termsRead')}
          </a>
        </p>
      ) : null}
    </>
  )
}
