export const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'it-it'] as const
export type Locale = (typeof locales)[number]
export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export type Region = 'NA' | 'EMEA'

/** A storefront: a language in a country. `bcp47` is for `lang`, hreflang and Intl. */
export type Site = {
  readonly locale: Locale
  readonly bcp47: string
  readonly language: 'en' | 'fr' | 'de' | 'es' | 'it'
  readonly country: 'US' | 'CA' | 'GB' | 'DE' | 'FR' | 'ES' | 'IT'
  readonly currency: Currency
  readonly region: Region
  /** In the shopper's own language, for the country switch. */
  readonly countryName: string
  readonly languageName: string
}

export const defaultLocale: Locale = 'en-us'

const site = (
  locale: Locale,
  bcp47: string,
  language: Site['language'],
  country: Site['country'],
  currency: Currency,
  region: Region,
  countryName: string,
  languageName: string,
): Site => ({ locale, bcp47, language, country, currency, region, countryName, languageName })

export const sites: Readonly<Record<Locale, Site>> = {
  'en-us': site('en-us', 'en-US', 'en', 'US', 'USD', 'NA', 'United States', 'English'),
  'en-ca': site('en-ca', 'en-CA', 'en', 'CA', 'CAD', 'NA', 'Canada', 'English'),
  'fr-ca': site('fr-ca', 'fr-CA', 'fr', 'CA', 'CAD', 'NA', 'Canada', 'Français'),
  'en-gb': site('en-gb', 'en-GB', 'en', 'GB', 'GBP', 'EMEA', 'United Kingdom', 'English'),
  'de-de': site('de-de', 'de-DE', 'de', 'DE', 'EUR', 'EMEA', 'Deutschland', 'Deutsch'),
  'fr-fr': site('fr-fr', 'fr-FR', 'fr', 'FR', 'EUR', 'EMEA', 'France', 'Français'),
  'es-es': site('es-es', 'es-ES', 'es', 'ES', 'EUR', 'EMEA', 'España', 'Español'),
  'it-it': site('it-it', 'it-IT', 'it', 'IT', 'EUR', 'EMEA', 'Italia', 'Italiano'),
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(sites, value)
}

/** The content service's site id (spec 1 §7: "built from brand and locale"). */
export function siteId(brand: string, locale: Locale): string {
  return `${brand}-${locale}`
}
