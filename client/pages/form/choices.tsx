import type { ReactNode } from 'react'
import { described, FaultText, FieldFrame, fieldId, Mark } from './field.tsx'

export type Choice = { readonly value: string; readonly label: string }

export type SelectFieldProps = {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** First and empty, for a field that nothing is chosen in yet. */
  readonly empty?: string
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly required?: boolean
  readonly autoComplete: string
  readonly disabled?: boolean
}

export function SelectField({
  name,
  label,
  choices,
  empty,
  value,
  hint,
  fault,
  required,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} {...(required && { required })}>
      <select
        {...select}
        className="field"
        id={fieldId(name)}
        name={name}
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(name, hint, fault)}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export type CheckFieldProps = {
  readonly name: string
  /** May hold links. */
  readonly label: ReactNode
  readonly value?: string
  readonly checked?: boolean
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
}

/** Posts `value` where it is ticked and nothing elsewhere. */
export function CheckField({
  name,
  label,
  value = 'on',
  checked = false,
  hint,
  fault,
  required,
  disabled,
}: CheckFieldProps) {
  const id = fieldId(name)
  return (
    <div className="f f-check" data-field={name}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={checked}
        aria-required={required || undefined}
        disabled={disabled}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(name, hint, fault)}
      />
      <label htmlFor={id}>
        {label}
        {required ? <Mark /> : null}
      </label>
      {hint ? (
        <p className="label muted" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? <FaultText name={name} fault={fault} /> : null}
    </div>
  )
}

export type RadioCard = Choice & {
  /** Under the label. */
  readonly note?: ReactNode
  /** At the right: a price, or a date. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  /** Fields that belong to this choice. They stand below it while it is chosen. */
  readonly inside?: ReactNode
}

export type RadioCardsProps = {
  readonly name: string
  readonly legend: string
  readonly cards: readonly RadioCard[]
  readonly value?: string | undefined
  readonly fault?: string | undefined
}

/** Native radio buttons, each in a card that is its label. */
export function RadioCards({ name, legend, cards, value, fault }: RadioCardsProps) {
  return (
    <fieldset className="f f-cards" data-field={name} id={fieldId(name)} aria-describedby={described(name, '', fault)}>
      <legend>{legend}</legend>
      {cards.map((card) => (
        <div className="f-card" key={card.value}>
          <label>
            <input
              type="radio"
              name={name}
              value={card.value}
              defaultChecked={card.value === value}
              disabled={card.disabled}
              aria-invalid={fault ? true : undefined}
            />
            <span className="f-words">
              <span>{card.label}</span>
              {card.note ? <span className="label muted">{card.note}</span> : null}
            </span>
            {card.aside ? <span className="f-aside">{card.aside}</span> : null}
          </label>
          {card.inside ? <div className="f-inside">{card.inside}</div> : null}
        </div>
      ))}
      {fault ? <FaultText name={name} fault={fault} /> : null}
    </fieldset>
  )
}
