import { type Locale, locales } from '../../shared/i18n/locales.ts'

/** The paths of the same page on every shop front that has a slug for it. */
export function localePaths(
  slugs: Readonly<Partial<Record<Locale, string | undefined>>>,
  path: (locale: Locale, slug: string) => string,
): Partial<Record<Locale, string>> {
  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const slug = slugs[locale]
    if (slug !== undefined) paths[locale] = path(locale, slug)
  }
  return paths
}
