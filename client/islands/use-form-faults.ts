import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FormFaults, type FormField, listFaults } from '../pages/form/faults.tsx'
import type { FormAnswer } from '../pages/form/form-props.ts'
import { controlOf } from './form-controls.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** An undefined change removes the field's text. */
const withChanges = (texts: FormFaults['texts'], changes: Texts): FormFaults['texts'] => {
  const all = Object.entries({ ...texts, ...changes })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * A form's errors: the server's answer, then those found in the browser. `mark` changes errors at fields; `showFaults`
 * is for a submitted form: it also updates the summary and moves the focus to the first error.
 */
export function useFormFaults(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  answer: FormAnswer,
) {
  const [faults, setFaults] = useState(() => listFaults(fields, answer.texts, answer.fault))
  const takesFocus = useRef(false)
  // After the messages are rendered, since they move the page.
  useLayoutEffect(() => {
    const { current: element } = form
    if (!takesFocus.current || !element) return
    takesFocus.current = false
    const first = faults.errors[0]
    const faulty = first && controlOf(element, first.name)
    ;(faulty ?? element).focus()
  }, [faults, form])

  const lastAnswer = useRef(answer)
  useEffect(() => {
    if (lastAnswer.current === answer) return
    lastAnswer.current = answer
    takesFocus.current = true
    setFaults(listFaults(fields, answer.texts, answer.fault))
  }, [answer, fields])

  const mark = useCallback(
    (texts: Texts) => setFaults((current) => ({ ...current, texts: withChanges(current.texts, texts) })),
    [],
  )
  const showFaults = useCallback(
    (texts: Texts) => {
      const { errors } = listFaults(fields, withChanges({}, texts))
      takesFocus.current = errors.length > 0
      setFaults((current) => ({ texts: withChanges(current.texts, texts), errors }))
    },
    [fields],
  )
  return { faults, mark, showFaults }
}
