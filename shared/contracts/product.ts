import { z } from 'zod'
import { locales } from '../i18n/locales.ts'
import { PriceDisplay } from './price.ts'

/** A colour variant's id: 8 to 11 uppercase alphanumerics, of which the first 8 are the style (spec 1 §9). */
export const ProductId = z.string().regex(/^[A-Z0-9]{8,11}$/)
export const CategoryId = z.string().regex(/^\d{4,10}$/)

/** Tints that pictures are drawn on; CSS names a colour for each, so that a place is coloured before its picture arrives. */
export const grounds = [
  'paper',
  'sand',
  'stone',
  'clay',
  'blush',
  'rose',
  'plum',
  'lilac',
  'sky',
  'slate',
  'mint',
  'sage',
  'moss',
  'butter',
  'ochre',
  'night',
] as const
export const Ground = z.enum(grounds)
export type Ground = z.infer<typeof Ground>

/**
 * A picture. With `resizable` the url takes `?width=` (pixels) and answers at that width in a modern format; without it the url is a
 * feed's own and is used as it is.
 */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  view: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  resizable: z.boolean(),
  ground: Ground,
})
export type Picture = z.infer<typeof Picture>

export const Rating = z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) })
export type Rating = z.infer<typeof Rating>

export const badges = ['new', 'sale', 'bestseller', 'low-stock', 'member', 'last-sizes', 'recycled'] as const
export const Badge = z.enum(badges)
export type Badge = z.infer<typeof Badge>

/** `swatch` is one or two `#rrggbb`. */
export const ColourLink = z.object({
  productId: ProductId,
  slug: z.string(),
  colourName: z.string(),
  swatch: z.array(z.string()).min(1).max(2),
  picture: Picture.nullable(),
  available: z.boolean(),
})
export type ColourLink = z.infer<typeof ColourLink>

/** One colour variant in a list. `pictures` holds the first and, where there is one, the second angle. */
export const ProductCard = z.object({
  productId: ProductId,
  masterId: z.string(),
  slug: z.string(),
  name: z.string(),
  colourName: z.string(),
  /** What it is, in a word or three ("Men's low-top"). */
  kind: z.string(),
  badge: Badge.nullable(),
  price: PriceDisplay,
  rating: Rating.nullable(),
  colourCount: z.int().min(1),
  pictures: z.array(Picture).max(2),
  available: z.boolean(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const CategoryLink = z.object({ categoryId: CategoryId, slug: z.string(), name: z.string() })
export type CategoryLink = z.infer<typeof CategoryLink>

/** One size of a colour variant. `label` is in the shopper's own sizing. */
export const Sku = z.object({ upc: z.string(), size: z.string(), label: z.string(), price: PriceDisplay })
export type Sku = z.infer<typeof Sku>

export const ProductDetails = ProductCard.extend({
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
  maxQty: z.int().positive(),
  /** The slug on every shop front, for links between languages. */
  slugs: z.partialRecord(z.enum(locales), z.string()).optional(),
})
export type ProductDetails = z.infer<typeof ProductDetails>

/** Live stock by size; small quantities are told so that a page can say "2 left". */
export const ProductInventory = z.object({
  productId: ProductId,
  skus: z.array(
    z.object({ upc: z.string(), quantity: z.int().min(0), status: z.enum(['in-stock', 'low', 'sold-out']) }),
  ),
})
export type ProductInventory = z.infer<typeof ProductInventory>
