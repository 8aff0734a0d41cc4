import { cartOpen, changeCart } from '../../state/cart.ts'
import { showToast } from '../../state/toasts.ts'
import type { IslandPropsOf } from '../contracts.ts'

/** Adds without leaving the page: the server's form, posted by script. The form stays what it is; only its answer comes sooner. */
export function mount(host: HTMLElement, { strings }: IslandPropsOf<'buy-box'>): void {
  const form = host.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const status = host.querySelector<HTMLElement>('[data-status]')
  if (!form || !button) return
  const label = button.textContent ?? ''
  const say = (text: string, done: boolean) => {
    if (!status) return
    status.textContent = text
    status.toggleAttribute('data-done', done)
  }
  form.noValidate = true

  form.addEventListener('change', () => say('', false))
  form.addEventListener('submit', (event) => {
    const fields = new FormData(form)
    // The wallet's button sends the form to its own address.
    if (event.submitter?.hasAttribute('formaction') && fields.get('upc')) return
    event.preventDefault()
    if (!fields.get('upc')) {
      say(strings['sizeMissing'] ?? '', false)
      form.querySelector<HTMLInputElement>('input[name=upc]')?.focus()
      return
    }
    button.disabled = true
    button.textContent = strings['adding'] ?? label
    void changeCart(form.action, fields).then((answer) => {
      button.disabled = false
      button.textContent = label
      say(answer.message || (strings['failed'] ?? ''), answer.ok)
      if (!answer.ok && !answer.message) showToast({ title: strings['failed'] ?? '', type: 'error' })
      if (!answer.ok) return
      host.closest('dialog')?.close()
      cartOpen.value = true
      dispatchEvent(new CustomEvent('kerb:start', { detail: 'mini-cart' }))
    })
  })
}
