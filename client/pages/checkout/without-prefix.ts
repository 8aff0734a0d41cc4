/** Of fields that are posted as `billing.city`, those that start with the prefix, as `city`. */
export function withoutPrefix<T>(values: Readonly<Record<string, T>>, prefix: string): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}
