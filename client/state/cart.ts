import { signal } from '@preact/signals-react'
import type { Cart } from '../../shared/contracts/cart.ts'
import { storageKeys } from './storage.ts'

/** What a change of the bag answers. `message` is the server's, in the shopper's language. */
export type CartAnswer = { ok: boolean; cart: Cart | null; message: string; maxAllowedQty?: number }

/** Shared by the islands: the bag as last answered, whether a change is under way, and whether the mini cart is open. */
export const cart = signal<Cart | null>(null)
export const changing = signal(0)
export const cartOpen = signal(false)
/** Said to screen readers and shown as a toast. */
export const announcement = signal('')

/** A slow answer never replaces a newer one: versions only grow. */
export function acceptCart(next: Cart | null): void {
  const now = cart.peek()
  if (next && now && next.id === now.id && next.version < now.version) return
  cart.value = next
  const count = String(next?.totalItems ?? 0)
  for (const badge of document.querySelectorAll<HTMLElement>('[data-bag-count]')) {
    badge.textContent = count
    badge.hidden = count === '0'
  }
  remember(next)
}

/** Spec 1 §9: basket id, totals and items, for a first glance only; prices are always the server's. */
function remember(next: Cart | null): void {
  try {
    if (next)
      localStorage.setItem(storageKeys.cart, JSON.stringify({ id: next.id, totals: next.totals, items: next.items }))
    else localStorage.removeItem(storageKeys.cart)
  } catch {
    // A full or forbidden storage loses only the glance.
  }
}

export async function fetchCart(locale: string): Promise<Cart | null> {
  const response = await fetch(`/api/cart?locale=${locale}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`cart answered ${response.status}`)
  const { cart: next } = (await response.json()) as { cart: Cart | null }
  acceptCart(next)
  return next
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Posts a form's fields to the same route that the form would, asking for JSON. Changes go one after the other, in the order of the clicks,
 * each with its own key so that a repeat after a lost answer changes nothing twice.
 */
export function changeCart(action: string, fields: FormData): Promise<CartAnswer> {
  fields.set('key', crypto.randomUUID())
  changing.value += 1
  const work = last
    .catch(() => undefined)
    .then(async () => {
      const response = await fetch(action, {
        method: 'POST',
        body: new URLSearchParams(fields as unknown as Record<string, string>),
        headers: { accept: 'application/json' },
      })
      const answer = (await response.json()) as CartAnswer
      if (answer.cart) acceptCart(answer.cart)
      announcement.value = answer.message
      return answer
    })
    .finally(() => {
      changing.value -= 1
    })
  last = work
  return work
}
