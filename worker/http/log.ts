type Level = 'info' | 'warn' | 'error'

/**
 * Writes a JSON line per event, as Workers Logs indexes them. Never put a token, an e-mail address or a body in
 * `fields`.
 */
export function log(
  level: Level,
  event: string,
  fields: Readonly<Record<string, string | number | boolean | null>> = {},
): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}
