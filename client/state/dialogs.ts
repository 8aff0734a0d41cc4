import { pageEvents } from './page-events.ts'
import { Signal } from './signal.ts'

export type DialogRequest = { readonly href: string; readonly keep?: boolean; readonly inside?: HTMLDialogElement }

/** Shows the page at `href` in a new dialog, or `inside` an open one. */
export const askForDialog = (request: DialogRequest): void => {
  dispatchEvent(new CustomEvent(pageEvents.dialog, { detail: request }))
}

/** Opens the mini cart. Returns false if the page has none. */
export const askForCart = (): boolean => !dispatchEvent(new CustomEvent(pageEvents.cart, { cancelable: true }))

/** The topmost modal dialog, which has to contain the toasts: the rest of the page is inert. */
export const topDialog = new Signal<HTMLDialogElement | null>(null)

/** Hydrated dialogs. Before hydration a dialog must contain nothing but the server's markup. */
const hydrated = new WeakSet<HTMLDialogElement>()
const canHoldToasts = (dialog: HTMLDialogElement) =>
  dialog.closest('[data-island=dialog]') === null || hydrated.has(dialog)

function updateTopDialog(): void {
  topDialog.value = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].findLast(canHoldToasts) ?? null
}

/** Called when a dialog has been hydrated. */
export function dialogTaken(dialog: HTMLDialogElement): void {
  hydrated.add(dialog)
  updateTopDialog()
}

/** Keeps `topDialog` up to date. Returns a function that stops it. */
export function watchDialogs(): () => void {
  const listeners = new AbortController()
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, updateTopDialog, { capture: true, signal: listeners.signal })
  updateTopDialog()
  return () => listeners.abort()
}
