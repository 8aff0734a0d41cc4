import { type SubmitEvent, useLayoutEffect } from 'react'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import type { CartNotice } from '../../pages/cart/cart-notices.ts'
import { announcement, cart } from '../../state/cart.ts'
import { wakeIsland } from '../../state/page-events.ts'
import { spoken } from '../../state/spoken.ts'
import { showToast } from '../../state/toasts.ts'
import { offerUndo, postedChange } from '../cart-form.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { shownLines } from '../shown-lines.ts'
import { PageLine } from './page-line.tsx'
import { SavedList } from './saved-list.tsx'
import { amountToPay, Summary } from './summary.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useView } from './use-view.ts'

/**
 * The cart page. Quantities and removals show immediately; once every pending change is answered, the server's view
 * replaces them, with its texts, totals and notices.
 */
function CartView({ site, t, slot, ...initialView }: IslandContext & IslandPropsOf<'cart-view'>) {
  const { view, turn, current, failure, isChanging, isBusy, change } = useView(initialView, site.locale)
  const { heading, around: containerProps } = useKeptFocus()
  const { notices, form } = view
  const lines = shownLines(view.cart, current)
  const isEmpty = view.cart === null || lines.length === 0
  const title = t(isEmpty ? 'cart.emptyTitle' : 'cart.title')
  const units = lines.reduce((sum, { item, qty }) => sum + qty - item.qty, view.cart?.totals.totalUnits ?? 0)

  useLayoutEffect(() => {
    if (isChanging) announce(t('miniCart.saving'))
  }, [isChanging, t])
  useLayoutEffect(() => {
    if (turn > 0) announceChange(view.cart?.items.length ? amountToPay({ site, t }, view.cart) : '')
  }, [turn, view, site, t])
  useLayoutEffect(() => {
    if (failure) announceChange('')
  }, [failure])

  const post = async (action: string, fields: FormData) => {
    const answer = await change(action, fields)
    const isShownElsewhere = answer.place === 'toast' || answer.notice !== undefined
    if (answer.ok || isShownElsewhere) return answer
    const { message, way } = answer
    showToast({ title: message || t('miniCart.failed'), type: 'error', ctas: way ? [way] : [] })
    return answer
  }
  const submit = async (event: SubmitEvent<HTMLElement>) => {
    const posted = postedChange(event, cart.value?.items ?? view.cart?.items ?? [])
    if (!posted.action.includes('/api/cart/')) return
    event.preventDefault()
    const answer = await post(posted.action, posted.fields)
    if (answer.ok && posted.isRemoval && posted.item) offerUndo({ site, t }, posted.item, posted.fields, post)
  }

  return (
    <div onSubmit={submit} {...containerProps}>
      <header className="cart-top edge">
        <h1 className={displayClass(title)} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {isEmpty ? null : <p className="muted">{t('cart.count', { count: units })}</p>}
      </header>
      <TopNotices words={notices.top} />
      {isEmpty || view.cart === null ? (
        <div className="cart-empty edge">
          <p>{t('cart.emptyBody')}</p>
          <a className="btn" href={view.startHref}>
            {t('cart.emptyAction')}
          </a>
        </div>
      ) : (
        <div className="cart edge">
          <ul className="lines" aria-label={t('cart.items')}>
            {lines.map(({ item, qty }) => (
              <PageLine
                key={item.id}
                site={site}
                t={t}
                item={item}
                qty={qty}
                busy={isBusy}
                turn={turn}
                form={form}
                arrivals={view.arrivals}
                storeNames={view.storeNames}
                notices={notices.byItem[item.id] ?? []}
                canSave={view.canSave}
              />
            ))}
          </ul>
          <Summary
            site={site}
            t={t}
            cart={view.cart}
            guest={view.guest}
            form={form}
            freeShipping={view.freeShipping}
            callouts={view.callouts}
            notices={notices}
            turn={turn}
            slot={slot}
            busy={isBusy}
          />
          <p className="cart-on">
            <a className="link" href={href.home(site.locale)}>
              {t('cart.continue')}
            </a>
          </p>
        </div>
      )}
      <SavedList site={site} t={t} saved={view.saved} form={form} />
    </div>
  )
}

/** Uses the page's announcer: a live region has to be in the page before its text changes. */
function announce(notices: string): void {
  spoken.value = notices
  wakeIsland('announcer')
}

/** Announces the outcome of the changes and the new amount to pay. */
function announceChange(toPay: string): void {
  announce(`${announcement.value} ${toPay}`.trim())
  announcement.value = ''
}

/** Errors are announced at once, changes made by the shop politely. */
function TopNotices({ words: notices }: { readonly words: readonly CartNotice[] }) {
  const errors = notices.filter(({ tone }) => tone === 'error')
  const infos = notices.filter(({ tone }) => tone === 'info')
  return (
    <>
      {errors.length > 0 ? (
        <div className="edge" role="alert">
          {errors.map((notice) => (
            <p className="warn notice" key={notice.words}>
              {notice.words}
            </p>
          ))}
        </div>
      ) : null}
      {infos.length > 0 ? (
        <div className="edge" role="status">
          {infos.map((notice) => (
            <p className="notice" key={notice.words}>
              {notice.href ? (
                <a className="link" href={notice.href} data-dialog={notice.dialog ? '' : undefined}>
                  {notice.words}
                </a>
              ) : (
                notice.words
              )}
            </p>
          ))}
        </div>
      ) : null}
    </>
  )
}

export const island: IslandOf<'cart-view'> = CartView
