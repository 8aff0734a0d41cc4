import type { CartItem } from '../../shared/contracts/cart.ts'
import { Icon } from '../blocks/parts/icon.tsx'
import { type CartForm, LineForm } from '../pages/cart/line-form.tsx'
import type { PageContext } from '../pages/page-context.ts'
import { QuantityInput } from './quantity-input.tsx'

type LineQuantityProps = PageContext & {
  readonly item: CartItem
  /** Includes pending changes, unlike `item.qty`, which the maximum is based on. */
  readonly qty: number
  readonly form: CartForm
  readonly soldOut: boolean
  /** Taking one from one, or typing 0, removes the line. */
  readonly toZero: boolean
}

/**
 * Enter in the number field presses the form's first submit button, so "update" comes first. Minus and plus send
 * `step`, which is added to the quantity.
 */
export function LineQuantity({ site, t, item, qty, form, soldOut, toZero }: LineQuantityProps) {
  const max = Math.max(item.qty, Math.min(item.maxQty, item.isDigitalProduct ? item.maxQty : item.available))
  const { name } = item
  return (
    <LineForm site={site} form={form} action="update" item={item} className="qty">
      <button type="submit" className="link nojs" disabled={soldOut}>
        {t('cart.update')}
      </button>
      <button
        type="submit"
        name="step"
        value="-1"
        aria-label={t('cart.decreaseOf', { name })}
        disabled={soldOut || (qty <= 1 && !toZero)}
      >
        <Icon name="minus" />
      </button>
      <QuantityInput
        {...(toZero ? { maxLength: 3 } : { type: 'number', min: 1, max })}
        qty={qty}
        aria-label={t('cart.quantityOf', { name })}
        disabled={soldOut}
      />
      <button
        type="submit"
        name="step"
        value="1"
        aria-label={t('cart.increaseOf', { name })}
        disabled={soldOut || qty >= max}
      >
        <Icon name="plus" />
      </button>
    </LineForm>
  )
}
