import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import { wakeIsland } from './page-events.ts'
import { Signal } from './signal.ts'

/** A button or a link of a toast. */
export type ToastCta = RecoveryWay | { readonly label: string; readonly act: () => void }

/** Spec 1 §2 "Toasts". `left` is the remaining time in milliseconds; null until dismissed. */
export type Toast = {
  readonly title: string
  readonly message: string
  readonly type: 'info' | 'success' | 'error'
  readonly ctas: readonly ToastCta[]
  readonly left: number | null
}

/** In milliseconds. A toast with buttons stays longer (spec 1 §9). */
export const toastDelays = { plain: 5000, withCtas: 9000, tick: 200 } as const

/** The visible toasts, oldest first. */
export const toasts = new Signal<readonly Toast[]>([])

type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'message' | 'type' | 'ctas'>> & { persistent?: boolean }

/** Shows one toast per title: a repeated title replaces the first and restarts its countdown. */
export function showToast({ title, message = '', type = 'info', ctas = [], persistent = false }: NewToast): void {
  const delay = ctas.length > 0 ? toastDelays.withCtas : toastDelays.plain
  const toast = { title, message, type, ctas, left: persistent ? null : delay }
  const current = toasts.value
  toasts.value = current.some((shown) => shown.title === title)
    ? current.map((shown) => (shown.title === title ? toast : shown))
    : [...current, toast]
  if (typeof document !== 'undefined') wakeIsland('toaster')
}

export function dismissToast(title: string): void {
  toasts.value = toasts.value.filter((toast) => toast.title !== title)
}

/** A tick of the countdown; the toaster skips ticks while a toast is hovered or focused. */
export function tickToasts(): void {
  const current = toasts.value
  if (!current.some(({ left }) => left !== null)) return
  toasts.value = current
    .map((toast) => (toast.left === null ? toast : { ...toast, left: toast.left - toastDelays.tick }))
    .filter(({ left }) => left === null || left > 0)
}
