/** The main part of a page of the shop, parsed and inert. `url` is where it really came from, after redirects. */
export type Fragment = { readonly title: string; readonly nodes: readonly Node[]; readonly url: string }

const adopted = new Set<string>()

/** Throws when the page can't be had. Its rules are added to this page, once. */
export async function fetchFragment(url: string): Promise<Fragment> {
  const response = await fetch(url, { headers: { 'x-fragment': 'main', accept: 'text/html' } })
  if (!response.ok && response.status !== 404) throw new Error(`${url} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const rules = page.querySelector('script[type="text/css"]')
  adopt(rules?.textContent ?? '')
  rules?.remove()
  const title = page.title
  page.querySelector('title')?.remove()
  return { title, nodes: [...page.body.childNodes], url: response.url }
}

function adopt(rules: string): void {
  if (rules === '' || adopted.has(rules)) return
  adopted.add(rules)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
