/** A message about a line. An error excludes the row; a warning excludes a part of it. */
export type Finding = {
  readonly level: 'error' | 'warning'
  readonly line: number
  readonly field: string
  readonly reason: string
  readonly id?: string
  /** The kind of doubt, as the platform names it (shared/catalogue-findings.ts). */
  readonly code?: string
}

export function findingLine({ level, line, field, reason, id }: Finding): string {
  return `${level === 'error' ? '✗' : '!'} line ${line}${id ? ` (${id})` : ''} · ${field}: ${reason}`
}
