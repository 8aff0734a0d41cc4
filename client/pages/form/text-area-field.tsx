import { useFault } from './faults.tsx'
import { described, FieldFrame, type FieldProps } from './field.tsx'
import { useFieldId } from './field-id.ts'

type TextAreaFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'required' | 'value' | 'maxLength'>

/** A field of several lines. */
export function TextAreaField({ name, label, hint, required, value, maxLength }: TextAreaFieldProps) {
  const fault = useFault(name)
  const id = useFieldId()(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} required={required}>
      <textarea
        className="field"
        id={id}
        name={name}
        rows={7}
        maxLength={maxLength}
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(id, hint, fault)}
      />
    </FieldFrame>
  )
}
