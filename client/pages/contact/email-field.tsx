import { supportLimits } from '../../../shared/contracts/support-case.ts'
import { Field } from '../form/field.tsx'

type EmailFieldProps = { readonly label: string; readonly value: string | undefined }

/** Where the customer service answers. */
export const EmailField = ({ label, value }: EmailFieldProps) => (
  <Field
    name="email"
    label={label}
    type="email"
    value={value}
    autoComplete="email"
    autoCapitalize="none"
    maxLength={supportLimits.email}
    required
  />
)
