import { createCookieJar } from '../../tests/harness/cookie-jar.ts'

type Fields = Readonly<Record<string, string>>
export type Answer = { readonly status: number; readonly location: string; readonly html: string }

/** A browser without script: its tabs share cookies. Redirects are followed only where a page is opened. */
export class Browser {
  private readonly origin: string
  readonly cookies = createCookieJar()
  private readonly headers: Fields
  private readonly front: string
  private csrf = ''

  constructor(origin: string, headers: Fields = {}, front = 'en-us') {
    this.origin = origin
    this.headers = headers
    this.front = front
  }

  /** The page, and how many redirects led to it. */
  async open(path: string): Promise<{ readonly path: string; readonly html: string; readonly redirects: number }> {
    let at = path
    for (let hops = 0; hops < 5; hops += 1) {
      const { location, html } = await read(await this.request(at))
      if (location === '') {
        this.csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? this.csrf
        return { path: at, html, redirects: hops }
      }
      at = location
    }
    throw new Error(`${path} leads nowhere`)
  }

  /** The response as it came: a redirect isn't followed. */
  answerOf = (path: string): Promise<Response> => this.request(path)

  /** A form's answer. The token that forms carry is that of the page opened last. */
  async post(action: string, fields: Fields, headers: Fields = {}): Promise<Answer> {
    return read(await this.answer(action, fields, headers))
  }

  /** Its untouched form. */
  answer(action: string, fields: Fields, headers: Fields = {}): Promise<Response> {
    return this.request(`/api/${action}?locale=${this.front}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ csrf: this.csrf, locale: this.front, ...fields }).toString(),
    })
  }

  /** A form whose answer never arrives: what the shop set in it is not known here. */
  async lose(action: string, fields: Fields): Promise<void> {
    const before = this.cookies.header()
    await this.post(action, fields)
    for (const pair of before.split('; ')) {
      const [name = '', ...value] = pair.split('=')
      this.cookies.set(name, value.join('='))
    }
  }

  private async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Fields | undefined) })
    if (this.cookies.header()) headers.set('cookie', this.cookies.header())
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers })
    this.cookies.keep(response)
    return response
  }
}

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  location: response.headers.get('location') ?? '',
  html: await response.text(),
})
