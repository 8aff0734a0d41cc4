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

/**
 * The remembered choice, else the browser's languages, else the country of the request, else the default; where there
 * is another, none that the browser refuses. A language without a shop front in the country of the request leads to the
 * one it is named after: French to France.
 */
export function chooseLocale(
  remembered: string | undefined,
  acceptLanguage: string | undefined,
  country: string | undefined,
): Locale {
  if (remembered && isLocale(remembered)) return remembered
  const inCountry = locales.filter((locale) => sites[locale].country === country)
  const { wanted, refused } = languagesIn(acceptLanguage ?? '')
  for (const tag of wanted) {
    if (tag === '*') break
    if (isLocale(tag)) return tag
    const [language = ''] = tag.split('-')
    const ofLanguage = locales.filter((locale) => sites[locale].language === language && !refused.has(locale))
    const match =
      ofLanguage.find((locale) => inCountry.includes(locale)) ??
      ofLanguage.find((locale) => locale === `${language}-${language}`) ??
      ofLanguage[0]
    if (match) return match
  }
  const isRefused = (locale: Locale) => refused.has(locale) || refused.has(sites[locale].language)
  return [...inCountry, defaultLocale, ...locales].find((locale) => !isRefused(locale)) ?? defaultLocale
}

/**
 * Languages of an Accept-Language header in lower case (RFC 9110 §12.5.4): the wanted ones, the most wanted first,
 * where `*` is any other; and those with `q=0`.
 */
function languagesIn(header: string): { readonly wanted: readonly string[]; readonly refused: ReadonlySet<string> } {
  const weighed = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)
      return { tag: tag.replaceAll('_', '-'), weight }
    })
  const wanted = weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  const refused = weighed.filter(({ weight }) => weight === 0)
  return { wanted: wanted.map(({ tag }) => tag), refused: new Set(refused.map(({ tag }) => tag)) }
}
