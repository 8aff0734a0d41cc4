import { type Locale, locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

const regions = [
  { region: 'NA', title: 'country.northAmerica' },
  { region: 'EMEA', title: 'country.europe' },
] as const

/** The list of all locales. `hrefFor` gives the current page's URL in a locale. */
export function CountryPage({ site, t, hrefFor }: PageContext & { hrefFor: (locale: Locale) => string }) {
  return (
    <MessagePage title={t('country.title')} body={t('country.lead')}>
      <div className="world">
        {regions.map(({ region, title }) => (
          <section key={region} aria-labelledby={region}>
            <h2 className="title" id={region}>
              {t(title)}
            </h2>
            <ul>
              {locales
                .map((locale) => sites[locale])
                .filter((target) => target.region === region)
                .map((target) => (
                  <li key={target.locale}>
                    <SiteLink
                      t={t}
                      other={target}
                      current={target.locale === site.locale}
                      href={hrefFor(target.locale)}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </MessagePage>
  )
}

type SiteLinkProps = { t: PageContext['t']; other: Site; current: boolean; href: string }

function SiteLink({ t, other: target, current, href }: SiteLinkProps) {
  return (
    <a href={href} hrefLang={target.bcp47} aria-current={current ? 'page' : undefined}>
      <b lang={target.bcp47}>{target.countryName}</b>
      <span lang={target.bcp47}>{target.languageName}</span>
      <span className="muted">{target.currency}</span>
      {current ? <small>{t('country.current')}</small> : null}
    </a>
  )
}
