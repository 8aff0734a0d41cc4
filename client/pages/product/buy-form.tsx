import type { ProductDetails, ProductInventory, Sku } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href, withoutLocale } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { SaleTerms } from './sale-terms.tsx'
import { pricesDiffer } from './size-prices.ts'

export type BuyFormProps = PageContext & {
  product: Pick<ProductDetails, 'productId' | 'slug' | 'pictures' | 'skus' | 'available' | 'isDigitalProduct' | 'badge'>
  /** Null while stock is unknown: the form says so, every size can be chosen, and the cart refuses a sold-out one. */
  inventory: ProductInventory | null
  /** The date from which it is sold, as text; absent where it is. */
  comesOn?: string
  /** The UPCs of sizes that have sold out since. */
  soldOutSizes?: readonly string[]
  form: FormContext
  /** The size of a previous, refused post. */
  chosenUpc?: string
  /**
   * By UPC, the name of an attribute that is `checked` for the shopper whose foot the size fits. The page is cached for
   * everybody, so the Worker fills it in as the page is sent (worker/render/holes.ts), and the size that was said too.
   */
  sizeMarks?: Readonly<Record<string, string>>
  usualSize?: string
  /** How the style runs by its reviews. `mark` hides the better size from shoppers with other feet, in the same way. */
  fitAdvice?: {
    readonly runs: 'small' | 'large'
    readonly better: readonly { readonly mark: string; readonly size: string; readonly isSoldOut?: true | undefined }[]
  }
  /** The size that people with the shopper's foot kept, hidden from all other feet. */
  keptSizes?: readonly { readonly mark: string; readonly size: string }[]
  /** The outcome of that post as text: a refusal, or with `done` a success. */
  error?: string
  done?: boolean
  /** The product is being added. */
  adding?: boolean
  /** An island validates the size instead of the browser. */
  noValidate?: boolean
  /** Its page, or its dialog. */
  sizeGuide: { readonly href: string; readonly dialog: boolean } | null
  /** The design of a made-to-order product. */
  recipeId?: string
  /** A product that is bought leaves the list of favorites. */
  fromFavorites?: boolean
}

type Stock = { readonly quantity: number; readonly status: 'in-stock' | 'low' | 'sold-out' } | undefined

/** The size selection and the add button. */
export function BuyForm(props: BuyFormProps) {
  const { site, t, product, inventory, form, chosenUpc, error, done = false, adding = false, sizeGuide } = props
  const stock = new Map(inventory?.skus.map((sku) => [sku.upc, sku]))
  const [onlySku] = product.skus
  const hasOneSize = product.skus.length === 1 && onlySku !== undefined
  const isComing = props.comesOn !== undefined
  const soldOut = !product.available && !isComing
  const isClosed = soldOut || isComing
  // The amount of a gift card is its size.
  const showsPrices = !product.isDigitalProduct && pricesDiffer(product.skus)
  return (
    <form
      className="buy"
      id="buy"
      method="post"
      action={href.cartAction(site.locale, 'add')}
      noValidate={props.noValidate}
    >
      <FormFields site={site} form={form} />
      <input type="hidden" name="productId" value={product.productId} />
      <input type="hidden" name="pdpUrl" value={withoutLocale(href.product(site.locale, product))} />
      <input type="hidden" name="productImageURL" value={product.pictures[0]?.url ?? ''} />
      <input type="hidden" name="qty" value="1" />
      {props.fromFavorites ? <input type="hidden" name="favorite" value="1" /> : null}
      {props.recipeId ? <input type="hidden" name="recipeId" value={props.recipeId} /> : null}
      {hasOneSize ? (
        <input type="hidden" name="upc" value={onlySku.upc} />
      ) : (
        <fieldset id="size" aria-describedby="buy-error">
          <legend>{t('product.size')}</legend>
          {sizeGuide ? (
            <a className="link guide" href={sizeGuide.href} {...(sizeGuide.dialog && { 'data-dialog': '' })}>
              {t('product.sizeGuide')}
            </a>
          ) : null}
          <div className="sizes">
            {product.skus.map((sku) => (
              <Size
                key={sku.upc}
                sku={sku}
                stock={stock.get(sku.upc)}
                isSoldOut={props.soldOutSizes?.includes(sku.upc) || stock.get(sku.upc)?.status === 'sold-out'}
                checked={sku.upc === chosenUpc}
                price={showsPrices ? formatMoney(sku.price.lowCurrent, sku.price.currency, site.locale) : null}
                mark={props.sizeMarks?.[sku.upc]}
                t={t}
              />
            ))}
          </div>
          {props.usualSize === undefined ? null : <p className="label muted usual">{props.usualSize}</p>}
          {props.fitAdvice ? <FitAdvice t={t} {...props.fitAdvice} /> : null}
          {props.keptSizes?.map(({ mark, size }) => (
            <p key={mark} className="label muted usual" {...attributeOf(mark)}>
              {t('sizing.kept', { size })}
            </p>
          ))}
          <p className="gone" id="size-gone">
            {t('product.notify')}
          </p>
        </fieldset>
      )}
      {inventory || isClosed ? null : (
        <p className="muted" data-failed="">
          {t('product.stockUnknown')}
        </p>
      )}
      <p className="form-error" id="buy-error" role="alert" data-status="" data-done={done ? '' : undefined}>
        {error}
      </p>
      <SaleTerms
        site={site}
        t={t}
        isForMembers={product.badge === 'member'}
        comesOn={props.comesOn}
        returnTo={form.returnTo}
      />
      <p className="add">
        {hasOneSize || isClosed ? null : (
          <a className="btn b2" href="#size">
            {t('product.sizePrompt')}
          </a>
        )}
        <button type="submit" className="btn" disabled={isClosed || adding}>
          {t(buttonKey({ isComing, soldOut, adding }))}
        </button>
        {isClosed ? null : (
          <button
            type="submit"
            className="btn b2 buy-wallet"
            formAction={href.target(site.locale, 'checkout/apple-pay')}
          >
            {t('checkout.applePay')}
          </button>
        )}
      </p>
      {soldOut ? <p className="muted">{t('product.soldOutBody')}</p> : null}
    </form>
  )
}

