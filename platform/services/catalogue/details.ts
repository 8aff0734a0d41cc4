import type { ColourLink, ProductDetails, Sku } from '../../../shared/contracts/product.ts'
import type { Currency, Locale, Site } from '../../../shared/i18n/locales.ts'
import { type CardRow, cardOf, cardSql, galleryOf } from './card.ts'
import { productTrailStatement, trailOf } from './categories.ts'
import { type SkuPrices, skuPriceDisplay } from './price.ts'

/** Most of one size that one order may hold. */
export const maxQtyPerLine = 10

type MoreRow = {
  description: string
  sections: string
  size_chart: string | null
  gender: ProductDetails['gender']
  brand: string
  is_digital: number
}
type SkuRow = { upc: string; size: string; label: string; prices: string }
type ColourRow = CardRow & { swatch: string }

const moreSql = `
SELECT t.description, t.sections, p.size_chart, p.gender, p.brand, p.is_digital
FROM products p JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0
WHERE p.product_id = ?`

/** All colours of the style, this one included. */
const coloursSql = cardSql
  .replace(
    'SELECT p.product_id',
    'WITH page AS (SELECT product_id FROM products WHERE master_id = (SELECT master_id FROM products WHERE product_id = ?))\nSELECT p.swatch, p.product_id',
  )
  .concat(' ORDER BY p.rank DESC, p.product_id')

/** Null when there is no such product, or none that is sold in this site's currency. */
export async function readDetails(db: D1Database, productId: string, site: Site): Promise<ProductDetails | null> {
  const { locale, currency, region } = site
  const label = region === 'NA' ? 'label_na' : 'label_emea'
  const [colours, more, skus, trail, words] = await db.batch([
    db.prepare(coloursSql).bind(productId, currency, ` ${locale} `),
    db.prepare(moreSql).bind(` ${locale} `, productId),
    db
      .prepare(`SELECT upc, size, ${label} AS label, prices FROM skus WHERE product_id = ? ORDER BY position, upc`)
      .bind(productId),
    productTrailStatement(db, productId, locale),
    db.prepare('SELECT locales, slug FROM product_texts WHERE product_id = ?').bind(productId),
  ])
  const colourRows = (colours?.results ?? []) as ColourRow[]
  const row = colourRows.find((one) => one.product_id === productId)
  const rest = more?.results[0] as MoreRow | undefined
  if (!row || !rest) return null
  return {
    ...cardOf(row, currency, locale),
    gallery: galleryOf(row, locale),
    description: rest.description,
    sections: JSON.parse(rest.sections) as ProductDetails['sections'],
    colours: colourRows.map((one) => colourOf(one, locale)),
    skus: ((skus?.results ?? []) as SkuRow[]).flatMap((sku) => skuOf(sku, currency) ?? []),
    breadcrumbs: trailOf(trail?.results ?? []),
    sizeChart: rest.size_chart,
    gender: rest.gender,
    brand: rest.brand,
    isDigitalProduct: rest.is_digital === 1,
    maxQty: maxQtyPerLine,
    slugs: Object.fromEntries(
      ((words?.results ?? []) as { locales: string; slug: string }[]).flatMap((row) =>
        row.locales
          .trim()
          .split(' ')
          .map((one) => [one, row.slug]),
      ),
    ),
  }
}

function skuOf(row: SkuRow, currency: Currency): Sku | null {
  const price = skuPriceDisplay(JSON.parse(row.prices) as SkuPrices, currency)
  return price && { upc: row.upc, size: row.size, label: row.label, price }
}

function colourOf(row: ColourRow, locale: Locale): ColourLink {
  return {
    productId: row.product_id,
    slug: row.slug,
    colourName: row.colour_name,
    swatch: JSON.parse(row.swatch) as string[],
    picture: galleryOf(row, locale)[0] ?? null,
    available: row.available === 1,
  }
}
