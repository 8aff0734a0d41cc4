import { defaultLocale, isLocale, type Locale, locales, sites } from '../../../shared/i18n/locales.ts'

/** The requested locale if it is one of ours, else the browser's preferred one. */
export function pageLocale(requested: string | null, acceptLanguage: string | null): Locale {
  const requestedLocale = requested?.toLowerCase() ?? ''
  if (isLocale(requestedLocale)) return requestedLocale
  for (const preference of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = preference.split(';')[0]?.trim() ?? ''
    if (isLocale(tag)) return tag
    const sameLanguage = locales.find((locale) => sites[locale].language === tag.split('-')[0])
    if (sameLanguage) return sameLanguage
  }
  return defaultLocale
}
