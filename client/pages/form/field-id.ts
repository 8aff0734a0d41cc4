import { createContext, useContext } from 'react'

/**
 * Beginning of the fields' ids: another form of the page, or of a dialog over it, may have a field of the same name.
 */
export const FieldScope = createContext('f')

/**
 * The id of a field by its name, for links and labels. A prefix's dot is replaced, as it would mean a class in a
 * selector.
 */
export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope)
  return (name) => `${scope}-${name.replaceAll('.', '-')}`
}
