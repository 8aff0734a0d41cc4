/** Bytes from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

const single = /^bytes=(\d*)-(\d*)$/

/**
 * What a `Range` header asks of something this long (RFC 9110 §14). Null: all of it, since the header is none that has to be understood
 * (several ranges, other units, nonsense). `unsatisfiable`: nothing of it is there.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = single.exec(header ?? '') ?? []
  if (!from && !to) return null
  if (!from)
    return Number(to) > 0 && length > 0 ? { start: Math.max(length - Number(to), 0), end: length - 1 } : 'unsatisfiable'
  if (to && Number(to) < Number(from)) return null
  if (Number(from) >= length) return 'unsatisfiable'
  return { start: Number(from), end: Math.min(to ? Number(to) : length - 1, length - 1) }
}
