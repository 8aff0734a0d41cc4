import { request } from 'node:http'

export type Fields = Readonly<Record<string, string>>
type Sent = { readonly cookie: string; readonly body?: Fields; readonly headers?: Fields }
export type Opened = { readonly status: number; readonly location: string; readonly html: string }

/** Requests as a browser opens a page or sends its form: `fetch` always says that script asks. */
export function asBrowser(shop: { readonly url: string }) {
  return (path: string, { cookie, body, headers = {} }: Sent): Promise<Opened> => {
    const own = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', accept: 'text/html' }
    const form = body && { 'content-type': 'application/x-www-form-urlencoded' }
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, shop.url),
        { method: body ? 'POST' : 'GET', headers: { ...own, ...form, ...headers } },
        async (response) => {
          let html = ''
          for await (const piece of response) html += piece
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', html })
        },
      )
      sent.on('error', reject)
      sent.end(body && new URLSearchParams(body).toString())
    })
  }
}

export const csrfOf = (html: string): string => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
