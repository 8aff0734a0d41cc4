import walletCss from './wallet-script.css?inline'

type Method = 'PAYPAL' | 'KLARNA' | 'APPLE_PAY'
export type AuthorizeOptions = {
  readonly method: Method
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly locale: string
  /** Who is paid. */
  readonly label: string
  /** Contact, delivery and the like, shown above the total. It goes to the sheet by message, never in an address. */
  readonly summary?: readonly { readonly label: string; readonly value: string }[]
}
export type AuthorizeAnswer = { readonly sessionID: string } | { readonly cancelled: true } | { readonly failed: true }
declare global {
  interface Window {
    KerbPayments?: { authorize(options: AuthorizeOptions): Promise<AuthorizeAnswer> }
  }
}

/** A page that has not opened by then won't. */
const patienceMs = 15_000
const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

window.KerbPayments = { authorize }

/** Opens the wallet's sheet over the shop. Resolves once: approved, given up, or not to be had; never rejects. */
function authorize(options: AuthorizeOptions): Promise<AuthorizeAnswer> {
  const { dialog, frame, remove } = sheet(options)
  return new Promise((resolve) => {
    const finish = (answer: AuthorizeAnswer): void => {
      clearTimeout(patience)
      window.removeEventListener('message', hear)
      remove()
      resolve(answer)
    }
    const patience = setTimeout(() => finish({ failed: true }), patienceMs)
    const hear = (event: MessageEvent<{ type?: unknown; height?: unknown; answer?: unknown } | null>): void => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const { type, height, answer } = event.data ?? {}
      if (type === 'kerb:wallet-ready') {
        clearTimeout(patience)
        frame.contentWindow?.postMessage({ type: 'kerb:wallet-open', summary: options.summary ?? [] }, origin)
        frame.focus()
      }
      if (typeof height === 'number') frame.style.height = `${height}px`
      if (type === 'kerb:wallet-result') finish(answer as AuthorizeAnswer)
    }
    window.addEventListener('message', hear)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      finish({ cancelled: true })
    })
    dialog.addEventListener('close', () => finish({ cancelled: true }))
  })
}

/** In a shadow of its own, so that neither page's rules reach the other. */
function sheet({ method, amount, currency, locale, label }: AuthorizeOptions) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(walletCss)
  root.adoptedStyleSheets = [styles]
  const dialog = document.createElement('dialog')
  dialog.className = method === 'APPLE_PAY' ? 'from-below' : 'window'
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
  // A dialog of the shop's that is open makes everything outside it inert: the sheet belongs inside.
  const shown = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  ;(shown ?? document.body).append(host)
  dialog.showModal()
  return { dialog, frame, remove: () => host.remove() }
}
