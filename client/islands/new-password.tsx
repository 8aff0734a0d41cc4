import { useState } from 'react'
import type { FieldMessageId } from '../../shared/errors/field-messages.ts'
import { passwordParts } from '../../shared/validation/password.ts'
import { Field } from '../pages/form/field.tsx'

type NewPasswordProps = {
  readonly label: string
  readonly templates: Readonly<Record<FieldMessageId, string>>
  /** Said after a rule that is met, for screen readers. */
  readonly met: string
}

/** The field of a new password, with its rules marked as they are met. */
export function NewPassword({ label, templates, met }: NewPasswordProps) {
  const [value, setValue] = useState('')
  return (
    <Field
      name="newPassword"
      type="password"
      label={label}
      hint={
        <ul className="f-rules">
          {passwordParts.map(([id, rule]) => (
            <li key={id}>
              {templates[id]}
              {value && !rule(value, {}) ? <span className="sr"> {met}</span> : null}
            </li>
          ))}
        </ul>
      }
      autoComplete="new-password"
      onInput={(event) => setValue(event.currentTarget.value)}
      required
    />
  )
}
