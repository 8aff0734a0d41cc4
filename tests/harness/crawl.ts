type Page = { readonly address: string; readonly status: number; readonly html: string }
type Rule = { readonly allows: boolean; readonly pattern: RegExp; readonly length: number }

/** How many pages are fetched at once. */
const atOnce = 4
const attributeOf = (html: string, pattern: RegExp): string | null =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null

/** Rules for every crawler (RFC 9309): `*` is any text, `$` the end; the longest that matches decides. */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = text.split('\n').flatMap((line): Rule[] => {
    const [, kind = '', path = ''] = /^(allow|disallow):\s*(\S+)/i.exec(line) ?? []
    if (path === '') return []
    const source = path
      .replace(/[.+?^{}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replace(/\$(?!$)/g, String.raw`\$`)
    return [{ allows: kind.toLowerCase() === 'allow', pattern: new RegExp(`^${source}`), length: path.length }]
  })
  return (path) => {
    const [strongest] = rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((one, other) => other.length - one.length)
    return strongest?.allows ?? true
  }
}

export type CrawlOptions = {
  /** The shop's origin. */
  readonly origin: string
  /** Chooses addresses of a sitemap file to open; all are held against robots.txt. */
  readonly choose?: (addresses: readonly string[], file: string) => readonly string[]
}

/**
 * Reads every sitemap, as a search engine does, and opens its pages. Resolves to each address that contradicts itself,
 * in words: hidden by robots.txt, not 200, another canonical address, an alternate that no sitemap has, no description,
 * or a title or description that another page of its language has too.
 */
export async function crawl({ origin, choose = (all) => all }: CrawlOptions): Promise<string[]> {
  const read = async (address: string): Promise<Page> => {
    const response = await fetch(address, { redirect: 'manual' })
    return { address, status: response.status, html: await response.text() }
  }
  const addressesIn = async (sitemap: string) =>
    [...(await read(sitemap)).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
  const isAllowed = robotsRules((await read(`${origin}/robots.txt`)).html)
  const files = new Map<string, readonly string[]>()
  for (const file of await addressesIn(`${origin}/sitemap.xml`)) files.set(file, await addressesIn(file))
  const all = new Set([...files.values()].flat())
  const faults = [...all].flatMap((address) =>
    isAllowed(address.slice(origin.length)) ? [] : [`${address} is hidden by robots.txt`],
  )
  const opened = [...files].flatMap(([file, addresses]) => choose(addresses, file))
  const texts = new Map<string, string>()
  for (let first = 0; first < opened.length; first += atOnce) {
    const pages = await Promise.all(opened.slice(first, first + atOnce).map(read))
    for (const page of pages) faults.push(...faultsOf(page, all, texts))
  }
  return faults
}

/** `texts`: where each title and description was seen first, by its kind, locale and text. */
function faultsOf({ address, status, html }: Page, all: ReadonlySet<string>, texts: Map<string, string>): string[] {
  if (status !== 200) return [`${address} answers ${status}`]
  const faults: string[] = []
  const canonical = attributeOf(html, /<link rel="canonical" href="([^"]+)"/)
  if (canonical !== address) faults.push(`${address} calls itself ${canonical}`)
  for (const [, alternate = ''] of html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi))
    if (!all.has(alternate)) faults.push(`${address} has the alternate ${alternate}, which no sitemap has`)
  const description = attributeOf(html, /<meta name="description" content="([^"]+)"/)
  if (!description) faults.push(`${address} has no description`)
  if (/<meta name="robots" content="noindex"/.test(html)) faults.push(`${address} is not to be indexed`)
  const locale = new URL(address).pathname.split('/')[1] ?? ''
  const title = attributeOf(html, /<title>([^<]*)<\/title>/)
  for (const [kind, text] of Object.entries({ title, description })) {
    const own = `${kind} ${locale} ${text}`
    const other = texts.get(own)
    if (other) faults.push(`${address} has the ${kind} of ${other}`)
    else texts.set(own, address)
  }
  return faults
}
