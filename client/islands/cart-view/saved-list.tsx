import type { z } from 'zod'
import type { SavedForLaterPage, SavedItem } from '../../../shared/contracts/wishlist.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { localHref } from '../../blocks/parts/links/local-href.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import type { CartForm } from '../../pages/cart/line-form.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { PageContext } from '../../pages/page-context.ts'

type SavedListProps = PageContext & {
  readonly saved: z.output<typeof SavedForLaterPage> | null
  readonly form: CartForm
}

/** The saved-for-later list, also shown below an empty cart. */
export function SavedList({ site, t, saved, form }: SavedListProps) {
  const listId = saved?.saveForLaterId
  if (!saved || !listId || saved.items.length === 0) return null
  return (
    <section className="saved edge" aria-labelledby="saved">
      <h2 className="title" id="saved">
        {t('cart.saved')}
      </h2>
      <ul>
        {saved.items.map((item) => (
          <SavedLine key={item.itemId} site={site} t={t} item={item} listId={listId} form={form} />
        ))}
      </ul>
    </section>
  )
}

type SavedLineProps = PageContext & { readonly item: SavedItem; readonly listId: string; readonly form: CartForm }

function SavedLine({ site, t, item, listId, form }: SavedLineProps) {
  const { name, picture, price, upc } = item
  const page = localHref(site.locale, item.pageUrl)
  const fields = (
    <>
      <FormFields site={site} form={form} />
      <input type="hidden" name="saveForLaterId" value={listId} />
      <input type="hidden" name="savedItemId" value={item.itemId} />
    </>
  )
  return (
    <li className="saved-item">
      <div className="pic" data-ground={picture?.ground ?? 'paper'}>
        {picture ? (
          <ProductPicture picture={picture} sizes="(min-width:64rem) 200px,44vw" widths={[240, 480]} alt="" />
        ) : null}
      </div>
      <h3>
        <a href={page}>{name}</a>
      </h3>
      <p className="muted label">{item.colourName}</p>
      {item.sizeLabel ? <p className="muted label">{t('cart.size', { size: item.sizeLabel })}</p> : null}
      {price ? <p className="price">{formatMoney(price.lowCurrent, price.currency, site.locale)}</p> : null}
      {item.available ? null : <p className="warn label">{t('cart.savedGone')}</p>}
      <div className="saved-tools">
        {upc === null ? (
          <a className="btn b2" href={page} aria-label={`${t('cart.chooseSize')}: ${name}`}>
            {t('cart.chooseSize')}
          </a>
        ) : (
          <form method="post" action={href.cartAction(site.locale, 'move-back')}>
            {fields}
            <input type="hidden" name="productId" value={item.productId} />
            <input type="hidden" name="pdpUrl" value={item.pageUrl} />
            <input type="hidden" name="productImageURL" value={picture?.url ?? ''} />
            <input type="hidden" name="upc" value={upc} />
            <input type="hidden" name="qty" value={item.qty} />
            <button
              type="submit"
              className="btn b2"
              disabled={!item.available}
              aria-label={`${t('cart.moveBack')}: ${name}`}
            >
              {t('cart.moveBack')}
            </button>
          </form>
        )}
        <form method="post" action={href.cartAction(site.locale, 'drop-saved')}>
          {fields}
          <button type="submit" className="link" aria-label={`${t('cart.remove')}: ${name}, ${t('cart.saved')}`}>
            {t('cart.remove')}
          </button>
        </form>
      </div>
    </li>
  )
}
