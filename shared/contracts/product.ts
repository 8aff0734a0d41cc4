import { z } from 'zod'
import { locales } from '../i18n/locales.ts'
import { PriceDisplay } from './price.ts'

/** A colour variant's id: 8 to 11 uppercase alphanumerics, of which the first 8 are the style (spec 1 §9). */
export const ProductId = z.string().regex(/^[A-Z0-9]{8,11}$/)
export const CategoryId = z.string().regex(/^\d{4,10}$/)

/** `#rrggbb`. */
export const HexColour = z.string().regex(/^#[0-9a-f]{6}$/)
/** The default background color of a picture. */
export const plainGround = '#f0ede6'

/**
 * A picture. If `resizable`, the URL accepts `?width=` (pixels) and returns a modern format; otherwise it is an
 * external URL, used unchanged.
 */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  view: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  resizable: z.boolean(),
  /**
   * The background color of the picture; a missing or invalid one falls back to the default.
   */
  ground: HexColour.catch(plainGround),
})
export type Picture = z.infer<typeof Picture>

export const Rating = z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) })
export type Rating = z.infer<typeof Rating>

export const badges = ['new', 'sale', 'bestseller', 'low-stock', 'member', 'last-sizes', 'recycled'] as const
export const Badge = z.enum(badges)
export type Badge = z.infer<typeof Badge>

/** A color of a style by its swatch: one or two `#rrggbb`. */
export const Swatch = z.object({
  productId: ProductId,
  colourName: z.string(),
  swatch: z.array(z.string()).min(1).max(2),
})
export type Swatch = z.infer<typeof Swatch>

export const ColourLink = Swatch.extend({ slug: z.string(), picture: Picture.nullable(), available: z.boolean() })
export type ColourLink = z.infer<typeof ColourLink>

/** A color variant in a list. `pictures` holds the first and, if there is one, the second angle. */
export const ProductCard = z.object({
  productId: ProductId,
  masterId: z.string(),
  slug: z.string(),
  name: z.string(),
  colourName: z.string(),
  /** The product type as text ("Men's low-top"). */
  kind: z.string(),
  badge: Badge.nullable(),
  price: PriceDisplay,
  rating: Rating.nullable(),
  colourCount: z.int().min(1),
  pictures: z.array(Picture).max(2),
  available: z.boolean(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** A style in a list, in the color that fits best. `colours` are the first of all that are sold, its own at the top. */
export const StyleCard = ProductCard.extend({ colours: z.array(Swatch).default([]) })
export type StyleCard = z.infer<typeof StyleCard>

export const CategoryLink = z.object({ categoryId: CategoryId, slug: z.string(), name: z.string() })
export type CategoryLink = z.infer<typeof CategoryLink>

/** A size of a colour variant. `label` is in the shopper's own sizing. */
export const Sku = z.object({ upc: z.string(), size: z.string(), label: z.string(), price: PriceDisplay })
export type Sku = z.infer<typeof Sku>

export const ProductDetails = ProductCard.extend({
  /** Own extension: the instant at which its sale begins on this site; absent where it has begun. */
  comesAt: z.iso.datetime().optional(),
  gallery: z.array(Picture),
  description: z.string(),
  /** Accordion sections in order: story, details, materials, care, fit … Lines are plain text. */
  sections: z.array(z.object({ key: z.string(), title: z.string(), lines: z.array(z.string()) })),
  colours: z.array(ColourLink),
  skus: z.array(Sku).min(1),
  breadcrumbs: z.array(CategoryLink),
  /** Key of the size chart: `footwear`, `tops` … null for one-size goods. */
  sizeChart: z.string().nullable(),
  gender: z.enum(['women', 'men', 'unisex', 'kids']),
  brand: z.string(),
  isDigitalProduct: z.boolean(),
  /** How it runs against the size on its label, by the votes of its reviews; absent where it runs true. */
  runs: z.enum(['small', 'large']).optional(),
  /** Sizes that most people with a foot of this length, in millimeters, have kept (shared/sizing/kept-sizes.ts). */
  keptSizes: z.array(z.object({ length: z.int(), size: z.string() })).optional(),
  maxQty: z.int().positive(),
  /** The slug in every locale, for links between languages. */
  slugs: z.partialRecord(z.enum(locales), z.string()).optional(),
})
export type ProductDetails = z.infer<typeof ProductDetails>

/** Live stock by size; small quantities are exact so that a page can show "2 left". */
export const ProductInventory = z.object({
  productId: ProductId,
  skus: z.array(
    z.object({ upc: z.string(), quantity: z.int().min(0), status: z.enum(['in-stock', 'low', 'sold-out']) }),
  ),
})
export type ProductInventory = z.infer<typeof ProductInventory>
