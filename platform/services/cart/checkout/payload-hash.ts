import { sha256Hex } from '../../../../shared/bytes.ts'

/**
 * Hexadecimal SHA-256 of a payload, independent of the order of its members: tells a retry from a different request
 * that reuses its idempotency key.
 */
export const payloadHash = (payload: unknown): Promise<string> => sha256Hex(JSON.stringify(sorted(payload)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  )
}
