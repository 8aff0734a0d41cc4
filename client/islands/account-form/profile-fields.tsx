import { addressForm } from '../../../shared/address/address-form.ts'
import { dateFormatShown } from '../../../shared/validation/date.ts'
import { SelectField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { NameFields } from '../../pages/form/name-fields.tsx'
import { PhoneField } from '../../pages/form/phone-field.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type ProfileFieldsProps = PageContext & Extract<IslandPropsOf<'account-form'>, { kind: 'profile' }>

export function ProfileFields({ site, t, values, genders, shoeSizes, shoeWidths, address }: ProfileFieldsProps) {
  const { country } = site
  return (
    <div className="f-group">
      <NameFields t={t} values={values} />
      <PhoneField
        t={t}
        country={country}
        dialCodes={address.dialCodes}
        value={values['phone']}
        code={values['phoneCode']}
        hint={t('account.phoneHint')}
      />
      <div className="f-row">
        <Field
          name="postalCode"
          label={t(addressForm(country).labels.postalCode)}
          value={values['postalCode']}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
        />
        <Field
          name="birthDate"
          label={t('account.birthDate')}
          hint={t('account.birthDateHint', { format: dateFormatShown(site) })}
          value={values['birthDate']}
          autoComplete="bday"
          inputMode="text"
          maxLength={20}
        />
      </div>
      <SelectField
        name="gender"
        label={t('account.gender')}
        choices={genders}
        empty={t('account.genderNone')}
        value={values['gender']}
        autoComplete="sex"
      />
      <div className="f-row">
        <SelectField
          name="preferredShoeSize"
          label={t('account.shoeSize')}
          choices={shoeSizes}
          empty={t('sizing.footUnknown')}
          value={values['preferredShoeSize']}
          autoComplete="off"
        />
        <SelectField
          name="shoeWidth"
          label={t('sizing.width')}
          choices={shoeWidths}
          value={values['shoeWidth'] || 'standard'}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
