/** The cookies of one visitor's browser, for requests by `fetch`. Attributes other than Max-Age are ignored. */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    /** Value of the Cookie header. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    all: () => [...cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => cookies.set(name, value),
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';')
        const name = pair.slice(0, pair.indexOf('=')).trim()
        const expired = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute))
        if (expired) cookies.delete(name)
        else cookies.set(name, pair.slice(pair.indexOf('=') + 1).trim())
      }
    },
  }
}
export type CookieJar = ReturnType<typeof createCookieJar>
