import type { HTMLAttributes, ReactNode } from 'react'
import { useFault } from './faults.tsx'
import { useFieldId } from './field-id.ts'

type FieldBase = {
  readonly name: string
  readonly label: string
  /** Always shown below the field. */
  readonly hint?: ReactNode
  /** Error text for a field outside a form; fields of a form get theirs from FaultsContext. */
  readonly fault?: string | undefined
  /**
   * Marked and announced, but without the native `required`, which would also block the form over an invisible field of
   * an unselected choice.
   */
  readonly required?: boolean | undefined
}

export type FieldProps = FieldBase & {
  /** The posted value, which survives an error, or else a known one. */
  readonly value?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'number'
  readonly autoComplete: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoCapitalize?: 'none' | 'characters' | 'words'
  /** Label of the Enter key of an on-screen keyboard. Enter itself submits the form, or goes to what it lacks. */
  readonly enterKeyHint?: 'next' | 'go'
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly onInput?: HTMLAttributes<HTMLInputElement>['onInput']
  /** Focuses the field after a refusal; never set on the first view of a form. */
  readonly autoFocus?: boolean
  /** How the form island formats the value on blur, by the conventions of `country`. */
  readonly format?: { readonly kind: 'phone' | 'postal-code'; readonly country: string }
}

/** The `aria-describedby` of the field with this id: its hint, and its error if there is one. */
export const described = (id: string, hint?: ReactNode, fault?: string): string | undefined =>
  [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ') || undefined

/** The frame of every kind of field: label above, hint and error below. */
export function FieldFrame({
  name,
  label,
  hint,
  fault,
  required,
  children,
}: FieldBase & { readonly children: ReactNode }) {
  const id = useFieldId()(name)
  return (
    <div className="f" data-field={name}>
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      {hint ? (
        <div className="label muted" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {fault ? <FaultText name={name} fault={fault} /> : null}
    </div>
  )
}

export function FaultText({ name, fault }: { readonly name: string; readonly fault: string }) {
  const id = useFieldId()(name)
  return (
    <p className="f-fault label" id={`${id}-fault`}>
      {fault}
    </p>
  )
}

/** Visual only: `aria-required` announces it. */
export const RequiredMark = () => (
  <span className="f-mark" aria-hidden="true">
    *
  </span>
)

export function Field({
  name,
  label,
  hint,
  fault: ownFault,
  required,
  value,
  type = 'text',
  format,
  ...input
}: FieldProps) {
  const fault = useFault(name) ?? ownFault
  const id = useFieldId()(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} required={required}>
      <input
        {...input}
        className="field"
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        aria-required={required || undefined}
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(id, hint, fault)}
        data-format={format?.kind}
        data-country={format?.country}
      />
    </FieldFrame>
  )
}