const buttonKey = (is: { readonly isComing: boolean; readonly soldOut: boolean; readonly adding: boolean }) =>
  is.isComing ? 'product.notYet' : is.soldOut ? 'product.soldOut' : is.adding ? 'product.adding' : 'product.add'

/** React knows an attribute of the name `hidden`. */
const attributeOf = (mark: string) => (mark === 'hidden' ? { hidden: true } : { [mark]: '' })

type FitAdviceProps = Pick<PageContext, 't'> & NonNullable<BuyFormProps['fitAdvice']>

function FitAdvice({ t, runs, better }: FitAdviceProps) {
  return (
    <p className="label muted usual">
      {t(runs === 'small' ? 'sizing.runsSmall' : 'sizing.runsLarge')}
      {better.map(({ mark, size, isSoldOut }) => (
        <span key={size} {...attributeOf(mark)}>
          {` ${t(isSoldOut ? 'sizing.betterSoldOut' : 'sizing.better', { size })}`}
        </span>
      ))}
    </p>
  )
}

/** Takes the place of a size’s placeholder where it fits. */
export const fits = 'checked'

type SizeProps = {
  readonly sku: Sku
  readonly stock: Stock
  readonly isSoldOut: boolean
  readonly checked: boolean
  /** Null where all sizes have the same. */
  readonly price: string | null
  readonly mark: string | undefined
  readonly t: PageContext['t']
}

/** A sold-out size stays selectable, and the form explains that it is sold out. */
function Size({ sku, stock, isSoldOut, checked, price, mark, t }: SizeProps) {
  // React knows an attribute of this name, and sets it from `defaultChecked`.
  const marked: Readonly<Record<string, string>> = mark === undefined || mark === fits ? {} : { [mark]: '' }
  return (
    <label>
      <input
        type="radio"
        name="upc"
        value={sku.upc}
        required
        defaultChecked={checked}
        {...marked}
        data-words={t('cart.size', { size: sku.label })}
        {...(isSoldOut && { 'data-out': '', 'aria-describedby': 'size-gone' })}
      />
      {sku.label}
      {price === null ? null : <small>{price}</small>}
      {isSoldOut ? <SoldOutWords t={t} /> : null}
      {stock?.status === 'low' && !isSoldOut ? <small>{t('product.sizeLow', { count: stock.quantity })}</small> : null}
    </label>
  )
}

/** Part of the size's name, for screen readers. */
export const SoldOutWords = ({ t }: Pick<PageContext, 't'>) => (
  <span className="sr">, {t('product.sizeSoldOutShort')}</span>
)
