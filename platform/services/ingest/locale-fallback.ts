import { type Locale, locales, sites } from '../../../shared/i18n/locales.ts'

/**
 * The texts that each locale shows: its own, else those of the nearest locale with its language (in the order of
 * `locales`), else the first given. Null when there is none at all.
 */
export function textsForEveryLocale<T>(texts: Readonly<Partial<Record<Locale, T>>>): ReadonlyMap<Locale, T> | null {
  const translated = locales.filter((locale) => texts[locale] !== undefined)
  const first = translated[0]
  if (!first) return null
  const resolved = new Map<Locale, T>()
  for (const locale of locales) {
    const sameLanguage = translated.find((candidate) => sites[candidate].language === sites[locale].language)
    const text = texts[locale] ?? texts[sameLanguage ?? first]
    if (text !== undefined) resolved.set(locale, text)
  }
  return resolved
}

/** Locales that show equal texts, together: `[[text, ['en-us', 'en-gb']], …]`. */
export function groupByText<T>(texts: ReadonlyMap<Locale, T>): [text: T, locales: Locale[]][] {
  const groups = new Map<string, [T, Locale[]]>()
  for (const [locale, text] of texts) {
    const key = JSON.stringify(text)
    const group = groups.get(key)
    if (group) group[1].push(locale)
    else groups.set(key, [text, [locale]])
  }
  return [...groups.values()]
}
