import { isFields } from '../../shared/json-fields.ts'

/**
 * Reserved tags of a conversion (spec 2 §5): revenue as an integer, value as a float; what is not finite is dropped.
 */
export const revenueOf = (tags: Readonly<Record<string, unknown>>): number | null => {
  const { revenue } = tags
  // biome-ignore lint/correctness/useParseIntRadix: the official SDK reads hexadecimal too.
  if (typeof revenue === 'string') return finite(Number.parseInt(revenue))
  return typeof revenue === 'number' || typeof revenue === 'boolean' ? finite(Math.trunc(Number(revenue))) : null
}

/** The official SDK hands on true and false as they are. */
export const eventValueOf = (tags: Readonly<Record<string, unknown>>): number | boolean | null => {
  const { value } = tags
  if (typeof value === 'boolean') return value
  return typeof value === 'string' ? finite(Number.parseFloat(value)) : typeof value === 'number' ? finite(value) : null
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** Tags without those that say nothing; null for what is no object of tags. */
export const readTags = (tags: unknown): Readonly<Record<string, unknown>> | null =>
  isFields(tags) ? Object.fromEntries(Object.entries(tags).filter(([, value]) => (value ?? null) !== null)) : null
