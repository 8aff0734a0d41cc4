import { adoptStyles, askForPart, type Part, readPart } from '../../runtime/prepared-part.ts'
import { announcePart, endIslands, onEnd } from '../../state/page-events.ts'
import { announceStay } from '../../state/stay.ts'
import { showToast, toasts } from '../../state/toasts.ts'
import type { Attach } from '../attach.ts'

type Opening = {
  /** Of a form; links and history have none. */
  readonly posted?: URLSearchParams
  /** The address is the step's already: the browser went back or forward. */
  readonly isFollowing?: boolean
}

const timeoutMs = 40_000

/** The step whose page an address is; undefined for any other. */
const stepOf = (url: string): string | undefined =>
  /^\/[a-z]{2}-[a-z]{2}\/checkout\/(shipping|billing|summary)$/.exec(new URL(url).pathname)?.[1]

function show(host: HTMLElement, { title, styles, body }: Part): void {
  toasts.value = []
  adoptStyles(styles)
  endIslands(host)
  host.replaceChildren(...(body.querySelector('[data-island=checkout-steps]') ?? body).childNodes)
  announcePart(host)
  document.title = title
  const faulty = host.querySelector<HTMLElement>('.f-errors, [aria-invalid=true]')
  const heading = host.querySelector<HTMLElement>('.co-now > h2')
  ;(faulty ?? heading)?.focus({ preventScroll: true })
  const scroll = () => {
    if (faulty) faulty.scrollIntoView({ behavior: 'instant', block: 'center' })
    else (host.querySelector('.co-notices') ?? heading)?.scrollIntoView({ behavior: 'instant' })
  }
  scroll()
  // What is left of a smooth scroll to the pressed button comes with the next frame.
  requestAnimationFrame(scroll)
}

/**
 * Shows the steps of checkout in place: their links, their forms and the browser's Back replace what the page shows of
 * checkout by the same part of the next page. Any other page is opened as usual, and the review places the order.
 */
export const attach: Attach<'checkout-steps'> = (host, { step, lost }) => {
  let shownStep: string = step
  let asked = 0

  /** Resolves to false if there is no answer. Of several, the last one counts. */
  async function open(url: string, { posted, isFollowing = false }: Opening = {}): Promise<boolean> {
    asked += 1
    const own = asked
    host.ariaBusy = 'true'
    const answer = await ask(url, posted).catch(() => null)
    if (asked !== own) return true
    host.ariaBusy = null
    if (!answer) return false
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
    return true
  }
  const stay = () => {
    announceStay()
    showToast({ title: lost, type: 'error' })
  }

  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !stepOf(link.href) || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(link.href).then((isAnswered) => isAnswered || stay())
  })
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
  onEnd(host, () => removeEventListener('popstate', follow))
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
