import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { awaitsTax } from '../../../shared/cart/awaits-tax.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { cartCallouts, freeShippingCallout } from '../../pages/cart/within-reach.ts'
import { WayOut } from '../../pages/way-out.tsx'
import {
  announcement,
  cart,
  changeCart,
  changing,
  fetchCart,
  pricedCart,
  restoreCart,
  takeCart,
} from '../../state/cart.ts'
import type { CartAnswer } from '../../state/cart-post.ts'
import { useSignalValue } from '../../state/use-signal.ts'
import { Callouts, FreeShippingCallout } from '../cart-callouts.tsx'
import { offerUndo, postedChange } from '../cart-form.ts'
import { CheckoutLink } from '../checkout-link.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { shownLines } from '../shown-lines.ts'
import { DrawerLine } from './drawer-line.tsx'

const noRefusal = { message: '' }

/** The cart in its drawer: editable lines, what is within reach, the subtotal, and links to checkout and cart. */
function MiniCart(props: IslandContext & IslandPropsOf<'mini-cart'>) {
  const { site, t, form } = props
  const priced = useSignalValue(pricedCart, props.cart)
  const lines = shownLines(priced, useSignalValue(cart, props.cart))
  const busy = useSignalValue(changing, 0) > 0
  const announced = useSignalValue(announcement, '')
  const [refusal, setRefusal] = useState<Pick<CartAnswer, 'message' | 'way'>>(noRefusal)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    takeCart(props.cart, form.csrf)
    // Restore a lost cart. Otherwise refetch it: a page from a cache may have an outdated one.
    if (!props.lost || !restoreCart(site.locale)) fetchCart(site.locale).catch(() => undefined)
  }, [props, form.csrf, site.locale])
  useFocusFallback(container, lines.length)

  const change = async (action: string, fields: FormData) => {
    setRefusal(noRefusal)
    const answer = await changeCart(action, fields)
    const { ok, place, message } = answer
    if (!ok && place !== 'toast') setRefusal({ ...answer, message: message || t('miniCart.failed') })
    return answer
  }
  const submit = async (event: SubmitEvent<HTMLElement>) => {
    const { action, fields, item, isRemoval } = postedChange(event, cart.value?.items ?? [])
    if (!action.includes('/api/cart/')) return
    event.preventDefault()
    const answer = await change(action, fields)
    if (answer.ok && isRemoval && item) offerUndo({ site, t }, item, fields, change)
  }
  const freeShipping = priced && freeShippingCallout({ site, t }, priced)
  const nearest = (priced ? cartCallouts(priced) : []).toSorted((a, b) => a.goal - b.goal).slice(0, 1)
  const spent = priced?.totals.itemSubTotal ?? 0
  const total = priced && priced.totals.itemTotal > 0 ? formatMoney(spent, priced.currency, site.locale) : ''
  const status = busy
    ? t('miniCart.saving')
    : announced && [announced, total && `${t('cart.subtotal')} ${total}`].filter(Boolean).join(' ')

  return (
    <div className="mini-cart" ref={container} tabIndex={-1} onSubmit={submit}>
      {priced === null || lines.length === 0 ? (
        <div className="mini-none">
          <p className="mini-big">{t('cart.emptyTitle')}</p>
          <p>{t('cart.emptyBody')}</p>
        </div>
      ) : (
        <>
          <ul className="lines">
            {lines.map(({ item, qty }) => (
              <DrawerLine
                key={`${item.id} ${item.upc}`}
                site={site}
                t={t}
                item={item}
                qty={qty}
                busy={busy}
                form={form}
                canSave={props.canSave}
              />
            ))}
          </ul>
          <footer>
            <p className="warn" role="alert">
              {refusal.message}
              <WayOut way={refusal.way} />
            </p>
            {freeShipping ? <FreeShippingCallout {...freeShipping} /> : null}
            <Callouts t={t} callouts={nearest} />
            {total ? (
              <p className="mini-sum" aria-busy={busy}>
                <span>{t('cart.subtotal')}</span> <strong>{total}</strong>
              </p>
            ) : null}
            {awaitsTax(site, priced) ? (
              <p className="label muted">
                {t('cart.tax')}: {t('cart.taxLater')}
              </p>
            ) : null}
            <CheckoutLink site={site} t={t} cart={priced} guest={props.guest} />
            <a className="btn b2" href={href.cart(site.locale)}>
              {t('miniCart.view')}
            </a>
          </footer>
        </>
      )}
      <p className="sr" role="status">
        {status}
      </p>
    </div>
  )
}

/** Keeps the focus in the cart when a removed line had it. */
function useFocusFallback(container: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) container.current?.focus()
  }, [count, container])
}

export const island: IslandOf<'mini-cart'> = MiniCart
