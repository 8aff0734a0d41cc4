import type { Child } from 'hono/jsx'
import type { Typed } from './new-experiment-form.ts'

/** Values of a form's fields, and their faults, by their names. */
export type Filled = { readonly typed: Typed; readonly faults: ReadonlyMap<string, string> }

type FieldProps = Filled & {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The value of a field that was never typed into. */
  readonly initial?: string
}
type InputProps = FieldProps & {
  readonly type?: 'text' | 'number'
  readonly isRequired?: boolean
  /** The id of a fault that several fields share. */
  readonly sharedFault?: string | undefined
}

export const InputField = ({ type = 'text', isRequired = false, sharedFault, initial = '', ...field }: InputProps) => (
  <Entry {...field}>
    <input
      id={field.name}
      name={field.name}
      type={type}
      {...(type === 'number' && { inputmode: 'decimal', min: '0', max: '100', step: '0.01' })}
      required={isRequired}
      value={field.typed.get(field.name) ?? initial}
      {...describedBy(field, sharedFault)}
    />
  </Entry>
)

export const TextField = (field: FieldProps) => (
  <Entry {...field}>
    <textarea id={field.name} name={field.name} rows={3} {...describedBy(field)}>
      {field.typed.get(field.name) ?? ''}
    </textarea>
  </Entry>
)

type ChoiceProps = FieldProps & { readonly options: readonly (readonly [value: string, label: string])[] }

export const ChoiceField = ({ options, initial = '', ...field }: ChoiceProps) => (
  <Entry {...field}>
    <select id={field.name} name={field.name} {...describedBy(field)}>
      {options.map(([value, label]) => (
        <option key={value} value={value} selected={value === (field.typed.get(field.name) ?? initial)}>
          {label}
        </option>
      ))}
    </select>
  </Entry>
)

const Entry = ({ name, label, hint, faults, children }: FieldProps & { readonly children?: Child }) => (
  <div class="entry">
    <label for={name}>{label}</label>
    {hint !== undefined && (
      <span class="aside" id={`${name}-hint`}>
        {hint}
      </span>
    )}
    {children}
    <FieldFault name={name} faults={faults} />
  </div>
)

export const FieldFault = ({ name, faults }: Pick<FieldProps, 'name' | 'faults'>) =>
  faults.has(name) ? (
    <span class="field-fault" id={`${name}-fault`}>
      {faults.get(name)}
    </span>
  ) : null

function describedBy({ name, hint, faults }: FieldProps, sharedFault?: string) {
  const ids = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(faults.has(name) ? [`${name}-fault`] : []),
    ...(sharedFault === undefined ? [] : [sharedFault]),
  ]
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...((faults.has(name) || sharedFault !== undefined) && { 'aria-invalid': 'true' as const }),
  }
}
