/** What the user is told about a line. An error costs the row; a warning costs a part of it. */
export type Finding = {
  readonly level: 'error' | 'warning'
  readonly line: number
  readonly field: string
  readonly reason: string
  readonly id?: string
}

export function tellFinding({ level, line, field, reason, id }: Finding): string {
  return `${level === 'error' ? '✗' : '!'} line ${line}${id ? ` (${id})` : ''} · ${field}: ${reason}`
}
