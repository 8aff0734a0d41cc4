/** Without the properties that are null, at every depth. Nulls inside lists stay: their places mean something. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNulls(part)]))
}
