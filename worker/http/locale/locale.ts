import { defaultLocale, isLocale, type Locale, locales, sites } from '../../../shared/i18n/locales.ts'

export type LocaleDecision =
  | { readonly kind: 'answer'; readonly locale: Locale }
  /** `pathname` starts with a locale and is answered without another redirect. */
  | { readonly kind: 'redirect'; readonly pathname: string }

const localeShape = /^[a-z]{2}[-_][a-z]{2}$/i

/**
 * Decides on at most one redirect: a path that starts with a locale is served; a segment that looks like a locale but
 * isn't ours is replaced; any other path is prefixed with the shopper's locale.
 */
export function decideLocale(pathname: string, chosen: Locale): LocaleDecision {
  const [, first = '', ...rest] = pathname.split('/')
  if (isLocale(first)) return { kind: 'answer', locale: first }
  const tail = localeShape.test(first) ? rest.join('/') : pathname.slice(1)
  const normal = first.toLowerCase().replace('_', '-')
  const locale = isLocale(normal) ? normal : chosen
  return { kind: 'redirect', pathname: `/${locale}${tail ? `/${tail}` : ''}` }
}

/** The remembered choice, else the browser's languages, else the country of the request, else the default. */
export function chooseLocale(
  remembered: string | undefined,
  acceptLanguage: string | undefined,
  country: string | undefined,
): Locale {
  if (remembered && isLocale(remembered)) return remembered
  const inCountry = locales.filter((locale) => sites[locale].country === country)
  const preferences = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  for (const tag of preferences) {
    if (isLocale(tag)) return tag
    const language = tag.split('-')[0]
    const match =
      inCountry.find((locale) => sites[locale].language === language) ??
      locales.find((locale) => sites[locale].language === language)
    if (match) return match
  }
  return inCountry[0] ?? defaultLocale
}
