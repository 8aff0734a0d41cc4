import type { ReactNode } from 'react'
import type { Cart } from '../../shared/contracts/cart.ts'
import { href } from '../../shared/routes.ts'
import { displayClass } from '../blocks/parts/display.ts'
import { productCardCss } from '../blocks/parts/product-card.tsx'
import css from './cart/cart.css?inline'
import { CartLine } from './cart/cart-line.tsx'
import type { FreeShipping } from './cart/free-shipping.tsx'
import { Summary } from './cart/summary.tsx'
import type { FormContext, PageContext } from './page-context.ts'

export const cartPageCss: readonly string[] = [productCardCss, css]

export type CartPageProps = PageContext & {
  /** Null where there is none yet: an empty bag. */
  cart: Cart | null
  form: FormContext
  freeShipping: FreeShipping | null
  /** What happened to an earlier post or to the items since: words, shown on top. */
  notices?: readonly string[]
  /** Where an empty bag goes on. */
  startHref: string
  /** Content blocks of the cart page. */
  espot?: ReactNode
}

export function CartPage({ site, t, cart, form, freeShipping, notices = [], startHref, espot }: CartPageProps) {
  const empty = cart === null || cart.items.length === 0
  const title = t(empty ? 'cart.emptyTitle' : 'cart.title')
  return (
    <>
      <header className="cart-top edge">
        <h1 className={displayClass(title)}>{title}</h1>
        {empty ? null : <p className="muted">{t('cart.count', { count: cart.totals.totalUnits })}</p>}
      </header>
      {notices.length > 0 ? (
        <div className="edge" role="alert">
          {notices.map((notice) => (
            <p className="warn notice" key={notice}>
              {notice}
            </p>
          ))}
        </div>
      ) : null}
      {empty ? (
        <div className="cart-empty edge">
          <p>{t('cart.emptyBody')}</p>
          <a className="btn" href={startHref}>
            {t('cart.emptyAction')}
          </a>
        </div>
      ) : (
        <div className="cart edge">
          <ul className="lines" aria-label={t('cart.items')}>
            {cart.items.map((item) => (
              <CartLine key={item.id} site={site} t={t} item={item} form={form} />
            ))}
          </ul>
          <Summary site={site} t={t} cart={cart} freeShipping={freeShipping} />
          <p className="cart-on">
            <a className="link" href={href.home(site.locale)}>
              {t('cart.continue')}
            </a>
          </p>
        </div>
      )}
      {espot}
    </>
  )
}
