import { effect } from '@preact/signals-core'
import { dismissToast, type Toast, tickToasts, toastDelays, toasts } from '../../state/toasts.ts'
import { element } from '../element.ts'
import './toaster.css'

/**
 * Shows the toasts in the region that every page has. The countdown stops while one is pointed at or has the focus.
 */
export function mount(host: HTMLElement): void {
  const region = host.querySelector<HTMLElement>('#toasts')
  if (!region) return
  host.popover = 'manual'
  const shown = new Map<string, { toast: Toast; root: HTMLElement }>()
  const draw = (toast: Toast): HTMLElement => {
    const gone = () => dismissToast(toast.title)
    return element(
      'div',
      { class: 'toast', 'data-type': toast.type, role: toast.type === 'error' ? 'alert' : undefined },
      element(
        'div',
        {},
        element('p', { class: 'toast-title' }, toast.title),
        toast.message ? element('p', {}, toast.message) : null,
      ),
      ...toast.ctas.map((cta) =>
        'href' in cta
          ? element('a', { href: cta.href }, cta.label)
          : element(
              'button',
              {
                type: 'button',
                onclick: () => {
                  cta.act()
                  gone()
                },
              },
              cta.label,
            ),
      ),
      element(
        'button',
        { type: 'button', class: 'toast-x', 'aria-label': host.dataset['close'] ?? '', onclick: gone },
        '×',
      ),
    )
  }
  effect(() => {
    for (const [title, { root }] of shown) {
      if (toasts.value.some((toast) => toast.title === title)) continue
      root.remove()
      shown.delete(title)
    }
    for (const toast of toasts.value) {
      const there = shown.get(toast.title)
      const same = there && there.toast.message === toast.message && there.toast.ctas === toast.ctas
      if (same) continue
      const root = draw(toast)
      if (there) there.root.replaceWith(root)
      else region.append(root)
      shown.set(toast.title, { toast, root })
    }
    lift(host, toasts.value.length > 0)
  })
  document.addEventListener('close', () => lift(host, shown.size > 0), true)
  setInterval(() => {
    if (!region.matches(':hover, :focus-within') && !document.hidden) tickToasts()
  }, toastDelays.tick)
}

/**
 * An open dialog makes the rest of the page inert: the region moves into it while it is open. As a popover it is placed by the window still,
 * and lies on top.
 */
function lift(host: HTMLElement, any: boolean): void {
  const open = [...document.querySelectorAll('dialog:modal')].at(-1)
  const home = any && open ? open : document.body
  if (host.parentElement !== home) home.append(host)
  if (host.matches(':popover-open') !== any) host.togglePopover(any)
}
