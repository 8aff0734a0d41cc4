import { type Host, notStarted, start, waitingHost } from './start.ts'

/**
 * Replays clicks and submits made before their island, or what a form has inside, has started. If its script fails to
 * load, the native action happens instead. `waiting` holds the controls of pending submits.
 */
const waiting = new WeakSet<HTMLElement>()
/** The form that is being left to the browser. */
let nativeForm: HTMLFormElement | null = null
/** A menu still waiting to open stays closed if this is another press than the one that asked for it. */
let lastPress: Event | undefined

addEventListener('pointerdown', (event) => {
  lastPress = event
})

addEventListener(
  'click',
  (event) => {
    const { target } = event
    lastPress = event
    const control =
      target instanceof Element &&
      target.closest<HTMLButtonElement | HTMLAnchorElement>('button[type=button],a[data-replay],a[aria-expanded]')
    const host = control && waitingHost(control)
    if (!host) return
    const findControl = finderFor(host, control)
    if (control instanceof HTMLAnchorElement) {
      const { pointerType } = event as PointerEvent
      // For a mouse, hovering has opened the panel already.
      const isOpen = control.ariaExpanded && pointerType === 'mouse'
      if (isOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
      takeOver(event)
      const replayClick = () =>
        findControl().dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }))
      void start(host).then((ready) => {
        if (control.ariaExpanded && lastPress !== event) return
        if (ready) replayClick()
        else location.assign(control.href)
      })
    } else if (!control.popoverTargetElement) {
      // The browser handles buttons with a popover target itself.
      takeOver(event)
      void start(host).then((ready) => ready && findControl().click())
    }
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (form === nativeForm) return
    const host = waitingHost(form) ?? form.querySelector<Host>(notStarted)
    // Not `form.method`, which a field of that name would shadow.
    if (!host || form.getAttribute('method') !== 'post') return
    takeOver(event)
    const submitter = event.submitter as HTMLButtonElement | null
    const source = submitter ?? form
    // Each press of a quantity step counts; repeating any other submit changes nothing.
    const isStep = submitter?.name === 'step'
    if (waiting.has(source) && !isStep) return
    waiting.add(source)
    // Not on the form: React would find a hydration mismatch.
    host.ariaBusy = 'true'
    const findForm = finderFor(host, form)
    const findSubmitter = submitter && finderFor(host, submitter)
    void start(host).then((ready) => {
      waiting.delete(source)
      host.ariaBusy = null
      const currentForm = findForm()
      // Only this submit: the page may stay, and the next press tries the script again.
      if (!ready) nativeForm = currentForm
      submitAgain(currentForm, findSubmitter?.())
      nativeForm = null
    })
  },
  true,
)

/**
 * Nobody else hears of an event that is replayed: a form that has started would send itself without what its inner host
 * adds, and React answers a press in the middle of hydration.
 */
function takeOver(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A button outside of its form may have left the page with its list: what it says is sent all the same. */
function submitAgain(form: HTMLFormElement, submitter: HTMLButtonElement | undefined): void {
  if (!submitter || submitter.form === form) {
    form.requestSubmit(submitter)
    return
  }
  const standIn = submitter.cloneNode() as HTMLButtonElement
  standIn.hidden = true
  form.append(standIn)
  form.requestSubmit(standIn)
  standIn.remove()
}

/** Finds the control again if React had to render the island anew, by its index among elements of its kind. */
function finderFor<T extends HTMLElement>(host: HTMLElement, control: T): () => T {
  const candidates = () => [...host.querySelectorAll<T>(control.tagName)]
  const index = candidates().indexOf(control)
  return () => (control.isConnected ? control : (candidates()[index] ?? control))
}
