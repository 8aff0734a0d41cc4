import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { SavedForLaterPage } from '../../shared/contracts/wishlist.ts'
import { href } from '../../shared/routes.ts'
import { displayClass } from '../blocks/parts/display.ts'
import { IslandHost } from '../blocks/parts/island-host.tsx'
import { productCardCss } from '../blocks/parts/product-card.tsx'
import type { IslandPropsOf } from '../islands/contracts.ts'
import css from './cart/cart.css?inline'
import { CartLine } from './cart/cart-line.tsx'
import type { Callout, CartNotices, CartWords } from './cart/cart-notices.ts'
import moreCss from './cart/coupons-and-saved.css?inline'
import type { FreeShipping } from './cart/free-shipping.tsx'
import type { CartForm } from './cart/line-form.tsx'
import { SavedList } from './cart/saved-list.tsx'
import { Summary } from './cart/summary.tsx'
import { formCss } from './form/form-css.ts'
import type { PageContext } from './page-context.ts'

export const cartPageCss: readonly string[] = [productCardCss, ...formCss, css, moreCss]

export type CartPageProps = PageContext & {
  /** Null where there is none yet: an empty bag. */
  cart: Cart | null
  form: CartForm
  /** When goods come, in words, by delivery time (`2-4`). */
  arrivals: Readonly<Record<string, string>>
  /** Names of the stores that the lines speak of, by id. */
  storeNames: Readonly<Record<string, string>>
  freeShipping: FreeShipping | null
  callouts: readonly Callout[]
  notices: CartNotices
  saved: z.output<typeof SavedForLaterPage> | null
  /** A connected employee has no saved list (spec 1 §6). */
  canSave: boolean
  /** Where an empty bag goes on. */
  startHref: string
  island: IslandPropsOf<'bag'>
  /** Content blocks of the cart page. */
  espot?: ReactNode
}

export function CartPage(props: CartPageProps) {
  const { site, t, cart, form, notices, saved, startHref, espot } = props
  const empty = cart === null || cart.items.length === 0
  const title = t(empty ? 'cart.emptyTitle' : 'cart.title')
  return (
    <IslandHost name="bag" on="idle" props={props.island}>
      {/* The bag this page shows: `id:version`. */}
      <header className="cart-top edge" data-bag={cart ? `${cart.id}:${cart.version}` : ''}>
        <h1 className={displayClass(title)} tabIndex={-1}>
          {title}
        </h1>
        {empty ? null : <p className="muted">{t('cart.count', { count: cart.totals.totalUnits })}</p>}
      </header>
      <TopNotices words={notices.top} />
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
              <CartLine key={item.id} {...props} item={item} notices={notices.byItem[item.id] ?? []} />
            ))}
          </ul>
          <Summary
            site={site}
            t={t}
            cart={cart}
            form={form}
            freeShipping={props.freeShipping}
            callouts={props.callouts}
            coupon={notices.coupon}
          />
          <p className="cart-on">
            <a className="link" href={href.home(site.locale)}>
              {t('cart.continue')}
            </a>
          </p>
        </div>
      )}
      <SavedList site={site} t={t} saved={saved} form={form} />
      {espot}
    </IslandHost>
  )
}

/** Errors are said at once, what the shop changed when there is a pause. */
function TopNotices({ words }: { words: readonly CartWords[] }) {
  const errors = words.filter(({ tone }) => tone === 'error')
  const infos = words.filter(({ tone }) => tone === 'info')
  return (
    <>
      {errors.length > 0 ? (
        <div className="edge" role="alert">
          {errors.map((one) => (
            <p className="warn notice" key={one.words}>
              {one.words}
            </p>
          ))}
        </div>
      ) : null}
      {infos.length > 0 ? (
        <div className="edge" role="status">
          {infos.map((one) => (
            <p className="notice" key={one.words}>
              {one.words}
            </p>
          ))}
        </div>
      ) : null}
    </>
  )
}
