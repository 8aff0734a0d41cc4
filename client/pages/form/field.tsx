import type { HTMLAttributes, ReactNode } from 'react'

type Labelled = {
  readonly name: string
  readonly label: string
  /** Under the field, always. */
  readonly hint?: string | undefined
  /** What is wrong with what was posted, in words. */
  readonly fault?: string | undefined
  /**
   * Marked and said, but not the browser's own `required`: that would stop the form over a field inside a choice that isn't taken, in the
   * browser's words, and where nobody sees it.
   */
  readonly required?: boolean
}

export type FieldProps = Labelled & {
  /** What was posted, or what is known: it survives an error. */
  readonly value?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'number'
  readonly autoComplete: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoCapitalize?: 'none' | 'characters' | 'words'
  readonly maxLength?: number
  readonly disabled?: boolean
  /** Where a shopper goes on after a refusal; never on a form seen for the first time. */
  readonly autoFocus?: boolean
  /** How attachValidation writes the value when the field is left; `country` says in which country's way. */
  readonly format?: { readonly kind: 'phone' | 'postal-code'; readonly country: string }
}

/** The id of a field that is posted as `name`, for links and labels; the dot of a prefix would be a class in a selector. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`

/** What the field is described by: its hint, and the fault while there is one. */
export const described = (name: string, hint?: string, fault?: string): string | undefined =>
  [hint ? `${fieldId(name)}-hint` : '', fault ? `${fieldId(name)}-fault` : ''].filter(Boolean).join(' ') || undefined

/** A label above what it names, and the hint and the fault below: the frame of every kind of field. attachValidation knows this markup. */
export function FieldFrame({
  name,
  label,
  hint,
  fault,
  required,
  children,
}: Labelled & { readonly children: ReactNode }) {
  const id = fieldId(name)
  return (
    <div className="f" data-field={name}>
      <label htmlFor={id}>
        {label}
        {required ? <Mark /> : null}
      </label>
      {children}
      {hint ? (
        <p className="label muted" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? <FaultText name={name} fault={fault} /> : null}
    </div>
  )
}

export const FaultText = ({ name, fault }: { readonly name: string; readonly fault: string }) => (
  <p className="f-fault label" id={`${fieldId(name)}-fault`}>
    {fault}
  </p>
)

/** Said by the field's own `aria-required`, so only shown. */
export const Mark = () => (
  <span className="f-mark" aria-hidden="true">
    *
  </span>
)

export function Field({ name, label, hint, fault, required, value, type = 'text', format, ...input }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} {...(required && { required })}>
      <input
        {...input}
        className="field"
        id={fieldId(name)}
        name={name}
        type={type}
        defaultValue={value}
        aria-required={required || undefined}
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(name, hint, fault)}
        data-format={format?.kind}
        data-country={format?.country}
      />
    </FieldFrame>
  )
}
