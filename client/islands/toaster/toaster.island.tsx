import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { topDialog, watchDialogs } from '../../state/dialogs.ts'
import { dismissToast, type Toast, tickToasts, toastDelays, toasts } from '../../state/toasts.ts'
import { useSignalValue } from '../../state/use-signal.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import './toaster.css'

const noToasts: readonly Toast[] = []

/**
 * Shows toasts; their countdown pauses while one is hovered or focused. An open dialog makes the rest of the page
 * inert, so the toasts move into it. As a popover, their region stays positioned relative to the window and on top.
 */
function Toaster({ t }: IslandContext) {
  const shown = useSignalValue(toasts, noToasts)
  const dialog = useSignalValue(topDialog, null)
  const region = useRef<HTMLElement>(null)
  const isHeld = useRef(false)
  useEffect(watchDialogs, [])
  useEffect(() => {
    const interval = setInterval(() => {
      if (!isHeld.current && !document.hidden) tickToasts()
    }, toastDelays.tick)
    return () => clearInterval(interval)
  }, [])
  const isOpen = shown.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is a new element in each dialog
  useLayoutEffect(() => {
    if (region.current && region.current.matches(':popover-open') !== isOpen) region.current.togglePopover(isOpen)
    if (!isOpen) isHeld.current = false
  }, [isOpen, dialog])
  const setHeld = (value: boolean) => () => {
    isHeld.current = value
  }
  const node = (
    <section
      ref={region}
      className="toasts"
      aria-label={t('toast.region')}
      popover="manual"
      onPointerEnter={setHeld(true)}
      onPointerLeave={setHeld(false)}
      onFocus={setHeld(true)}
      onBlur={setHeld(false)}
    >
      <div id="toasts" role="status" aria-live="polite">
        {shown.map((toast) => (
          <ToastCard key={toast.title} toast={toast} close={t('toast.close')} />
        ))}
      </div>
    </section>
  )
  return dialog ? createPortal(node, dialog) : node
}

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const { title, message, type, ctas } = toast
  const dismiss = () => dismissToast(title)
  return (
    <div className="toast" data-type={type} role={type === 'error' ? 'alert' : undefined}>
      <div>
        <p className="toast-title">{title}</p>
        {message ? <p>{message}</p> : null}
      </div>
      {ctas.map((cta) =>
        'href' in cta ? (
          <a key={cta.label} href={cta.href} data-dialog={cta.dialog ? '' : undefined}>
            {cta.label}
          </a>
        ) : (
          <button
            key={cta.label}
            type="button"
            onClick={() => {
              cta.act()
              dismiss()
            }}
          >
            {cta.label}
          </button>
        ),
      )}
      <button type="button" className="toast-x" aria-label={close} onClick={dismiss}>
        ×
      </button>
    </div>
  )
}

export const island: IslandOf<'toaster'> = Toaster
