import type { CartItem } from '../../../shared/contracts/cart.ts'
import { type CartForm, LineForm } from '../../pages/cart/line-form.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { useChoice } from './use-choice.ts'

type LineSizeProps = PageContext & {
  readonly item: CartItem
  /** Includes pending changes. */
  readonly qty: number
  readonly turn: number
  readonly form: CartForm
}

/** A choice of sizes in the same color; plain text when there is only one. */
export function LineSize({ site, t, item, qty, turn, form }: LineSizeProps) {
  const { variants, sizeLabel, upc, name } = item
  const { value, choose } = useChoice(upc, turn)
  // A gift card's size is its value, which the price shows already.
  if (!sizeLabel || item.isDigitalProduct) return null
  if (item.bonus || variants.length < 2) return <p className="muted">{t('cart.size', { size: sizeLabel })}</p>
  return (
    <LineForm site={site} form={form} action="size" item={item} className="line-size" choosesSize>
      <input type="hidden" name="qty" value={qty} />
      <label>
        <span aria-hidden="true">{t('cart.sizeLabel')}</span>
        <span className="sr">{t('cart.sizeOf', { name })}</span>{' '}
        <select name="upc" value={value} onChange={({ target }) => choose(target.value)} data-submit="">
          {variants.map((variant) => {
            const isUnavailable = !variant.available && variant.upc !== upc
            return (
              <option key={variant.upc} value={variant.upc} disabled={isUnavailable}>
                {isUnavailable ? t('cart.sizeGone', { size: variant.sizeLabel }) : variant.sizeLabel}
              </option>
            )
          })}
        </select>
      </label>
      <button type="submit" className="link nojs">
        {t('cart.sizeUpdate')}
      </button>
    </LineForm>
  )
}
