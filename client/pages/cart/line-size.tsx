import type { CartItem } from '../../../shared/contracts/cart.ts'
import type { PageContext } from '../page-context.ts'
import { type CartForm, LineForm } from './line-form.tsx'

type LineSizeProps = PageContext & { readonly item: CartItem; readonly form: CartForm }

/** The other sizes of the same colour; plain words where there is none to change to. */
export function LineSize({ site, t, item, form }: LineSizeProps) {
  const { variants, sizeLabel, upc, qty, name } = item
  // A gift card's is its value, which its price says.
  if (!sizeLabel || item.isDigitalProduct) return null
  if (item.bonus || variants.length < 2) return <p className="muted">{t('cart.size', { size: sizeLabel })}</p>
  return (
    <LineForm site={site} form={form} action="size" item={item} className="line-size" choosesSize>
      <input type="hidden" name="qty" value={qty} />
      <label>
        <span aria-hidden="true">{t('bag.size')}</span>
        <span className="sr">{t('bag.sizeOf', { name })}</span>{' '}
        <select name="upc" defaultValue={upc} data-submit="">
          {variants.map((variant) => {
            const isOut = !variant.available && variant.upc !== upc
            return (
              <option key={variant.upc} value={variant.upc} disabled={isOut}>
                {isOut ? t('bag.sizeGone', { size: variant.sizeLabel }) : variant.sizeLabel}
              </option>
            )
          })}
        </select>
      </label>
      <button type="submit" className="link nojs">
        {t('bag.sizeUpdate')}
      </button>
    </LineForm>
  )
}
