import type { FooterDocument } from '../../../shared/content/document.ts'
import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Link } from '../../blocks/parts/links/link.tsx'
import type { PageContext } from '../page-context.ts'
import css from './footer.css?inline'

export const footerCss = css

export type FooterProps = PageContext & {
  footer: FooterDocument
  /** The current page in every locale that has it. */
  alternates: readonly { readonly locale: Locale; readonly href: string }[]
}

export function Footer({ site, t, footer, alternates }: FooterProps) {
  const { locale } = site
  return (
    <footer className="foot dark">
      <div className="edge">
        <nav aria-label={t('footer.nav')}>
          {footer.columns.map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(({ label, target }) => (
                  <li key={label}>
                    <Link locale={locale} target={target}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <details className="sites">
          <summary>
            <Icon name="globe" />
            <span>
              <span className="sr">{t('footer.country')}: </span>
              {site.countryName}, {site.languageName}
            </span>
            <Icon name="chevron" />
          </summary>
          <ul>
            {alternates.map((alternate) => {
              const { bcp47, countryName, languageName } = sites[alternate.locale]
              return (
                <li key={alternate.locale}>
                  <a
                    href={alternate.href}
                    lang={bcp47}
                    hrefLang={bcp47}
                    aria-current={alternate.locale === locale || undefined}
                  >
                    {countryName}, {languageName}
                  </a>
                </li>
              )
            })}
          </ul>
        </details>
        <p className="word" aria-hidden="true">
          {t('site.name')}
        </p>
        <div className="legal label">
          <p>{footer.smallPrint}</p>
          <ul aria-label={t('footer.legal')}>
            {footer.legal.map(({ label, target }) => (
              <li key={label}>
                <Link locale={locale} target={target}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href={href.country(locale)}>{t('footer.country')}</a>
            </li>
            <li>
              <a href={href.cookieSettings(locale)}>{t('consent.settings')}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
