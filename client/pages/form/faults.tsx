import { createContext, useContext } from 'react'

/** A field with its label for the error summary. */
export type FormField = { readonly name: string; readonly label: string }

/** A form's errors, the same on the server and in the browser (client/islands/form.tsx). */
export type FormFaults = {
  /** Error texts by field name. */
  readonly texts: Readonly<Record<string, string>>
  /** The summary's entries: the errors of the last submission. */
  readonly errors: readonly (FormField & { readonly text: string })[]
  /** The error of the form as a whole. */
  readonly fault?: string | undefined
}

/** Provides the errors to the fields inside. */
export const FaultsContext = createContext<FormFaults>({ texts: {}, errors: [] })

/** The error text of the field `name`. */
export const useFault = (name: string): string | undefined => useContext(FaultsContext).texts[name]

export const useFaults = (): FormFaults => useContext(FaultsContext)

/** The summary is in the order of `fields`. */
export const listFaults = (
  fields: readonly FormField[],
  texts: FormFaults['texts'],
  fault?: string | undefined,
): FormFaults => ({
  texts,
  errors: fields.flatMap((field) => {
    const text = texts[field.name]
    return text === undefined ? [] : [{ ...field, text }]
  }),
  fault,
})
