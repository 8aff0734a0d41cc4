import type { Site } from '../../../../shared/i18n/locales.ts'
import { plainPrice } from '../plain-price.ts'

type Messages = Readonly<Record<'upTo' | 'from', (price: string) => string>>

const byLanguage: Readonly<Record<Site['language'], Messages>> = {
  en: { upTo: (price) => `Up to ${price}`, from: (price) => `${price} and up` },
  fr: { upTo: (price) => `Jusqu’à ${price}`, from: (price) => `À partir de ${price}` },
  de: { upTo: (price) => `Bis ${price}`, from: (price) => `Ab ${price}` },
  es: { upTo: (price) => `Hasta ${price}`, from: (price) => `Desde ${price}` },
  it: { upTo: (price) => `Fino a ${price}`, from: (price) => `Da ${price}` },
}

type PriceLimit = { readonly min: number | null; readonly max: number | null }

/** "Up to $50", "$100 and up", "$50 – $80". */
export function priceLimitLabel({ min, max }: PriceLimit, site: Site): string {
  const price = plainPrice(site)
  const messages = byLanguage[site.language]
  if (min === null) return messages.upTo(price(max ?? 0))
  return max === null ? messages.from(price(min)) : `${price(min)} – ${price(max)}`
}
