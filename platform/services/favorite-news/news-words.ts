import type { Site } from '../../../shared/i18n/locales.ts'

/** A line of the mail: `price` and `before` are formatted. */
type NewsWords = {
  readonly fallen: (name: string, price: string, before: string) => string
  readonly back: (name: string, price: string) => string
  readonly backAndFallen: (name: string, price: string, before: string) => string
}

export const newsWords: Readonly<Record<Site['language'], NewsWords>> = {
  en: {
    fallen: (name, price, before) => `${name}: now ${price}, was ${before}`,
    back: (name, price) => `${name}: back in stock, ${price}`,
    backAndFallen: (name, price, before) => `${name}: back in stock, now ${price}, was ${before}`,
  },
  de: {
    fallen: (name, price, before) => `${name}: jetzt ${price}, vorher ${before}`,
    back: (name, price) => `${name}: wieder da, ${price}`,
    backAndFallen: (name, price, before) => `${name}: wieder da, jetzt ${price}, vorher ${before}`,
  },
  fr: {
    fallen: (name, price, before) => `${name} : maintenant ${price}, auparavant ${before}`,
    back: (name, price) => `${name} : de retour, ${price}`,
    backAndFallen: (name, price, before) => `${name} : de retour, maintenant ${price}, auparavant ${before}`,
  },
  es: {
    fallen: (name, price, before) => `${name}: ahora ${price}, antes ${before}`,
    back: (name, price) => `${name}: disponible otra vez, ${price}`,
    backAndFallen: (name, price, before) => `${name}: disponible otra vez, ahora ${price}, antes ${before}`,
  },
  it: {
    fallen: (name, price, before) => `${name}: ora ${price}, prima ${before}`,
    back: (name, price) => `${name}: di nuovo disponibile, ${price}`,
    backAndFallen: (name, price, before) => `${name}: di nuovo disponibile, ora ${price}, prima ${before}`,
  },
}
