import { type Locale, type Site, sites } from '../../../../shared/i18n/locales.ts'
import { ownValue } from '../../../../shared/own-value.ts'

/** Subject of a gallery's picture, for its description. */
const views: Readonly<Record<Site['language'], Readonly<Record<string, string>>>> = {
  en: { side: 'side', pair: 'pair', top: 'from above', heel: 'heel', detail: 'detail', front: 'front', back: 'back' },
  fr: {
    side: 'de profil',
    pair: 'la paire',
    top: 'vue du dessus',
    heel: 'talon',
    detail: 'détail',
    front: 'de face',
    back: 'de dos',
  },
  de: {
    side: 'Seite',
    pair: 'Paar',
    top: 'von oben',
    heel: 'Ferse',
    detail: 'Detail',
    front: 'Vorderseite',
    back: 'Rückseite',
  },
  es: {
    side: 'lateral',
    pair: 'el par',
    top: 'desde arriba',
    heel: 'talón',
    detail: 'detalle',
    front: 'delante',
    back: 'detrás',
  },
  it: {
    side: 'lato',
    pair: 'il paio',
    top: 'dall’alto',
    heel: 'tallone',
    detail: 'dettaglio',
    front: 'davanti',
    back: 'dietro',
  },
}

export const viewMessage = (view: string, locale: Locale): string | null =>
  ownValue(views[sites[locale].language], view) ?? null
