import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { announcement, cart, cartOpen, changeCart, changing, fetchCart } from '../../state/cart.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { fill } from '../fill.ts'
import './mini-cart.css'
import { MiniCartLine } from './line.tsx'

type Props = IslandPropsOf<'mini-cart'> & { onMounted: () => void }

/** Slides from the right on wide screens, from below on a phone. A native modal dialog: focus stays in, Escape, and where the browser knows how a press outside, close it. */
export function MiniCart({ locale, csrf, cartHref, checkoutHref, onCartPage, strings, onMounted }: Props) {
  useSignals()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = cartOpen.value && !onCartPage
  const { isLoading, error, mutate } = useSWR(open ? ['cart', locale] : null, () => fetchCart(locale), {
    revalidateOnFocus: true,
  })
  const current = cart.value
  const money = (minor: number) => (current && isLocale(locale) ? formatMoney(minor, current.currency, locale) : '')

  useEffect(onMounted, [onMounted])
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  const change = async (action: 'update' | 'remove', item: CartItem, qty: number) => {
    const fields = new FormData()
    for (const [name, value] of Object.entries({
      csrf,
      locale,
      itemId: item.id,
      productId: item.productId,
      upc: item.upc,
      qty: String(qty),
    })) {
      fields.set(name, value)
    }
    try {
      await changeCart(`/api/cart/${action}?locale=${locale}`, fields)
    } catch {
      announcement.value = strings['failed'] ?? ''
      await mutate()
    }
  }

  return (
    <>
      <dialog
        ref={dialog}
        className="mini"
        aria-label={strings['title']}
        onClose={() => {
          cartOpen.value = false
        }}
        closedby="any"
      >
        <div className="mini-in">
          <header>
            <h2>{strings['title']}</h2>
            <button
              type="button"
              className="mini-x"
              aria-label={strings['close']}
              onClick={() => {
                cartOpen.value = false
              }}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.5" fill="none" />
              </svg>
            </button>
          </header>
          {error && !current ? (
            <div className="mini-none">
              <p>{strings['failed']}</p>
              <button type="button" className="btn b2" onClick={() => void mutate()}>
                {strings['retry']}
              </button>
            </div>
          ) : !current && isLoading ? (
            <div className="mini-wait">
              <p className="sr">{strings['loading']}</p>
            </div>
          ) : !current || current.items.length === 0 ? (
            <div className="mini-none">
              <p className="mini-big">{strings['emptyTitle']}</p>
              <p>{strings['emptyBody']}</p>
            </div>
          ) : (
            <>
              <ul className="mini-list">
                {current.items.map((item) => (
                  <MiniCartLine
                    key={item.id}
                    item={item}
                    locale={locale}
                    strings={strings}
                    money={money}
                    onQuantity={(qty) => void (qty > 0 ? change('update', item, qty) : change('remove', item, 0))}
                  />
                ))}
              </ul>
              <footer>
                <p className="mini-sum" aria-busy={changing.value > 0}>
                  <span>{strings['subtotal']}</span> <strong>{money(current.totals.itemSubTotal)}</strong>
                </p>
                <a className="btn" href={checkoutHref}>
                  {strings['checkout']}
                </a>
                <a className="btn b2" href={cartHref}>
                  {strings['view']}
                </a>
              </footer>
            </>
          )}
        </div>
      </dialog>
      <p className="sr" role="status">
        {changing.value > 0 ? fill(strings['saving']) : announcement.value}
      </p>
    </>
  )
}
