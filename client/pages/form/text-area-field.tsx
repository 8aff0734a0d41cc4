import { useFault } from './faults.tsx'
import { described, FieldFrame, type FieldProps, fieldId } from './field.tsx'

type TextAreaFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'required' | 'value' | 'maxLength'>

/** A field of several lines. */
export function TextAreaField({ name, label, hint, required, value, maxLength }: TextAreaFieldProps) {
  const fault = useFault(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} required={required}>
      <textarea
        className="field"
        id={fieldId(name)}
        name={name}
        rows={7}
        maxLength={maxLength}
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(name, hint, fault)}
      />
    </FieldFrame>
  )
}
