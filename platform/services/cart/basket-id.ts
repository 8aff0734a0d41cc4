const shape = /^B[0-9a-f]{32}$/

/** A basket that can't be is refused before an object is woken for it. */
export function isBasketId(basketId: string): boolean {
  return shape.test(basketId)
}

/** With a key the id follows from it and its owner, so that the repeat of a lost answer meets the same basket. */
export async function newBasketId(owner: string, key: string | null): Promise<string> {
  if (key === null) return `B${crypto.randomUUID().replaceAll('-', '')}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([owner, key])))
  return `B${[...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
