import { createHash } from 'node:crypto'
import { ProductId } from '../../shared/contracts/product.ts'

/** Crockford's alphabet: no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const stemLength = 8
const codeLength = 3

export function isProductId(text: string): boolean {
  return ProductId.safeParse(text).success
}

/** Equal text gives equal letters, in every import on every machine. `attempt` counts up where they are taken. */
export function mappedId(text: string, length: number, attempt = 0): string {
  const hash = createHash('sha256')
    .update(attempt === 0 ? text : `${text}\u0000${attempt}`)
    .digest()
  return Array.from(hash.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** First 8 letters of every colour of a style. `own` when they are the feed's. */
export function stemOf(groupId: string | null, rowId: string): { stem: string; own: boolean } {
  if (groupId === null && isProductId(rowId)) return { stem: rowId.slice(0, stemLength), own: true }
  if (groupId !== null && groupId.length === stemLength && isProductId(groupId)) return { stem: groupId, own: true }
  return { stem: mappedId(groupId ?? rowId, stemLength), own: false }
}

/** A stem that `isTaken` refuses gets the next one of the same text. */
export function nextStem(key: string, isTaken: (stem: string) => boolean): string {
  for (let attempt = 1; ; attempt += 1) {
    const stem = mappedId(key, stemLength, attempt)
    if (!isTaken(stem)) return stem
  }
}

export type Variant = { readonly colourKey: string; readonly rowIds: readonly string[] }

/**
 * Product ids of a style's colours, by colour key. A feed's own id is kept where it is one of a single row and fits the
 * stem; the order of the colours never matters.
 */
export function productIdsOf(stem: string, grouped: boolean, variants: readonly Variant[]): Map<string, string> {
  const ids = new Map<string, string>()
  const usedIds = new Set<string>()
  const assign = (colourKey: string, id: string) => {
    ids.set(colourKey, id)
    usedIds.add(id)
  }
  const keptId = ({ rowIds }: Variant) => {
    const [id] = rowIds
    return rowIds.length === 1 && id !== undefined && isProductId(id) && id.startsWith(stem) && !usedIds.has(id)
      ? id
      : null
  }
  const unassigned: string[] = []
  for (const variant of variants) {
    const feedId = keptId(variant)
    if (feedId) assign(variant.colourKey, feedId)
    else unassigned.push(variant.colourKey)
  }
  for (const colourKey of unassigned.sort()) {
    let id = grouped ? stem + mappedId(colourKey, codeLength) : stem
    for (let attempt = 1; usedIds.has(id); attempt += 1) id = stem + mappedId(colourKey, codeLength, attempt)
    assign(colourKey, id)
  }
  return ids
}

/** A code as the cart holds it: at most 40 characters without spaces. */
export function upcOf(text: string): string {
  return /^[\w.:-]{1,40}$/.test(text) ? text : `X${mappedId(text, 16)}`
}
