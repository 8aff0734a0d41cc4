import { type Locale, locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { MessagePage } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

const regions = [
  { region: 'NA', title: 'country.northAmerica' },
  { region: 'EMEA', title: 'country.europe' },
] as const

/** Every shop front. `hrefFor` gives the page to come back to, in that one. */
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
                .filter((other) => other.region === region)
                .map((other) => (
                  <li key={other.locale}>
                    <SiteLink t={t} other={other} current={other.locale === site.locale} href={hrefFor(other.locale)} />
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

function SiteLink({ t, other, current, href }: SiteLinkProps) {
  return (
    <a href={href} hrefLang={other.bcp47} aria-current={current ? 'page' : undefined}>
      <b lang={other.bcp47}>{other.countryName}</b>
      <span lang={other.bcp47}>{other.languageName}</span>
      <span className="muted">{other.currency}</span>
      {current ? <small>{t('country.current')}</small> : null}
    </a>
  )
}
