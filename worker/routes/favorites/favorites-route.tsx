import type { Context } from 'hono'
import {
  FavoritesPage,
  favoritesPageCss,
  SharedFavoritesPage,
} from '../../../client/pages/favorites/favorites-page.tsx'
import { MessagePage, messagePageCss } from '../../../client/pages/message-page.tsx'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import { href, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { keepFavorites } from '../../http/cookies/favorites-cookie.ts'
import type { Page } from '../../render/page.ts'
import { isAbsent } from '../../services/result.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import type { PageLoader } from '../pages.ts'
import { popularSegment } from '../recommended.tsx'
import { viewOf } from './favorites-view.ts'

/** The error of a form of the list. */
type Fault = { readonly words: string; readonly status: 409 }

const pageNumber = ({ url }: RequestContext): number => {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

const stretchOf = (context: RequestContext) => {
  const count = context.config.FAVORITES_PER_PAGE
  return { start: (pageNumber(context) - 1) * count, count }
}

/** The shopper's own list, with changes since items were saved; null if the service does not respond. */
async function favoritesPage(c: Context<AppEnv>, fault: Fault | null): Promise<Page | null> {
  const context = c.get('context')
  const { site, t, locale, csrfToken, url, session } = context
  if (!context.favorites) return associatePage(context)
  const stretch = stretchOf(context)
  const answer = await c.get('services').favorites.page(context, stretch)
  if (answer && !answer.ok && answer.failure.status >= 500) return null
  const found = answer?.ok ? answer.value : null
  if (found) await keepFavorites(c, found.session, found.favorites)
  const total = found?.favorites.total ?? 0
  const hrefOf = (page: number) => href.favorites(locale, page > 1 ? { page } : {})
  const view = found && total > 0 ? await viewOf(context, found.list, { ...stretch, start: found.start, hrefOf }) : null
  if (total > 0 && !view) return null
  c.get('timing').mark('data')
  const shareId = found?.list.shareId
  return {
    ...pageOf(context, '/favorites', t('favorites.title'), t('favorites.description')),
    status: fault?.status ?? 200,
    ...(total === 0 && { css: [...favoritesPageCss, ...recommendedCss] }),
    segments: [
      {
        name: 'favorites',
        node: () => (
          <FavoritesPage
            site={site}
            t={t}
            form={{ csrf: csrfToken, returnTo: href.favorites(locale) }}
            list={view}
            total={total}
            signInHref={
              session?.person ? null : `${href.account(locale)}?${new URLSearchParams({ returnTo: hrefOf(1) })}`
            }
            sharedHref={shareId ? new URL(href.sharedFavorites(locale, shareId), url.origin).href : null}
            fault={fault?.words ?? null}
          />
        ),
      },
      ...(total === 0 ? [popularSegment(context)] : []),
    ],
  }
}

export const loadFavoritesPage: PageLoader = async (c) => {
  const context = c.get('context')
  if (!context.features.has('allowFavorites')) return null
  return showFavorites(c)
}

export const showFavorites = async (c: Context<AppEnv>, fault: Fault | null = null): Promise<Page> =>
  (await favoritesPage(c, fault)) ?? loadUnavailablePage(c, { code: 'API503' })

/** Anyone with the link may read the list; a revoked or unknown link is a 404. */
export const loadSharedFavoritesPage: PageLoader = async (c, params) => {
  const context = c.get('context')
  if (!context.features.has('allowFavorites')) return null
  const { site, t, locale } = context
  const shareId = params['shareId'] ?? ''
  const stretch = stretchOf(context)
  const answer = await c.get('services').favorites.shared(context, shareId, stretch)
  if (!answer.ok) return isAbsent(answer.failure) ? null : loadUnavailablePage(c, answer.failure)
  const { ownerName, total, items } = answer.value
  const list = { total, items: items.map((item) => ({ ...item, saved: null })) }
  const hrefOf = (page: number) => href.sharedFavorites(locale, shareId, page > 1 ? { page } : {})
  const view = total > 0 ? await viewOf(context, list, { ...stretch, hrefOf }) : null
  if (total > 0 && !view) return loadUnavailablePage(c, { code: 'API503' })
  c.get('timing').mark('data')
  return {
    ...pageOf(context, withoutLocale(hrefOf(1)), t('favorites.sharedTitle'), t('favorites.sharedDescription')),
    segments: [
      {
        name: 'favorites',
        node: () => <SharedFavoritesPage site={site} t={t} ownerName={ownerName} list={view} />,
      },
    ],
  }
}

/** Private, and not indexed. */
const pageOf = ({ t }: RequestContext, canonical: string, title: string, description: string) =>
  ({
    status: 200,
    title: t('site.titleSuffix', { title }),
    description,
    canonical,
    index: false,
    jsonLd: [],
    css: favoritesPageCss,
    content: [],
    noStore: true,
  }) as const satisfies Partial<Page>

/** A connected employee has no list (spec 1 §6). */
const associatePage = (context: RequestContext): Page => ({
  ...pageOf(context, '/favorites', context.t('favorites.title'), context.t('favorites.description')),
  css: messagePageCss,
  segments: [
    {
      name: 'favorites',
      node: () => <MessagePage title={context.t('favorites.title')} body={context.t('favorites.associate')} />,
    },
  ],
})
