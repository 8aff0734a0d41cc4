import { hasPrice } from '../../../shared/cart/has-price.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { localHref } from '../../blocks/parts/links/local-href.ts'
import { type CartForm, LineForm } from '../../pages/cart/line-form.tsx'
import { MiniLine } from '../../pages/cart/mini-line.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { QuantityInput } from '../quantity-input.tsx'

type MiniCartLineProps = PageContext & { readonly item: CartItem; readonly form: CartForm }

export function MiniCartLine({ site, t, item, form }: MiniCartLineProps) {
  const { name } = item
  const tooFew = !item.isDigitalProduct && item.available < item.qty
  return (
    <MiniLine
      picture={item.picture}
      name={<a href={localHref(site.locale, item.pdpUrl)}>{name}</a>}
      price={
        item.bonus || !hasPrice(item.price) ? '' : formatMoney(item.price.rowTotal, item.price.currency, site.locale)
      }
      colourName={item.colourName}
      size={item.sizeLabel ? t('cart.size', { size: item.sizeLabel }) : null}
    >
      {tooFew ? (
        <p className="mini-gone">
          {item.available === 0 ? t('cart.soldOut') : t('miniCart.left', { count: item.available })}
        </p>
      ) : null}
      <Extras site={site} t={t} item={item} />
      {item.bonus ? (
        <p className="mini-sub">{t('cart.bonus')}</p>
      ) : (
        <div className="mini-act">
          <LineForm site={site} form={form} action="update" item={item} className="qty">
            {/* Enter in the quantity field presses the form's first button. */}
            <button type="submit" className="sr" tabIndex={-1}>
              {t('cart.update')}
            </button>
            <button type="submit" name="step" value="-1" aria-label={t('cart.decreaseOf', { name })}>
              −
            </button>
            <QuantityInput qty={item.qty} maxLength={3} aria-label={t('cart.quantityOf', { name })} />
            <button
              type="submit"
              name="step"
              value="1"
              aria-label={t('cart.increaseOf', { name })}
              disabled={item.qty >= item.maxQty}
            >
              +
            </button>
          </LineForm>
          <LineForm site={site} form={form} action="remove" item={item}>
            <button type="submit" className="mini-drop" aria-label={t('cart.removeOf', { name })}>
              {t('cart.remove')}
            </button>
          </LineForm>
          <LineForm site={site} form={form} action="save" item={item}>
            <button type="submit" className="mini-drop" aria-label={t('miniCart.saveLaterOf', { name })}>
              {t('miniCart.saveLater')}
            </button>
          </LineForm>
        </div>
      )}
    </MiniLine>
  )
}

/** A gift card's recipient and the line's delivery, with links to their dialogs, which open over the cart. */
function Extras({ site, t, item }: Omit<MiniCartLineProps, 'form'>) {
  const { giftOption: gift, shippingOptions, name } = item
  const options = shippingOptions.filter(({ shippingMethod }) => shippingMethod.code !== 'pudo')
  const selectedOption = options.find(({ selected }) => selected)
  if (item.bonus || (!item.isDigitalProduct && (!selectedOption || options.length < 2))) return null
  const dialogLink = (dialog: 'gift-option' | 'shipping-method', linkText: string, context: string) => (
    <a href={href.dialog(site.locale, dialog, { item: item.id })} data-dialog="" data-keep="">
      {linkText}
      <span className="sr">{`: ${context}`}</span>
    </a>
  )
  return (
    <div className="mini-extras">
      {item.isDigitalProduct && gift ? (
        <p>{gift.to && gift.email ? t('cart.giftFor', gift) : gift.to || gift.email}</p>
      ) : null}
      {item.isDigitalProduct
        ? dialogLink('gift-option', t(gift ? 'cart.giftChange' : 'cart.giftAdd'), name)
        : dialogLink(
            'shipping-method',
            selectedOption?.shippingMethod.label || item.selectedShippingOption,
            t('cart.deliveryOf', { name }),
          )}
    </div>
  )
}
