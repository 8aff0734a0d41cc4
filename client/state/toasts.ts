import { signal } from '@preact/signals-core'

/** A button or a link under a toast's words. */
export type ToastCta =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly act: () => void }

/** Spec 1 §2 "Toasts". `left` in milliseconds; null stays until it is dismissed. */
export type Toast = {
  readonly title: string
  readonly message: string
  readonly type: 'info' | 'success' | 'error'
  readonly ctas: readonly ToastCta[]
  readonly left: number | null
}

/** Milliseconds. A toast with something to press stays longer (spec 1 §9). */
export const toastDelays = { plain: 5000, withCtas: 9000, tick: 200 } as const

/** On screen, oldest first. */
export const toasts = signal<readonly Toast[]>([])

type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'message' | 'type' | 'ctas'>> & { persistent?: boolean }

/** One toast for each title: the same title again takes the place of the first and starts anew. */
export function showToast({ title, message = '', type = 'info', ctas = [], persistent = false }: NewToast): void {
  const delay = ctas.length > 0 ? toastDelays.withCtas : toastDelays.plain
  const toast = { title, message, type, ctas, left: persistent ? null : delay }
  const now = toasts.peek()
  toasts.value = now.some((one) => one.title === title)
    ? now.map((one) => (one.title === title ? toast : one))
    : [...now, toast]
  if (typeof document !== 'undefined') dispatchEvent(new CustomEvent('kerb:start', { detail: 'toaster' }))
}

export function dismissToast(title: string): void {
  toasts.value = toasts.peek().filter((toast) => toast.title !== title)
}

/** One tick of the countdown; the toaster skips ticks while a toast is pointed at or focused. */
export function tickToasts(): void {
  const now = toasts.peek()
  if (!now.some(({ left }) => left !== null)) return
  toasts.value = now
    .map((toast) => (toast.left === null ? toast : { ...toast, left: toast.left - toastDelays.tick }))
    .filter(({ left }) => left === null || left > 0)
}
