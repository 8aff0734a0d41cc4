import type { Cart, CartItem } from '../../shared/contracts/cart.ts'

/** A line of the server's view with its quantity after pending changes. */
export type ShownLine = { readonly item: CartItem; readonly qty: number }

/**
 * The view's lines with the cart's pending quantities and removals applied. Prices stay the view's, and a new line
 * waits for the next view, which has its texts. An older or different cart changes nothing.
 */
export function shownLines(shown: Cart | null, current: Cart | null): readonly ShownLine[] {
  const items = shown?.items ?? []
  if (!shown || !current || current.id !== shown.id || current.version < shown.version) {
    return items.map((item) => ({ item, qty: item.qty }))
  }
  return items.flatMap((item) => {
    const currentItem = current.items.find(({ id }) => id === item.id)
    return currentItem ? [{ item, qty: currentItem.qty }] : []
  })
}

/** The page shows an outdated cart, or a different one. */
export const isBehind = (shown: Cart | null, current: Cart | null): boolean =>
  current ? current.id !== shown?.id || current.version > shown.version : shown !== null
