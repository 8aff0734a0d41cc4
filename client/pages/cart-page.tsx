import type { ReactNode } from 'react'
import { Island } from '../blocks/parts/island.tsx'
import { productCardCss } from '../blocks/parts/product/product-card.tsx'
import type { IslandPropsOf } from '../islands/contracts.ts'
import { saleBarCss } from './account/sale-bar.tsx'
import { calloutCss } from './cart/callout-css.ts'
import css from './cart/cart.css?inline'
import moreCss from './cart/coupons-and-saved.css?inline'
import { lineCss } from './cart/line-frame.tsx'
import { formCss } from './form/form-css.ts'
import type { PageContext } from './page-context.ts'

export const cartPageCss: readonly string[] = [
  productCardCss,
  ...formCss,
  lineCss,
  calloutCss,
  saleBarCss,
  css,
  moreCss,
]

type CartPageProps = Pick<PageContext, 'site'> & {
  readonly view: IslandPropsOf<'cart-view'>
  /** What an employee, athlete or prosumer has left this year; `to` is a page that has to do with it. */
  readonly allowances: readonly { readonly text: string; readonly to?: string }[]
  /** Heads the page where an associate sells. */
  readonly sale?: ReactNode
  /** Content blocks of the cart page. */
  readonly espot?: ReactNode
}

export function CartPage({ site, view, allowances, sale, espot }: CartPageProps) {
  return (
    <>
      {sale}
      {allowances.length > 0 ? (
        <div className="edge allowances">
          {allowances.map(({ text, to }) => (
            <p key={text}>{to ? <a href={to}>{text}</a> : text}</p>
          ))}
        </div>
      ) : null}
      <Island name="cart-view" on="idle" locale={site.locale} props={view} />
      {/* The announcer behavior's live region, empty until an island wakes it. */}
      <p className="sr" role="status" data-island="announcer" />
      {espot}
    </>
  )
}
