import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import type { FooterDocument, MenuDocument, MenuItem } from '../../shared/content/document.ts'
import { href } from '../../shared/routes.ts'
import type { Subject } from '../../shared/subjects/subjects.ts'
import type { RenderContext } from '../context/render-context.ts'
import { subjectsIn } from './subjects-in.ts'

/** A page that a search can lead to. `department`: the name of the category at the top, above it. */
export type ShopPage = {
  readonly label: string
  readonly href: string
  readonly department: string | null
  /** Names of all categories above it, the nearest first. */
  readonly above: readonly string[]
  readonly subjects: readonly Subject[]
}

type Context = Pick<RenderContext, 'site' | 't' | 'locale'>
type Chrome = { readonly menu: MenuDocument; readonly footer: FooterDocument }

/**
 * The shop's own pages, by what the editors' menu and footer name and by the pages that have no document. A category
 * has no subjects: only its name finds it.
 */
export function shopPages(context: Context, { menu, footer }: Chrome): ShopPage[] {
  const { locale, site } = context
  const linked = [...footer.columns.flatMap(({ links }) => links), ...footer.legal].flatMap(({ label, target }) => {
    const to = localHref(locale, target.url)
    return to
      ? [{ label, href: to, department: null, above: [], subjects: subjectsOf(label, target.url, site.language) }]
      : []
  })
  return firstOfEach([...ownPages(context), ...linked, ...menu.items.flatMap((item) => categories(item, [], locale))])
}

const isCategory = (url: string): boolean => /(?:^|\/)c\//.test(url)

/** Addresses are in English in every language; the last part of `/help/returns/how-to-return` names the page itself. */
function subjectsOf(label: string, url: string, language: Context['site']['language']): Subject[] {
  if (isCategory(url)) return []
  const name =
    url
      .replace(/[?#].*|\/$/g, '')
      .split('/')
      .at(-1) ?? ''
  return [...new Set([...subjectsIn(label, language), ...subjectsIn(name, 'en')])]
}

function ownPages({ locale, t }: Context): ShopPage[] {
  const page = (label: string, to: string, ...subjects: readonly Subject[]): ShopPage => ({
    label,
    href: to,
    department: null,
    above: [],
    subjects,
  })
  return [
    page(t('checkout.trackTitle'), href.orderTracking(locale), 'tracking'),
    page(t('stores.title'), href.storeLocator(locale), 'stores'),
    page(t('people.account'), href.account(locale), 'account'),
    page(t('enrollment.signUpTitle'), href.signUp(locale), 'membership'),
    page(t('account.preferences'), href.accountSection(locale, 'preferences'), 'newsletter'),
    page(t('favorites.title'), href.favorites(locale), 'favorites'),
    page(t('consent.settings'), href.cookieSettings(locale), 'privacy'),
    page(t('country.title'), href.country(locale), 'country'),
  ]
}

function categories(item: MenuItem, above: readonly string[], locale: Context['locale']): ShopPage[] {
  const to = item.target && localHref(locale, item.target.url)
  const own = to ? [{ label: item.title, href: to, department: above.at(-1) ?? null, above, subjects: [] }] : []
  return [...own, ...item.children.flatMap((child) => categories(child, [item.title, ...above], locale))]
}

function firstOfEach(pages: readonly ShopPage[]): ShopPage[] {
  const byAddress = new Map<string, ShopPage>()
  // A category in the footer has its department in the menu.
  for (const page of pages) {
    const known = byAddress.get(page.href)
    if (!known || (known.department === null && page.department !== null)) byAddress.set(page.href, page)
  }
  return [...byAddress.values()]
}
