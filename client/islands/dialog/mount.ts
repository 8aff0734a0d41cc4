import type { Mount } from '../island.ts'

/**
 * A dialog block that its address has opened already (`:target`) becomes a modal one: focus stays in it, Escape and a press beside it close
 * it. The address stays in charge, so Back closes it too. Its form is sent without leaving the page.
 */
export const mount: Mount<'dialog'> = (host) => {
  const dialog = host.querySelector('dialog')
  if (!dialog) return
  const follow = () => {
    const isNamed = dialog.matches(':target, :has(:target)')
    if (isNamed && !dialog.open) dialog.showModal()
    if (!isNamed && dialog.open) dialog.close()
  }
  // From here on the address alone doesn't show it.
  dialog.dataset['modal'] = ''
  dialog.addEventListener('close', () => history.replaceState(history.state, '', location.pathname + location.search))
  dialog.addEventListener('click', (event) => {
    const pressed = event.target as Element
    if (pressed !== dialog && !pressed.closest('[data-close]')) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(event.target as HTMLFormElement)
  })
  addEventListener('hashchange', follow)
  follow()
}

/** The page that the answer leads to holds the form with what is to be said: it takes this one's place. */
async function send(form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true'
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // As fetchFragment asks: a whole page's style would be refused here, its nonce is another.
    const answer = await fetch(form.action, { method: 'POST', body, headers: { 'x-fragment': 'main' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const said = page.getElementById(form.id)
    if (!said) throw new Error('no form in the answer')
    form.replaceWith(said)
    const first = said.querySelector<HTMLElement>('[aria-invalid]') ?? said
    first.focus()
  } catch {
    form.submit()
  }
}
