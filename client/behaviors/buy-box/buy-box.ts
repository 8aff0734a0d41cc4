import { closeCart, openCart, prepareCart, settleCart } from '../../runtime/dialogs.ts'
import { savesData } from '../../runtime/preload.ts'
import { dropUnsent, keepUnsent } from '../../state/unsent.ts'
import type { Attach } from '../attach.ts'

const loadAdding = () => import('./adding.ts')
const encoded = (fields: FormData): string => `${new URLSearchParams(fields as unknown as Record<string, string>)}`

/**
 * Adds to the cart without leaving the page. The mini cart opens immediately with a pending line; the server's answer
 * turns it into a cart line, or shows the refusal here.
 */
export const attach: Attach<'buy-box'> = (host, { strings }) => {
  const form = host.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const status = host.querySelector<HTMLElement>('[data-status]')
  if (!form || !button || !status) return
  const label = button.textContent
  const showStatus = (text: string, done: boolean) => {
    status.textContent = text
    status.toggleAttribute('data-done', done)
  }
  form.noValidate = true
  const showPrice = () => showPriceOf(host, chosenSize(form)?.value)
  form.addEventListener('change', showPrice)
  // A size that was remembered, or chosen before the script came.
  showPrice()
  const prepare = () => {
    // Choosing a size is a sign that the cart is needed soon.
    loadAdding().then(
      ({ watch }) => watch(form, showStatus),
      () => null,
    )
    if (!savesData) void prepareCart()
  }
  for (const type of ['pointerdown', 'focusin']) form.addEventListener(type, prepare, { once: true })
  form.addEventListener('change', () => showStatus('', false))
  form.addEventListener('submit', async (event) => {
    const fields = new FormData(form)
    // The wallet's button posts the form to its own `formaction`.
    if (event.submitter?.hasAttribute('formaction') && fields.get('upc')) return
    event.preventDefault()
    if (!fields.get('upc')) {
      showStatus(strings['sizeMissing'] ?? '', false)
      form.querySelector<HTMLInputElement>('input[name=upc]')?.focus()
      return
    }
    const key = crypto.randomUUID()
    keepUnsent({ key, action: form.getAttribute('action') ?? '', fields: encoded(fields) })
    const line = showPendingLine(host, form)
    // A disabled button loses the focus, and the mini cart has to give it back.
    button.disabled = true
    button.textContent = strings['adding'] ?? label
    const adding = await loadAdding().catch(() => null)
    if (!adding) {
      // Fall back to a plain form post.
      dropUnsent(key)
      return form.submit()
    }
    const answer = await adding.add(form.action, fields, key)
    button.disabled = false
    button.textContent = label
    showStatus(answer.message || (answer.ok ? '' : (strings['failed'] ?? '')), answer.ok)
    if (answer.ok && !line) openCart()
    if (answer.ok) await settleCart()
    else if (line) closeCart()
    line?.remove()
  })
}

const chosenSize = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[name=upc]:checked')

/** The chosen size's price, where sizes differ (client/pages/product/buy-box.tsx). */
const priceTemplate = (host: HTMLElement, upc: string | undefined): HTMLTemplateElement | null =>
  upc === undefined ? null : host.querySelector(`template[data-price-of="${CSS.escape(upc)}"]`)

function showPriceOf(host: HTMLElement, upc: string | undefined): void {
  const price = priceTemplate(host, upc)?.content.cloneNode(true)
  if (price) host.closest('.box')?.querySelector('[data-price-line]')?.replaceChildren(price)
}

/** Null if the page has no mini cart. */
function showPendingLine(host: HTMLElement, form: HTMLFormElement): HTMLElement | null {
  const template = host.querySelector<HTMLTemplateElement>('template[data-adding]')
  const list = document.querySelector<HTMLElement>('[data-adding-lines]')
  const line = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!line || !list) return null
  const size = line.querySelector('[data-size]')
  const selectedSize = chosenSize(form)
  if (size) size.textContent = selectedSize?.dataset['words'] ?? ''
  const own = priceTemplate(host, selectedSize?.value)?.content
  const price = (own?.querySelector('ins') ?? own?.querySelector('.price'))?.textContent
  const linePrice = line.querySelector('[data-line-price]')
  if (price && linePrice) linePrice.textContent = price
  list.append(line)
  openCart()
  void prepareCart()
  return line
}
