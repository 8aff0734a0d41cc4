import { defaultLocale, isLocale, type Locale, locales, sites } from '../../../shared/i18n/locales.ts'

/** The shop's locale where it was told, else what the browser likes best. */
export function pageLocale(asked: string | null, acceptLanguage: string | null): Locale {
  const named = asked?.toLowerCase() ?? ''
  if (isLocale(named)) return named
  for (const liked of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = liked.split(';')[0]?.trim() ?? ''
    if (isLocale(tag)) return tag
    const sameLanguage = locales.find((locale) => sites[locale].language === tag.split('-')[0])
    if (sameLanguage) return sameLanguage
  }
  return defaultLocale
}
