import type { FieldMessageId } from '../errors/field-messages.ts'

/** What is wrong with a field: the id of its text in shared/errors, and the values that the text names. */
export type FieldFault = {
  readonly messageId: FieldMessageId
  readonly params?: Readonly<Record<string, string | number>>
}
/** A form as it was posted. A box that isn't ticked and a field that isn't there are both absent. */
export type FormValues = Readonly<Record<string, string | undefined>>
/** Null where the value is right. Only `required` and its kin object to an empty value: a field that may be left out still has a form. */
export type Rule = (value: string, values: FormValues) => FieldFault | null
export type Rules<Field extends string = string> = Readonly<Record<Field, readonly Rule[]>>
export type Faults<Field extends string = string> = Readonly<Partial<Record<Field, FieldFault>>>

/** The first fault of each field, in the order of the rules; a right form gives an empty object. */
export function validate<Field extends string>(rules: Rules<Field>, values: FormValues): Faults<Field> {
  const faults: Partial<Record<Field, FieldFault>> = {}
  for (const field in rules) {
    for (const rule of rules[field]) {
      const fault = rule(values[field] ?? '', values)
      if (!fault) continue
      faults[field] = fault
      break
    }
  }
  return faults
}

/** The same rules for fields that are posted as `shipping.city` and not as `city`. */
export function withPrefix(rules: Rules, prefix: string): Rules {
  const own = (values: FormValues): FormValues =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
      ),
    )
  return Object.fromEntries(
    Object.entries(rules).map(([field, list]) => [
      prefix + field,
      list.map(
        (rule): Rule =>
          (value, values) =>
            rule(value, own(values)),
      ),
    ]),
  )
}

/** A rule about what was filled in: an empty or blank value passes. */
export const filled =
  (fault: FieldFault, isRight: (value: string, values: FormValues) => boolean): Rule =>
  (value, values) =>
    value.trim() === '' || isRight(value, values) ? null : fault
