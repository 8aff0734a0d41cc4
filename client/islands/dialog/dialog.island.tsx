import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../../blocks/parts/icon.tsx'
import { dialogTaken } from '../../state/dialogs.ts'
import { endIslands } from '../../state/page-events.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'

/** As in dialog.css (spec 1 §9): the element stays in the page until its closing transition ends. */
const transitionMs = 250

/**
 * The frame of every dialog, closed by Escape, Back, its button, a click outside it or a `data-dismiss` link.
 * runtime/dialogs.ts opens it and loads the dialog's server-rendered page into its body. A drawer stays in the page
 * when closed.
 */
function Dialog({ kind, t, slot, site }: IslandContext & IslandPropsOf<'dialog'>) {
  const frame = useRef<HTMLDialogElement>(null)
  const isDrawer = kind === 'drawer'
  const removeWhenClosed = () => {
    const host = frame.current?.parentElement
    if (isDrawer || !host) return
    setTimeout(() => {
      endIslands(host)
      host.remove()
    }, transitionMs)
  }
  useEffect(() => {
    if (frame.current) dialogTaken(frame.current)
    // The dialog was closed before hydration.
    if (frame.current?.open === false) removeWhenClosed()
  })
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget: dialog } = event
    // Without support for `closedby`: a click outside the panel targets the dialog itself.
    if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close()
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (link?.dataset['dismiss'] !== undefined) {
      event.preventDefault()
      dialog.close()
    } else if (href.startsWith('#')) {
      // The error summary leads to a field. Its address would be an entry of the page below.
      event.preventDefault()
      dialog.querySelector<HTMLElement>(`#${CSS.escape(href.slice(1))}`)?.focus()
    }
  }
  const closeForm = (
    <form method="dialog">
      <button type="submit" className={isDrawer ? 'mini-x' : 'dialog-x'} aria-label={t('dialog.close')}>
        <Icon name="close" />
      </button>
    </form>
  )
  // The browser may already have set `open` when the island hydrates.
  const dialogProps = {
    ref: frame,
    closedby: 'any',
    onClose: removeWhenClosed,
    onClick: handleClick,
    suppressHydrationWarning: true,
  } as const
  return isDrawer ? (
    <dialog
      {...dialogProps}
      className="mini"
      aria-label={t('miniCart.title')}
      data-href={`/${site.locale}/dialog/mini-cart`}
    >
      <div>
        <header>
          <h2>{t('miniCart.title')}</h2>
          {closeForm}
        </header>
        {slot}
      </div>
    </dialog>
  ) : (
    <dialog {...dialogProps} className="dialog">
      {closeForm}
      {slot}
    </dialog>
  )
}

export const island: IslandOf<'dialog'> = Dialog
