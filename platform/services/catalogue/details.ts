import { flag, type RowOf } from '../../../backend/db/column.ts'
import { pick, readRows, selected } from '../../../backend/db/table.ts'
import { fitVotes } from '../../../reviews/totals.ts'
import type { ColourLink, ProductDetails, Sku } from '../../../shared/contracts/product.ts'
import type { Locale, Site } from '../../../shared/i18n/locales.ts'
import { newSince } from '../../../shared/new-products.ts'
import { runOf } from '../../../shared/review-rules.ts'
import { saleStart } from '../../../shared/sale-start.ts'
import { sizeLabel } from '../../../shared/sizing/size-label.ts'
import { products, productTexts, skuPrice, skus } from '../../db/catalogue-tables.ts'
import { keptSizesIn, keptSizesStatement } from '../orders/kept-sizes.ts'
import { cardColumns, cardOf, cardsSql, galleryOf } from './card.ts'
import { productTrailStatement, trailOf } from './categories.ts'
import { pricedUntil, skuPriceDisplay } from './price.ts'
import { isShoe } from './wear.ts'

/** Most of one size that one order may hold. */
export const maxQtyPerLine = 10

const moreProduct = pick(products, 'size_chart', 'kind', 'gender', 'brand', 'is_digital')
const moreTexts = pick(productTexts, 'description', 'sections')
const labelColumns = pick(skus, 'upc', 'size', 'label_na', 'label_emea')
const sizeColumns = { ...labelColumns, ...skuPrice }
type SkuRow = RowOf<typeof sizeColumns>
const colourColumns = { ...cardColumns, ...pick(products, 'swatch'), available: flag }
type ColourRow = RowOf<typeof colourColumns>

const moreSql = `
SELECT ${selected(moreTexts, 't')}, ${selected(moreProduct, 'p')}, ${fitVotes.sql('p.master_id')} AS votes
FROM products p JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0
WHERE p.product_id = ?`

const sizesSql = `
SELECT ${selected(labelColumns)}, price_steps->?2 AS price FROM skus WHERE product_id = ?1 ORDER BY position, upc`

const coloursOf = (style: string) =>
  cardsSql(
    `SELECT product_id FROM products WHERE master_id = ${style}`,
    'p.swatch, EXISTS (SELECT 1 FROM skus s WHERE s.product_id = p.product_id AND s.quantity > 0) AS available, ',
  ).concat(' ORDER BY p.rank DESC, p.product_id')

/** All colours of the style, this one included. */
const coloursSql = coloursOf('(SELECT master_id FROM products WHERE product_id = ?)')
const styleSql = coloursOf('?')

/** Spec 1 §9: "8 characters identify a style". */
const styleId = /^[A-Z0-9]{8}$/

/** `until`: when its price changes, in ISO; null if nothing says so. */
type Details = { readonly details: ProductDetails; readonly until: string | null }

/**
 * A product, or the colour to begin with of a style. Null when there is no such one, or none that is sold in this
 * site's currency.
 */
export async function readDetails(db: D1Database, id: string, site: Site, now: number): Promise<Details | null> {
  const colour = await readColour(db, id, site, now)
  if (colour || !styleId.test(id)) return colour
  const style = await db.prepare(styleSql).bind(id, site.currency, ` ${site.locale} `).all()
  const colours = readRows(colourColumns, style)
  const first = colours.find(({ available }) => available) ?? colours[0]
  return first ? readColour(db, first.product_id, site, now) : null
}

async function readColour(db: D1Database, productId: string, site: Site, now: number): Promise<Details | null> {
  const { locale, currency } = site
  const [colours, gallery, sizes, trail, slugs, kept] = await db.batch([
    db.prepare(coloursSql).bind(productId, currency, ` ${locale} `),
    db.prepare(moreSql).bind(` ${locale} `, productId),
    db.prepare(sizesSql).bind(productId, currency),
    productTrailStatement(db, productId, locale),
    db.prepare('SELECT locales, slug FROM product_texts WHERE product_id = ?').bind(productId),
    keptSizesStatement(db, productId, now),
  ])
  const colourRows = readRows(colourColumns, colours)
  const row = colourRows.find((candidate) => candidate.product_id === productId)
  const [rest] = readRows({ ...moreProduct, ...moreTexts, votes: fitVotes.column }, gallery)
  if (!row || !rest) return null
  const runs = runOf(rest.votes ?? [])
  const keptSizes = keptSizesIn(kept)
  const start = saleStart(site, row.published_at)
  const details: ProductDetails = {
    ...cardOf(
      row,
      { colourCount: colourRows.length, available: row.available },
      { site, since: newSince(site, now), now },
    ),
    ...(start > now && { comesAt: new Date(start).toISOString() }),
    gallery: galleryOf(row, locale),
    description: rest.description,
    sections: rest.sections,
    colours: colourRows.map((colour) => colourOf(colour, locale)),
    skus: readRows(sizeColumns, sizes).flatMap((sku) => skuOf(sku, rest.kind, site, now) ?? []),
    breadcrumbs: trailOf(trail),
    sizeChart: rest.size_chart,
    gender: rest.gender,
    brand: rest.brand,
    isDigitalProduct: rest.is_digital,
    ...(runs && { runs }),
    ...(keptSizes.length > 0 && { keptSizes }),
    maxQty: maxQtyPerLine,
    slugs: Object.fromEntries(
      readRows(pick(productTexts, 'locales', 'slug'), slugs).flatMap((row) =>
        row.locales
          .trim()
          .split(' ')
          .map((locale) => [locale, row.slug]),
      ),
    ),
  }
  return { details, until: pricedUntil(row, now) }
}

function skuOf(row: SkuRow, kind: string, site: Site, now: number): Sku | null {
  const price = skuPriceDisplay(row.price, site.currency, now)
  const label = sizeLabel({ na: row.label_na, emea: row.label_emea }, isShoe(kind), site)
  return price && { upc: row.upc, size: row.size, label, price }
}

function colourOf(row: ColourRow, locale: Locale): ColourLink {
  return {
    productId: row.product_id,
    slug: row.slug,
    colourName: row.colour_name,
    swatch: row.swatch,
    picture: galleryOf(row, locale)[0] ?? null,
    available: row.available,
  }
}
