import type { Site } from '../../../../shared/i18n/locales.ts'

type Messages = Readonly<Record<'upTo' | 'from', (price: string) => string>>

const byLanguage: Readonly<Record<Site['language'], Messages>> = {
  en: { upTo: (price) => `Up to ${price}`, from: (price) => `${price} and up` },
  fr: { upTo: (price) => `Jusqu’à ${price}`, from: (price) => `À partir de ${price}` },
  de: { upTo: (price) => `Bis ${price}`, from: (price) => `Ab ${price}` },
  es: { upTo: (price) => `Hasta ${price}`, from: (price) => `Desde ${price}` },
  it: { upTo: (price) => `Fino a ${price}`, from: (price) => `Da ${price}` },
}

type PriceLimit = { readonly min: number | null; readonly max: number | null }

/** "Up to $50", "$100 and up", "$50 – $80"; a code instead of a symbol for CAD (spec 1 §9). */
export function priceLimitLabel({ min, max }: PriceLimit, site: Site): string {
  const format = new Intl.NumberFormat(site.bcp47, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: site.currency === 'CAD' ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const messages = byLanguage[site.language]
  if (min === null) return messages.upTo(format.format(max ?? 0))
  return max === null ? messages.from(format.format(min)) : `${format.format(min)} – ${format.format(max)}`
}
