/** Puts values into a message's `{name}` places. Plurals are the server's business: an island is sent only plain messages. */
export function fill(text: string | undefined, values: Readonly<Record<string, string | number>> = {}): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
