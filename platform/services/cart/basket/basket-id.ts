import { sha256Hex } from '../../../../shared/bytes.ts'

const shape = /^B[0-9a-f]{32}$/

/** Malformed ids are refused before they wake a Durable Object. */
export function isBasketId(basketId: string): boolean {
  return shape.test(basketId)
}

/** With an idempotency key, the id is derived from key and owner, so that a retried request gets the same basket. */
export async function newBasketId(owner: string, key: string | null): Promise<string> {
  if (key === null) return `B${crypto.randomUUID().replaceAll('-', '')}`
  return `B${await sha256Hex(JSON.stringify([owner, key]), 16)}`
}
