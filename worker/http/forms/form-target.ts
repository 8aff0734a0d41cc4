import { isLocale } from '../../../shared/i18n/locales.ts'
import { queryWithoutControls } from '../request/control-characters.ts'
import { maxBodyBytes, readLimited } from './forms.ts'

const targetShape = /^[a-z-]+(?:\/[a-z-]+)?$/

/**
 * A form posts to the address of the page that it stands on, and its field `to` names the route below `/api/` that
 * answers: a refusal is a page under its own address, which can be reloaded, with all that was typed. Rewritten before
 * anything else looks at the address, so limits, logs and routes see the route.
 */
export async function withFormTarget(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request
  const url = new URL(request.url)
  const [, locale = ''] = url.pathname.split('/')
  if (!isLocale(locale)) return request
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return request
  const { headers, cf } = request
  const body = (await readLimited(request.body, maxBodyBytes)) ?? ''
  // The button that was pressed comes after the form's own target.
  const target = new URLSearchParams(body).getAll('to').at(-1) ?? ''
  if (targetShape.test(target)) {
    url.pathname = `/api/${target}`
    url.search = `?locale=${locale}`
  }
  const answered = new Request(url, { method: 'POST', headers, body, ...(cf && { cf }) })
  addresses.set(answered, without(said, new URL(request.url)).href)
  return answered
}

const addresses = new WeakMap<Request, string>()
/** Where the answer to a form is shown (routes/page-answer/kept-answer.ts). */
export const answerParam = 'answer'
const said = ['said', 'notice']

function without(params: readonly string[], url: URL): URL {
  const page = new URL(url)
  for (const param of params) page.searchParams.delete(param)
  return page
}

/** A page's address without what an earlier form of it has led to. */
export const withoutOutcomes = (url: URL): URL => without([...said, answerParam], url)

/**
 * The address of the page that the form stands on, else the request's own: what an answer links to and is seen at. An
 * answer to another form of the page is still there, so that a small form can lead back to it. A page with control
 * characters in its address is led to its own first, which a form can't be.
 */
export function pageAddress(request: Request): string {
  const address = addresses.get(request) ?? request.url
  if (request.method !== 'POST') return address
  const page = new URL(address)
  page.search = queryWithoutControls(page)
  return page.href
}
