import type { ReactNode } from 'react'
import { Island } from '../blocks/parts/island.tsx'
import { productCardCss } from '../blocks/parts/product/product-card.tsx'
import type { IslandPropsOf } from '../islands/contracts.ts'
import { saleBarCss } from './account/sale-bar.tsx'
import { calloutCss } from './cart/callout-css.ts'
import css from './cart/cart.css?inline'
import moreCss from './cart/coupons-and-saved.css?inline'
import { lineCss } from './cart/line-frame.tsx'
import { saleMemberCss } from './cart/sale-member.tsx'
import { formCss } from './form/form-css.ts'
import type { PageContext } from './page-context.ts'

export const cartPageCss: readonly string[] = [
  productCardCss,
  ...formCss,
  lineCss,
  calloutCss,
  saleBarCss,
  saleMemberCss,
  css,
  moreCss,
]

/** `dialog`: it opens over the page. */
type Note = { readonly text: string; readonly to?: string; readonly dialog?: boolean }

type CartPageProps = Pick<PageContext, 'site'> & {
  readonly view: IslandPropsOf<'cart-view'>
  /** For the form for codes, where too many were tried. */
  readonly captcha?: ReactNode
  /** Rest that an employee, athlete or prosumer has this year, or joining would bring; `to` leads to it. */
  readonly notes: readonly Note[]
  /** Heads the page where an associate sells. */
  readonly sale?: ReactNode
  /** Names the member whom an associate sells to. */
  readonly member?: ReactNode
  /** Content blocks of the cart page. */
  readonly espot?: ReactNode
}

export function CartPage({ site, view, captcha, notes, sale, member, espot }: CartPageProps) {
  return (
    <>
      {sale}
      {member}
      {notes.length > 0 ? (
        <div className="edge allowances">
          {notes.map((note) => (
            <p key={note.text}>
              <NoteText {...note} />
            </p>
          ))}
        </div>
      ) : null}
      <Island name="cart-view" on="idle" locale={site.locale} props={view}>
        {captcha}
      </Island>
      {/* The announcer behavior's live region, empty until an island wakes it. */}
      <p className="sr" role="status" data-island="announcer" />
      {espot}
    </>
  )
}

const NoteText = ({ text, to, dialog }: Note) =>
  to ? (
    <a href={to} {...(dialog && { 'data-dialog': '' })}>
      {text}
    </a>
  ) : (
    text
  )
