import { changeCart } from '../state/cart.ts'
import { showToast } from '../state/toasts.ts'
import { element } from './element.ts'
import { fetchFragment } from './fragment.ts'
import './dialog.css'

/**
 * Shows the page behind a link in a dialog over this one. It opens with the click, in the shape of what comes, and is filled when the page
 * is there. Opening one closes the others (spec 1 §2 "Dialogs") unless the link says `data-keep`.
 */
export function openDialog(link: HTMLAnchorElement): void {
  if (!link.hasAttribute('data-keep'))
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close()
  const body = element('div', { class: 'dialog-body' })
  const dialog = element(
    'dialog',
    { class: 'dialog', closedby: 'any', 'aria-label': link.textContent?.trim() || (link.ariaLabel ?? '') },
    element(
      'button',
      {
        type: 'button',
        class: 'dialog-x',
        'aria-label': document.querySelector<HTMLElement>('.toasts')?.dataset['close'] ?? '',
        onclick: () => dialog.close(),
      },
      '×',
    ),
    body,
  )
  document.body.append(dialog)
  // The closing transition needs the element a little longer.
  dialog.addEventListener('close', () => setTimeout(() => dialog.remove(), transition))
  dialog.addEventListener('click', (event) => {
    const { target } = event
    // Browsers that don't know closedby: a press beside the panel is on the dialog itself.
    if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close()
    if (!(target instanceof Element) || !target.closest('a[data-dismiss]')) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('submit', (event) => submit(event, dialog, body))
  dialog.showModal()
  fill(dialog, body, link.href)
}

/** Milliseconds (spec 1 §9), as in dialog.css. */
const transition = 250

function fill(dialog: HTMLDialogElement, body: HTMLElement, url: string): void {
  body.toggleAttribute('data-wait', true)
  body.ariaBusy = 'true'
  fetchFragment(url).then(
    ({ nodes }) => {
      body.replaceChildren(...nodes)
      body.removeAttribute('data-wait')
      body.ariaBusy = 'false'
      const heading = body.querySelector('h1')
      dialog.ariaLabel = heading?.textContent ?? dialog.ariaLabel
      if (heading) heading.tabIndex = -1
      if (dialog.open) (body.querySelector<HTMLElement>('[autofocus]') ?? heading)?.focus()
    },
    () => location.assign(url),
  )
}

/** A search stays in the dialog; a change of the bag closes it, or says in it why not. Islands in the dialog see to their own forms. */
function submit(event: SubmitEvent, dialog: HTMLDialogElement, body: HTMLElement): void {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.closest('[data-island]')) return
  event.preventDefault()
  const fields = new FormData(form, event.submitter)
  if (form.method === 'get') {
    const url = new URL(form.action)
    url.search = new URLSearchParams(fields as unknown as Record<string, string>).toString()
    fill(dialog, body, url.href)
    return
  }
  const failure = body.querySelector<HTMLElement>('[data-failure]')
  if (failure) failure.textContent = ''
  body.ariaBusy = 'true'
  void changeCart(form.action, fields).then((answer) => {
    body.ariaBusy = 'false'
    dispatchEvent(new CustomEvent('kerb:start', { detail: 'bag' }))
    if (!answer.ok) {
      if (failure) failure.textContent = answer.message
      failure?.scrollIntoView({ block: 'nearest' })
      return
    }
    if (answer.next) return fill(dialog, body, answer.next)
    dialog.close()
    if (answer.message) showToast({ title: answer.message, type: 'success' })
  })
}
