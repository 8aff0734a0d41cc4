import { announcement, cartOpen, changeCart } from '../../state/cart.ts'
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
    event.preventDefault()
    const fields = new FormData(form)
    if (!fields.get('upc')) {
      say(strings['sizeMissing'] ?? '', false)
      form.querySelector<HTMLInputElement>('input[name=upc]')?.focus()
      return
    }
    button.disabled = true
    button.textContent = strings['adding'] ?? label
    changeCart(form.action, fields)
      .then((answer) => {
        say(answer.message, answer.ok)
        if (!answer.ok) return
        cartOpen.value = true
        dispatchEvent(new CustomEvent('kerb:start', { detail: 'mini-cart' }))
      })
      .catch(() => {
        announcement.value = strings['failed'] ?? ''
        say(strings['failed'] ?? '', false)
      })
      .finally(() => {
        button.disabled = false
        button.textContent = label
      })
  })
}
