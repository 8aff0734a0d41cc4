/** Bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

const rangePattern = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a `Range` header for content of this length (RFC 9110 §14). Null: send everything, because the header is
 * absent, malformed or of a kind that servers may ignore (several ranges, other units). `unsatisfiable`: the range is
 * outside the content.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = rangePattern.exec(header ?? '') ?? []
  if (!from && !to) return null
  if (!from)
    return Number(to) > 0 && length > 0 ? { start: Math.max(length - Number(to), 0), end: length - 1 } : 'unsatisfiable'
  if (to && Number(to) < Number(from)) return null
  if (Number(from) >= length) return 'unsatisfiable'
  return { start: Number(from), end: Math.min(to ? Number(to) : length - 1, length - 1) }
}
