import type { CartItem } from '../../../shared/contracts/cart.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'
import { type CartForm, LineForm } from './line-form.tsx'

type LineQuantityProps = PageContext & { readonly item: CartItem; readonly form: CartForm; readonly soldOut: boolean }

/**
 * The first submit button is what Enter in the number field presses, so the visible one stands first. Minus and plus send `step`, which is
 * added to the quantity that is typed.
 */
export function LineQuantity({ site, t, item, form, soldOut }: LineQuantityProps) {
  const most = Math.max(item.qty, Math.min(item.maxQty, item.isDigitalProduct ? item.maxQty : item.available))
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
        disabled={soldOut || item.qty <= 1}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        name="qty"
        inputMode="numeric"
        min={1}
        max={most}
        required
        defaultValue={item.qty}
        data-submit=""
        aria-label={t('cart.quantityOf', { name })}
        disabled={soldOut}
      />
      <button
        type="submit"
        name="step"
        value="1"
        aria-label={t('cart.increaseOf', { name })}
        disabled={soldOut || item.qty >= most}
      >
        <Icon name="plus" />
      </button>
    </LineForm>
  )
}
