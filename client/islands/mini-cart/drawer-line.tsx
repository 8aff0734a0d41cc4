import type { CartItem } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { CartLine, type CartLineProps } from '../cart-line.tsx'

/** A line whose delivery is chosen in a dialog over the drawer, and whose size on the cart page. */
export function DrawerLine(props: Omit<CartLineProps, 'size' | 'delivery' | 'inDrawer'>) {
  const { t, item } = props
  // A gift card's size is its value, which the price shows already.
  const size = item.sizeLabel && !item.isDigitalProduct ? t('cart.size', { size: item.sizeLabel }) : null
  return (
    <CartLine
      {...props}
      inDrawer
      size={size && <p className="muted">{size}</p>}
      delivery={<DeliveryLink {...props} />}
    />
  )
}

/** Only where there is a choice. Collection points are chosen in checkout. */
function DeliveryLink({ site, t, item }: PageContext & { readonly item: CartItem }) {
  const options = item.shippingOptions.filter(({ shippingMethod }) => shippingMethod.code !== 'pudo')
  const selected = options.find((option) => option.selected)?.shippingMethod
  if (item.bonus || item.isDigitalProduct || selected === undefined || options.length < 2) return null
  return (
    <a
      className="link label"
      href={href.dialog(site.locale, 'shipping-method', { item: item.id })}
      data-dialog=""
      data-keep=""
    >
      {selected.label || selected.code}
      <span className="sr">{`: ${t('cart.deliveryOf', { name: item.name })}`}</span>
    </a>
  )
}
