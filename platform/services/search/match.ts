import type { Locale } from '../../../shared/i18n/locales.ts'

/**
 * The query for the full-text index: every word (or with `any`, at least one) begins a word of the product, in this locale's texts.
 * Words come from `wordsOf`; they are quoted all the same.
 */
export function matchQuery(words: readonly string[], locale: Locale, any = false): string {
  const each = words.map((word) => `(${forms(word).map(quoted).join(' OR ')})`)
  return `{name kind colour detail codes} : (${each.join(any ? ' OR ' : ' AND ')}) AND locales : "${locale.replace('-', '')}"`
}

/** A word and what it may be a plural of: an ending is cut in a way that does for all five languages, since beginnings are matched. */
function forms(word: string): string[] {
  const shorter: string[] = []
  if (word.length >= 4 && /[sxneioa]$/.test(word)) shorter.push(word.slice(0, -1))
  if (word.length >= 5 && /(es|en|er|as|os)$/.test(word)) shorter.push(word.slice(0, -2))
  return [word, ...shorter]
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"*`
}
