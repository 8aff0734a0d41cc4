import { Island } from '../../../client/blocks/parts/island.tsx'
import { productCardCss } from '../../../client/blocks/parts/product/product-card.tsx'
import { buyFormCss } from '../../../client/pages/product/buy-form-css.ts'
import { href } from '../../../shared/routes.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { marker } from '../../render/holes.ts'
import { fitAdviceOf, keptSizeMarksOf, usualSizeOf } from '../../render/size-marks.ts'
import { readInventory, readProduct } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import type { PublicLoader } from '../public-loader.ts'
import { publicDialogPage } from './dialog-page.ts'

/** Sizes and one button. If stock can't be read, every size is offered: the cart is authoritative. */
export const loadQuickshop: PublicLoader = async ({ context, timing }) => {
  const { locale, site, url } = context
  const productId = url.searchParams.get('product') ?? ''
  if (!/^[A-Z0-9]{8,11}$/.test(productId)) return null
  const [product, inventory] = await Promise.all([readProduct(context, productId), readInventory(context, productId)])
  timing.mark('data')
  if (!product.result.ok) {
    const { failure } = product.result
    return isAbsent(failure) ? null : { failure }
  }
  const details = product.result.value
  const stock = inventory.ok ? inventory.value : null
  const advice = fitAdviceOf(details, stock, site)
  const keptSizes = keptSizeMarksOf(details)
  const node = (
    <Island
      name="quickshop"
      on="idle"
      locale={locale}
      props={{
        product: { ...details, pictures: details.gallery.slice(0, 1) },
        inventory: stock,
        ...(details.comesAt !== undefined && { comesOn: dateText(site, details.comesAt) }),
        ...usualSizeOf(details, stock, site),
        ...(advice && { fitAdvice: advice }),
        ...(keptSizes.length > 0 && { keptSizes }),
        form: { csrf: marker('csrfToken'), returnTo: href.product(locale, details) },
        ...(url.searchParams.get('from') === 'favorites' && { fromFavorites: true }),
      }}
    />
  )
  return publicDialogPage(context, details.name, node, [productCardCss, buyFormCss])
}
