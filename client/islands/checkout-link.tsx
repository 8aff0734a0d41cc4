import { lacksDelivery } from '../../shared/cart/delivery/shipments.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { href } from '../../shared/routes.ts'
import type { PageContext } from '../pages/page-context.ts'

/**
 * The way to checkout, or why there is none yet. Where a guest continues follows from the cart: that saves the answer
 * of `/checkout`, which finds it out for everybody else.
 */
export function CheckoutLink({ site, t, cart, guest }: PageContext & { readonly cart: Cart; readonly guest: boolean }) {
  const blocked = blockedBy(cart)
  const step = guest && lacksDelivery(cart) ? 'shipping' : undefined
  return (
    <>
      {blocked ? (
        <p className="warn" id="blocked">
          {t(blocked)}
        </p>
      ) : null}
      <a
        className="btn"
        href={blocked ? undefined : href.checkout(site.locale, step)}
        data-ahead={blocked ? undefined : 'checkout-shipping'}
        {...(blocked && { role: 'link', 'aria-disabled': 'true', 'aria-describedby': 'blocked' })}
      >
        {t('cart.checkout')}
      </a>
    </>
  )
}

function blockedBy({ items, locked }: Cart): 'cart.checkoutBlocked' | 'cart.fewer' | 'cart.locked' | null {
  const goods = items.filter(({ isDigitalProduct, bonus }) => !isDigitalProduct && !bonus)
  if (locked) return 'cart.locked'
  if (goods.some(({ available }) => available === 0)) return 'cart.checkoutBlocked'
  return goods.some(({ available, qty }) => available < qty) ? 'cart.fewer' : null
}
