import type { ReactNode } from 'react'
import { useFault } from './faults.tsx'
import { described, FaultText, FieldFrame, RequiredMark } from './field.tsx'
import { useFieldId } from './field-id.ts'

export type Choice = { readonly value: string; readonly label: string }

export type SelectFieldProps = {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  /** Label of an empty first option. */
  readonly empty?: string
  readonly value?: string | undefined
  readonly hint?: string | undefined
  /** Error text for a field outside a FaultsContext. */
  readonly fault?: string | undefined
  readonly required?: boolean | undefined
  readonly autoComplete: string
  readonly disabled?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, choices, empty, value, hint, fault: ownFault, required, ...select } = props
  const fault = useFault(name) ?? ownFault
  const id = useFieldId()(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault} required={required}>
      <select
        {...select}
        className="field"
        id={id}
        name={name}
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(id, hint, fault)}
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
  /** May contain links. */
  readonly label: ReactNode
  readonly value?: string
  readonly checked?: boolean
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean
}

/** A checkbox that posts `value` if checked. */
export function CheckField({ name, label, value = 'on', checked = false, hint, required, disabled }: CheckFieldProps) {
  const id = useFieldId()(name)
  const fault = useFault(name)
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
        aria-describedby={described(id, hint, fault)}
      />
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
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
  /** Shown below the label; may have several lines. */
  readonly note?: string | undefined
  /** Shown on the right: a price or a distance. */
  readonly aside?: string | undefined
  readonly disabled?: boolean | undefined
  /** Hidden without script. */
  readonly needsScript?: boolean | undefined
}

export type RadioCardsProps = {
  readonly name: string
  readonly legend: string
  readonly cards: readonly RadioCard[]
  readonly value?: string | undefined
  /** Fields shown below a choice while it is selected, by its value. */
  readonly inside?: Readonly<Record<string, ReactNode>>
}

/** Native radio buttons, each inside a card that is its label. */
export function RadioCards({ name, legend, cards, value, inside = {} }: RadioCardsProps) {
  const fault = useFault(name)
  const id = useFieldId()(name)
  return (
    <fieldset className="f f-cards" data-field={name} id={id} aria-describedby={described(id, '', fault)}>
      <legend>{legend}</legend>
      {cards.map((card) => (
        <div className={card.needsScript ? 'f-card scripted' : 'f-card'} key={card.value}>
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
          {inside[card.value] ? <div className="f-inside">{inside[card.value]}</div> : null}
        </div>
      ))}
      {fault ? <FaultText name={name} fault={fault} /> : null}
    </fieldset>
  )
}
