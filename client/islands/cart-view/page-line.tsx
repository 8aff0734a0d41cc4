import type { PageContext } from '../../pages/page-context.ts'
import { CartLine, type CartLineProps } from '../cart-line.tsx'
import { LineDelivery, type LineDeliveryProps } from './line-delivery.tsx'
import { LineSize } from './line-size.tsx'

type PageLineProps = PageContext & Omit<CartLineProps, 'size' | 'delivery'> & LineDeliveryProps

/** A line with a choice of its size and its delivery. */
export const PageLine = (props: PageLineProps) => (
  <CartLine {...props} size={<LineSize {...props} />} delivery={<LineDelivery {...props} />} />
)
