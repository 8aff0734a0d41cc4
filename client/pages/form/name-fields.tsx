import type { FormValues } from '../../../shared/validation/rule.ts'
import type { PageContext } from '../page-context.ts'
import { Field } from './field.tsx'

type NameFieldsProps = Pick<PageContext, 't'> & { readonly values: FormValues; readonly required?: boolean }

/** A person's first and last name. */
export const NameFields = ({ t, values, required = false }: NameFieldsProps) => (
  <div className="f-row">
    <Field
      name="firstName"
      label={t('form.firstName')}
      value={values['firstName']}
      autoComplete="given-name"
      autoCapitalize="words"
      maxLength={60}
      required={required}
    />
    <Field
      name="lastName"
      label={t('form.lastName')}
      value={values['lastName']}
      autoComplete="family-name"
      autoCapitalize="words"
      maxLength={60}
      required={required}
    />
  </div>
)
