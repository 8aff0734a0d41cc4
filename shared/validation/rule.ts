import type { FieldMessageId } from '../errors/field-messages.ts'

/** A field's error: the id of its text in shared/errors, and the values of its placeholders. */
export type FieldFault = {
  readonly messageId: FieldMessageId
  readonly params?: Readonly<Record<string, string | number>>
}
/** The posted values of a form. Unchecked boxes and missing fields are absent. */
export type FormValues = Readonly<Record<string, string | undefined>>
/**
 * Returns null for a valid value. Only `required` and similar rules reject an empty value, so that optional fields can
 * have other rules.
 */
export type Rule = (value: string, values: FormValues) => FieldFault | null
export type Rules<Field extends string = string> = Readonly<Record<Field, readonly Rule[]>>
export type Faults<Field extends string = string> = Readonly<Partial<Record<Field, FieldFault>>>

/** The first fault of each field, in the order of the rules; empty for a valid form. */
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

/** Rules for prefixed fields: `shipping.city` instead of `city`. */
export function withPrefix(rules: Rules, prefix: string): Rules {
  const withoutPrefix = (values: FormValues): FormValues =>
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
            rule(value, withoutPrefix(values)),
      ),
    ]),
  )
}

/** A rule that passes an empty or blank value. */
export const filled =
  (fault: FieldFault, isValid: (value: string, values: FormValues) => boolean): Rule =>
  (value, values) =>
    value.trim() === '' || isValid(value, values) ? null : fault
