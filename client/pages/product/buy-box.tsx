import type { ColourLink, ProductDetails, ProductInventory, Sku } from '../../../shared/contracts/product.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { IslandHost } from '../../blocks/parts/island-host.tsx'
import { ProductPicture } from '../../blocks/parts/picture.tsx'
import type { IslandPropsOf } from '../../islands/contracts.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type BuyBoxProps = PageContext & {
  product: ProductDetails
  /** Null while stock is unknown: every size can be asked for then, and the cart answers. */
  inventory: ProductInventory | null
  form: FormContext
  /** A size asked for by an earlier, refused post. */
  chosenUpc?: string
  /** Why that post was refused, in words. */
  error?: string
  sizeGuideHref: string | null
  island: IslandPropsOf<'buy-box'>
}

type Stock = { readonly quantity: number; readonly status: 'in-stock' | 'low' | 'sold-out' } | undefined

export function BuyBox({ site, t, product, inventory, form, chosenUpc, error, sizeGuideHref, island }: BuyBoxProps) {
  const stock = new Map(inventory?.skus.map((sku) => [sku.upc, sku]))
  const [only] = product.skus
  const oneSize = product.skus.length === 1 && only !== undefined
  const soldOut = !product.available
  return (
    <IslandHost name="buy-box" on="intent" props={island}>
      <form className="buy" id="buy" method="post" action={href.cartAction(site.locale, 'add')}>
        <FormFields site={site} form={form} />
        <input type="hidden" name="productId" value={product.productId} />
        <input type="hidden" name="qty" value="1" />
        {oneSize ? (
          <input type="hidden" name="upc" value={only.upc} />
        ) : (
          <fieldset id="size">
            <legend>{t('product.size')}</legend>
            {sizeGuideHref ? (
              <a className="link guide" href={sizeGuideHref} data-size-guide="">
                {t('product.sizeGuide')}
              </a>
            ) : null}
            <div className="sizes">
              {product.skus.map((sku) => (
                <Size key={sku.upc} sku={sku} stock={stock.get(sku.upc)} checked={sku.upc === chosenUpc} t={t} />
              ))}
            </div>
            <p className="gone" id="size-gone">
              {t('product.notify')}
            </p>
          </fieldset>
        )}
        <p className="form-error" id="buy-error" role="alert" data-status="">
          {error}
        </p>
        <p className="add">
          {oneSize || soldOut ? null : (
            <a className="btn b2" href="#size">
              {t('product.sizePrompt')}
            </a>
          )}
          <button type="submit" className="btn" disabled={soldOut}>
            {t(soldOut ? 'product.soldOut' : 'product.add')}
          </button>
          {soldOut ? null : (
            <button
              type="submit"
              className="btn b2 buy-wallet"
              formAction={href.checkoutAction(site.locale, 'apple-pay')}
            >
              {t('checkout.applePay')}
            </button>
          )}
        </p>
        {soldOut ? <p className="muted">{t('product.soldOutBody')}</p> : null}
      </form>
    </IslandHost>
  )
}

/** A sold-out size stays focusable: it can be chosen, and the form says that it is gone. */
function Size({ sku, stock, checked, t }: { sku: Sku; stock: Stock; checked: boolean; t: PageContext['t'] }) {
  const out = stock?.status === 'sold-out'
  return (
    <label>
      <input
        type="radio"
        name="upc"
        value={sku.upc}
        required
        defaultChecked={checked}
        {...(out && { 'data-out': '', 'aria-describedby': 'size-gone' })}
      />
      {sku.label}
      {out ? <span className="sr">, {t('product.sizeSoldOutShort')}</span> : null}
      {stock?.status === 'low' ? <small>{t('product.sizeLow', { count: stock.quantity })}</small> : null}
    </label>
  )
}

/** Each colour as a small picture of the shoe in it. */
export function Colours({ site, t, product }: PageContext & { product: ProductDetails }) {
  return (
    <section className="colours" aria-labelledby="colour">
      <h2 id="colour">
        {t('product.colors')}: <span>{product.colourName}</span>
      </h2>
      {product.colours.length > 1 ? (
        <ul>
          {product.colours.map((colour) => (
            <li key={colour.productId}>
              <ColourTile site={site} t={t} colour={colour} current={colour.productId === product.productId} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ColourTile({ site, t, colour, current }: PageContext & { colour: ColourLink; current: boolean }) {
  const { picture, colourName, available, swatch } = colour
  const [one = '#d8d5ce', two] = swatch
  return (
    <a
      href={href.product(site.locale, colour)}
      className={available ? 'pic' : 'pic out'}
      data-ground={picture?.ground ?? 'paper'}
      aria-label={available ? colourName : t('product.colorSoldOut', { name: colourName })}
      aria-current={current ? 'page' : undefined}
      title={colourName}
    >
      {picture ? (
        <ProductPicture picture={picture} sizes="72px" widths={[160, 240]} alt="" />
      ) : (
        <svg viewBox="0 0 4 5" aria-hidden="true">
          <path d="M0 0h4v5H0z" fill={one} />
          {two ? <path d="M4 0v5H0z" fill={two} /> : null}
        </svg>
      )}
      {available ? null : <Icon name="close" />}
    </a>
  )
}
