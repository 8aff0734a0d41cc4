import { z } from 'zod'
import { type Locale, sites } from './locales.ts'

/** A text in the shop's languages; English is required. */
export const localeTexts = (max: number) =>
  z.object({
    en: z.string().max(max),
    de: z.string().max(max).optional(),
    fr: z.string().max(max).optional(),
    es: z.string().max(max).optional(),
    it: z.string().max(max).optional(),
  })
export type LocaleTexts = { readonly en: string } & { readonly [L in 'de' | 'fr' | 'es' | 'it']?: string | undefined }

/** The text in a locale's language, or else in English. */
export function textIn(texts: LocaleTexts, locale: Locale): string {
  return texts[sites[locale].language] ?? texts.en
}
