import type { Context } from 'hono'
import { QuickshopDialog } from '../../../client/pages/dialogs/quickshop-dialog.tsx'
import { productPageCss } from '../../../client/pages/product-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { buyBoxProps } from '../../render/island-props.ts'
import { readInventory, readProduct } from '../../services/catalogue.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'

/** Sizes and one button. Stock that can't be read shows every size as open: the cart has the last word. */
export async function loadQuickshop(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const productId = context.url.searchParams.get('product') ?? ''
  if (!/^[A-Z0-9]{8,11}$/.test(productId)) return null
  const [product, inventory] = await Promise.all([readProduct(context, productId), readInventory(context, productId)])
  c.get('timing').mark('data')
  if (!product.result.ok) {
    const { code, status } = product.result.failure
    return status < 500 ? null : loadUnavailablePage(c, code)
  }
  const { site, t, locale, csrfToken } = context
  const details = product.result.value
  const node = (
    <QuickshopDialog
      site={site}
      t={t}
      product={details}
      inventory={inventory.ok ? inventory.value : null}
      form={{ csrf: csrfToken, returnTo: href.product(locale, details) }}
      sizeGuideHref={null}
      island={buyBoxProps(context)}
    />
  )
  return dialogPage(context, details.name, node, productPageCss)
}
