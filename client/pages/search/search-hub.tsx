import type { MediaPicture } from '../../../shared/content/media.ts'
import type { FoundPage } from '../../../shared/contracts/found-page.ts'
import { Island } from '../../blocks/parts/island.tsx'
import { ScenePicture } from '../../blocks/parts/media/picture.tsx'
import type { PageContext } from '../page-context.ts'
import { FoundPages } from './found-pages.tsx'
import css from './search-hub.css?inline'

export const searchHubCss = css

export type Department = { readonly name: string; readonly href: string; readonly picture: MediaPicture | null }

type SearchHubProps = PageContext & { readonly departments: readonly Department[]; readonly help: readonly FoundPage[] }

/** Where a search starts: a page, and on a phone a sheet over the current one. */
export function SearchHub({ site, t, departments, help }: SearchHubProps) {
  const { locale } = site
  return (
    <div className="hub edge">
      <h1 className="title">{t('search.emptyTitle')}</h1>
      <Island name="search-box" on="focus" className="list-find" locale={locale} props={{ at: 'hub' }} />
      <nav aria-label={t('search.departments')}>
        <h2>{t('search.departments')}</h2>
        <ul className="hub-departments">
          {departments.map(({ name, href, picture }) => (
            <li key={href}>
              <a href={href}>
                <span className="pic" data-ground="stone">
                  {picture ? (
                    <ScenePicture media={picture} sizes={{ sm: '30vw', lg: '15vw' }} ratio={{ sm: 1.25, lg: 1.25 }} />
                  ) : null}
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <h2>{t('search.help')}</h2>
        <FoundPages t={t} pages={help} />
      </section>
    </div>
  )
}
