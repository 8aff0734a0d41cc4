import type { Context } from 'hono'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { productCardCss } from '../../../client/blocks/parts/product/product-card.tsx'
import { buyFormCss } from '../../../client/pages/product/buy-form-css.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readInventory, readProduct } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'

/** Sizes and one button. If stock can't be read, every size is offered: the cart is authoritative. */
export async function loadQuickshop(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const productId = context.url.searchParams.get('product') ?? ''
  if (!/^[A-Z0-9]{8,11}$/.test(productId)) return null
  const [product, inventory] = await Promise.all([readProduct(context, productId), readInventory(context, productId)])
  c.get('timing').mark('data')
  if (!product.result.ok) {
    const { failure } = product.result
    return isAbsent(failure) ? null : loadUnavailablePage(c, failure)
  }
  const { locale, csrfToken } = context
  const details = product.result.value
  const node = (
    <Island
      name="quickshop"
      on="idle"
      locale={locale}
      props={{
        product: { ...details, pictures: details.gallery.slice(0, 1) },
        inventory: inventory.ok ? inventory.value : null,
        form: { csrf: csrfToken, returnTo: href.product(locale, details) },
        ...(context.url.searchParams.get('from') === 'favorites' && { fromFavorites: true }),
      }}
    />
  )
  return dialogPage(context, details.name, node, [productCardCss, buyFormCss])
}
