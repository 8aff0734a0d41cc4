import { cartCount, fetchCart, resumeChanges } from '../../state/cart.ts'
import type { Attach } from '../attach.ts'

/** The number on the cart icon: the server's until the cart is known in the browser. */
export const attach: Attach<'cart-count'> = (host) => {
  cartCount.subscribe((count) => {
    if (count !== null) host.textContent = count > 0 ? String(count) : ''
  })
  resumeChanges()
  // On pages without another cart island, nothing else fetches the cart.
  if (cartCount.value === null) fetchCart().catch(() => undefined)
}
