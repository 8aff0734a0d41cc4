import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { type Currency, currencies, type Locale, locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { giftArticle, giftProductId } from './articles.ts'
import { picturesOf } from './pictures.ts'

/** Higher than any UPC of `createUpcs`. */
export const giftUpc = '2099999999998'

const values: Readonly<Record<Currency, number>> = { USD: 1200, CAD: 1600, GBP: 1000, EUR: 1200 }

type GiftTexts = Omit<NonNullable<IngestProduct['texts'][Locale]>, 'sections'>

const texts: Readonly<Record<Site['language'], GiftTexts>> = {
  en: {
    name: 'Lace Pouch',
    colourName: 'Oat',
    kind: 'Pouch',
    description:
      'A small canvas pouch with a strap. It holds spare laces, a tin of wax and whatever else gets lost in a bag.',
  },
  de: {
    name: 'Senkelbeutel',
    colourName: 'Hafer',
    kind: 'Beutel',
    description:
      'Ein kleiner Beutel aus Canvas mit Riemen. Für Ersatzsenkel, eine Dose Wachs und alles, was sonst in der Tasche verschwindet.',
  },
  fr: {
    name: 'Pochette à lacets',
    colourName: 'Avoine',
    kind: 'Pochette',
    description:
      'Une petite pochette en toile avec sa bandoulière. Pour des lacets de rechange, une boîte de cire et tout ce qui se perd dans un sac.',
  },
  es: {
    name: 'Bolsita para cordones',
    colourName: 'Avena',
    kind: 'Bolsita',
    description:
      'Una bolsita de lona con correa. Para unos cordones de repuesto, una lata de cera y todo lo que se pierde en el bolso.',
  },
  it: {
    name: 'Astuccio per lacci',
    colourName: 'Avena',
    kind: 'Astuccio',
    description:
      'Un piccolo astuccio in tela con tracolla. Per i lacci di scorta, una scatola di cera e tutto ciò che si perde in borsa.',
  },
}

export function* seedGifts(referenceDate: string): Generator<IngestProduct> {
  yield {
    productId: giftProductId,
    masterId: giftProductId.slice(0, 8),
    brand: 'Kerb',
    gender: 'unisex',
    kind: 'bag',
    colour: giftArticle.colour.family,
    swatch: [giftArticle.art.palette.base],
    material: 'canvas',
    badge: null,
    sizeChart: null,
    isDigitalProduct: false,
    publishedAt: referenceDate,
    rating: null,
    rank: 0,
    listed: false,
    categoryIds: [],
    pictures: picturesOf(giftArticle),
    texts: Object.fromEntries(locales.map((locale) => [locale, { ...texts[sites[locale].language], sections: [] }])),
    skus: [
      {
        upc: giftUpc,
        size: 'OS',
        labels: { NA: 'OS', EMEA: 'OS' },
        position: 0,
        quantity: 9999,
        prices: Object.fromEntries(
          currencies.map((currency) => [currency, { current: values[currency], original: values[currency] }]),
        ),
      },
    ],
  }
}
