import { type ComponentProps, type FocusEvent, type InputEvent, type SubmitEvent, useRef } from 'react'
import type { FieldMessageId } from '../../shared/errors/field-messages.ts'
import { fill } from '../../shared/errors/format.ts'
import { type Rules, validate } from '../../shared/validation/rule.ts'
import { FaultsContext, type FormField } from '../pages/form/faults.tsx'
import { FormErrors } from '../pages/form/form-errors.tsx'
import type { FormAnswer } from '../pages/form/form-props.ts'
import type { PageContext } from '../pages/page-context.ts'
import { type Control, controlOf, isControl, valuesOf } from './form-controls.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFormFaults } from './use-form-faults.ts'

/** The props of a validating form, the same on the server and in the browser. */
export type FormRules = {
  /** By field name. The server validates again. */
  readonly rules: Rules
  /** `fieldTemplates(locale)`. */
  readonly templates: Readonly<Record<FieldMessageId, string>>
  /** Every field that can have an error, in the form's order. */
  readonly fields: readonly FormField[]
  /** A new answer replaces the errors shown and moves the focus to the first. */
  readonly answer: FormAnswer
}

export type FormProps = Omit<
  ComponentProps<'form'>,
  'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput' | 'onBlur'
> &
  PageContext &
  FormRules & {
    /** Rewrites a field that was edited and left, before it is validated. */
    readonly normalize?: (form: HTMLFormElement, control: Control) => void
    /** Called with a valid form before it is submitted. */
    readonly onSend?: (event: SubmitEvent<HTMLFormElement>) => void
  }

/**
 * A native form that shows errors at its fields: first the server's, then those found in the browser. A field is
 * validated on blur after an edit, and all fields on submit. Inputs are uncontrolled, so what was typed before
 * hydration stays. `noValidate` is set from the start, or the browser would reject an early submit in its own wording.
 */
export function Form({ site, t, rules, templates, fields, answer, normalize, onSend, children, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const edited = useRef(new Set<string>())
  const afterPress = useAfterPress()
  const { faults, mark, showFaults } = useFormFaults(element, fields, answer)

  /**
   * Error texts by field, undefined for a valid one. Disabled, hidden and missing fields are skipped.
   */
  const check = (form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, string | undefined>> => {
    const namesToCheck = names.filter((name) => name in rules && controlOf(form, name))
    const faultsFound = validate(
      Object.fromEntries(namesToCheck.map((name) => [name, rules[name] ?? []])),
      valuesOf(form),
    )
    return Object.fromEntries(
      namesToCheck.map((name) => {
        const fault = faultsFound[name]
        return [name, fault && fill(templates[fault.messageId], site.locale, fault.params)]
      }),
    )
  }
  const handleInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    const { name } = target
    edited.current.add(name)
    // A visible error disappears as soon as it is fixed; a new one waits for blur.
    if (faults.texts[name] !== undefined && check(form, [name])[name] === undefined) mark({ [name]: undefined })
  }
  const handleBlur = ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target) || !edited.current.has(target.name)) return
    normalize?.(form, target)
    const { name } = target
    afterPress(() => mark(check(form, [name])))
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) {
      const faultsFound = check(event.currentTarget, Object.keys(rules))
      showFaults(faultsFound)
      if (Object.values(faultsFound).some((text) => text !== undefined)) event.preventDefault()
    }
    if (!event.defaultPrevented) onSend?.(event)
  }
  return (
    <FaultsContext value={faults}>
      <form
        {...rest}
        ref={element}
        method="post"
        noValidate
        onInput={handleInput}
        onBlur={handleBlur}
        onSubmit={handleSubmit}
      >
        <FormErrors t={t} />
        {children}
      </form>
    </FaultsContext>
  )
}
