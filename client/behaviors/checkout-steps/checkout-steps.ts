import { adoptStyles, askForPart, type Part, readPart } from '../../runtime/prepared-part.ts'
import { moveLanguagePaths } from '../../state/language-links.ts'
import { announcePart, endIslands, onEnd } from '../../state/page-events.ts'
import { announceStay } from '../../state/stay.ts'
import { storageKeys } from '../../state/storage.ts'
import { showToast, toasts } from '../../state/toasts.ts'
import type { Attach } from '../attach.ts'

type Opening = {
  /** Fields of a form; links and history have none. */
  readonly posted?: URLSearchParams
  /** The address is the step's already: the browser went back or forward. */
  readonly isFollowing?: boolean
}

const timeoutMs = 40_000
/** A press within this time after the amount has changed was meant for the one before. */
const readingMs = 1000
/** Tells other tabs to read the cart again (state/cart-sync.ts): its version isn't known here. */
const changedCart = { id: null, version: 0 }

/** The digest of the order that the review's button places; null while it is being placed, and for other steps. */
function shownOrder(within: ParentNode): string | null {
  const form = within.querySelector('form[data-checkout=place]:not([aria-busy=true])')
  return form?.querySelector<HTMLInputElement>('input[name=shown]')?.value ?? null
}

/** The step whose page an address is; undefined for any other. */
const stepOf = (url: string): string | undefined =>
  /^\/[a-z]{2}-[a-z]{2}\/checkout\/(shipping|billing|summary)$/.exec(new URL(url).pathname)?.[1]

/** `isQuiet`: the shopper didn't ask for it, so their place on the page stays. */
function show(host: HTMLElement, { title, styles, body }: Part, isQuiet = false): void {
  const hadFocus = host.contains(document.activeElement)
  if (!isQuiet) toasts.value = []
  adoptStyles(styles)
  endIslands(host)
  host.replaceChildren(...(body.querySelector('[data-island=checkout-steps]') ?? body).childNodes)
  announcePart(host)
  document.title = title
  const faulty = isQuiet ? null : host.querySelector<HTMLElement>('.f-errors, [aria-invalid=true]')
  const heading = host.querySelector<HTMLElement>('.co-now > h2')
  if (!isQuiet || hadFocus) (faulty ?? heading)?.focus({ preventScroll: true })
  if (isQuiet) return
  const scroll = () => {
    if (faulty) faulty.scrollIntoView({ behavior: 'instant', block: 'center' })
    else (host.querySelector('.co-notices') ?? heading)?.scrollIntoView({ behavior: 'instant' })
  }
  scroll()
  // The rest of a smooth scroll to the pressed button comes with the next frame.
  requestAnimationFrame(scroll)
}

/**
 * Shows the steps of checkout in place: their links, their forms and the browser's Back replace what the page shows of
 * checkout by the same part of the next page. Any other page is opened as usual, and the review places the order.
 */
export const attach: Attach<'checkout-steps'> = (host, { step, lost }) => {
  const otherTabs = 'BroadcastChannel' in window ? new BroadcastChannel(storageKeys.cart) : null
  let shownStep: string = step
  let asked = 0
  let changedAt = Number.NEGATIVE_INFINITY

  /** Resolves to false if there is no answer. Among several, the last one counts. */
  async function open(url: string, { posted, isFollowing = false }: Opening = {}): Promise<boolean> {
    asked += 1
    const own = asked
    host.ariaBusy = 'true'
    const answer = await ask(url, posted).catch(() => null)
    if (asked !== own) return true
    host.ariaBusy = null
    if (!answer) return false
    if (posted) otherTabs?.postMessage(changedCart)
    const { response, part } = answer
    const nextStep = response.ok ? stepOf(response.url) : undefined
    if (nextStep === undefined) {
      if (!posted || response.redirected) location.assign(response.url)
      else if (response.status < 500) show(host, part)
      else return false
      return true
    }
    show(host, part)
    history[isFollowing || nextStep === shownStep ? 'replaceState' : 'pushState'](null, '', response.url)
    shownStep = nextStep
    moveLanguagePaths()
    return true
  }
  /** The review follows what other tabs change: its button never stands for an order that is no more. */
  async function catchUp(): Promise<void> {
    const before = shownOrder(host)
    if (shownStep !== 'summary' || before === null) return
    const url = new URL(location.href)
    url.searchParams.set('since', before)
    asked += 1
    const own = asked
    const answer = await ask(url.href).catch(() => null)
    if (!answer || asked !== own || shownOrder(host) !== before) return
    const { response, part } = answer
    if (stepOf(response.url) !== 'summary') location.assign(response.url)
    else if (response.ok && shownOrder(part.body) !== before) {
      show(host, part, true)
      changedAt = performance.now()
    }
  }

  const stay = () => {
    announceStay()
    showToast({ title: lost, type: 'error' })
  }

  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // A link to a place on the page, as those of errors to their fields.
    if (!link || !stepOf(link.href) || link.hash || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(link.href).then((isAnswered) => isAnswered || stay())
  })
  host.addEventListener(
    'submit',
    (event) => {
      if (performance.now() - changedAt > readingMs) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  host.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.dataset['checkout'] === 'place') return
    event.preventDefault()
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    void open(form.action, { posted: new URLSearchParams(fields) }).then((isAnswered) => isAnswered || stay())
  })
  const follow = () => {
    const nextStep = stepOf(location.href)
    if (nextStep === undefined || nextStep === shownStep) return
    shownStep = nextStep
    void open(location.href, { isFollowing: true }).then((isAnswered) => isAnswered || location.reload())
  }
  addEventListener('popstate', follow)
  otherTabs?.addEventListener('message', catchUp)
  onEnd(host, () => {
    removeEventListener('popstate', follow)
    otherTabs?.close()
  })
  // The browser went back before this was loaded.
  follow()
}

type Answer = { readonly response: Response; readonly part: Part }

async function ask(url: string, posted?: URLSearchParams): Promise<Answer> {
  const response = await askForPart(url, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(posted && { method: 'POST', body: posted }),
  })
  return { response, part: await readPart(response) }
}
