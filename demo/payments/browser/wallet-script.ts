import type { WalletMethod } from '../../../shared/payment-methods.ts'
import walletCss from './wallet-script.css?inline'

/** CSS class for where a wallet's sheet appears; by default in the middle of the window. */
const sheets: { readonly [Method in WalletMethod]?: string } = { APPLE_PAY: 'from-below' }
export type AuthorizeOptions = {
  readonly method: WalletMethod
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly locale: string
  /** Name of the merchant. */
  readonly label: string
  /** Contact, delivery and the like, shown above the total. Passed to the sheet by message, never in a URL. */
  readonly summary?: readonly { readonly label: string; readonly value: string }[]
}
export type AuthorizeAnswer = { readonly sessionID: string } | { readonly cancelled: true } | { readonly failed: true }
declare global {
  interface Window {
    KerbPayments?: { authorize(options: AuthorizeOptions): Promise<AuthorizeAnswer> }
  }
}

/** If the sheet isn't ready by then, the payment fails. */
const timeoutMs = 15_000
const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

window.KerbPayments = { authorize }

/** Opens the wallet's sheet over the shop. Resolves once with approved, cancelled or failed; never rejects. */
function authorize(options: AuthorizeOptions): Promise<AuthorizeAnswer> {
  const { dialog, frame, remove } = sheet(options)
  return new Promise((resolve) => {
    const finish = (answer: AuthorizeAnswer): void => {
      clearTimeout(timeout)
      window.removeEventListener('message', onMessage)
      remove()
      resolve(answer)
    }
    const timeout = setTimeout(() => finish({ failed: true }), timeoutMs)
    const onMessage = (event: MessageEvent<{ type?: unknown; height?: unknown; answer?: unknown } | null>): void => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const { type, height, answer } = event.data ?? {}
      if (type === 'kerb:wallet-ready') {
        clearTimeout(timeout)
        frame.contentWindow?.postMessage({ type: 'kerb:wallet-open', summary: options.summary ?? [] }, origin)
        frame.focus()
      }
      if (typeof height === 'number') frame.style.height = `${height}px`
      if (type === 'kerb:wallet-result') finish(answer as AuthorizeAnswer)
    }
    window.addEventListener('message', onMessage)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      finish({ cancelled: true })
    })
    dialog.addEventListener('close', () => finish({ cancelled: true }))
  })
}

/** In a shadow root, so that the styles of the shop and the sheet don't affect each other. */
function sheet({ method, amount, currency, locale, label }: AuthorizeOptions) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(walletCss)
  root.adoptedStyleSheets = [styles]
  const dialog = document.createElement('dialog')
  dialog.className = sheets[method] ?? 'window'
  dialog.setAttribute('aria-label', label)
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({
    origin: window.location.origin,
    method,
    amount: String(amount),
    currency,
    locale,
    label,
  })
  frame.src = `${origin}/payments/wallet?${query}`
  frame.title = label
  dialog.append(frame)
  root.append(dialog)
  // An open modal dialog of the shop makes everything outside it inert, so the sheet goes inside it.
  const openDialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  ;(openDialog ?? document.body).append(host)
  dialog.showModal()
  return { dialog, frame, remove: () => host.remove() }
}
