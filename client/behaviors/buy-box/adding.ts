import { changeCart } from '../../state/cart.ts'
import { readSoldOut } from '../../state/sold-out.ts'

/** An answer holds this long, in milliseconds. */
const freshMs = 5000
/** Loaded together with the sizes' watch, when the form is touched. */
export const add = changeCart

const watched = new WeakSet<HTMLFormElement>()

/**
 * Sizes that have sold out since the page was made look as if it had been made now, and aren't added. Asks when the
 * form is touched, and again with later choices.
 */
export function watch(form: HTMLFormElement, showStatus: (text: string, done: boolean) => void): void {
  if (watched.has(form)) return
  watched.add(form)
  const product = form.querySelector<HTMLInputElement>('input[name=productId]')?.value ?? ''
  let askedAt = Number.NEGATIVE_INFINITY
  const isSoldOut = (): boolean => form.querySelector('[data-out]:checked') !== null
  const refuse = () => showStatus(form.querySelector('#size-gone')?.textContent ?? '', false)
  const ask = async () => {
    if (performance.now() - askedAt < freshMs) return
    askedAt = performance.now()
    for (const upc of await readSoldOut(`/api/stock?product=${product}`)) markSoldOut(form, upc)
    if (isSoldOut()) refuse()
  }
  const askQuietly = () => void ask().catch(() => undefined)
  form.addEventListener('change', () => {
    if (isSoldOut()) refuse()
    askQuietly()
  })
  form.addEventListener(
    'submit',
    (event) => {
      if (!isSoldOut()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      refuse()
    },
    true,
  )
  askQuietly()
}

/** As client/pages/product/buy-form.tsx draws it. */
function markSoldOut(form: HTMLFormElement, upc: string): void {
  const size = form.querySelector<HTMLInputElement>(`[type=radio][value="${CSS.escape(upc)}"]:not([data-out])`)
  const words = form.parentElement?.querySelector<HTMLTemplateElement>('[data-sold-out]')
  if (!size || !words) return
  size.dataset['out'] = ''
  size.setAttribute('aria-describedby', 'size-gone')
  const label = size.parentElement
  label?.querySelector('small')?.remove()
  label?.append(words.content.cloneNode(true))
}
