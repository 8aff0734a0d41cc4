import { type Locale, type Site, sites } from '../../../shared/i18n/locales.ts'
import type { PageContext } from '../page-context.ts'
import { DialogFrame } from './dialog-frame.tsx'

type LocationDialogProps = PageContext & {
  /** Shop fronts of the country that the shopper seems to be in, each with the page to go on with. */
  readonly fronts: readonly { readonly locale: Locale; readonly href: string }[]
  /** The page that asks. */
  readonly stay: string
}

export function LocationDialog({ site, t, fronts, stay }: LocationDialogProps) {
  const placeOf = ({ country }: Pick<Site, 'country'>) => t('location.place', { country })
  const [there] = fronts.map(({ locale }) => sites[locale])
  return (
    <DialogFrame
      title={t('location.title', { place: placeOf(there ?? site) })}
      lead={t('location.lead', { place: placeOf(site), currency: site.currency })}
    >
      <p className="ctas">
        {fronts.map(({ locale, href }) => {
          const front = sites[locale]
          return (
            <a key={locale} className="btn" href={href} hrefLang={front.bcp47}>
              <span>
                {t('location.shop', { place: placeOf(front) })}, <span lang={front.bcp47}>{front.languageName}</span>
              </span>
            </a>
          )
        })}
        <a className="link" href={stay} data-dismiss="">
          {t('location.stay')}
        </a>
      </p>
    </DialogFrame>
  )
}
