import { z } from 'zod'
import { currencies, locales } from '../../../shared/i18n/locales.ts'

/** The fields of a row that a feed can provide. docs/import.md describes each. */
export const fieldNames = [
  'id',
  'groupId',
  'upc',
  'title',
  'description',
  'brand',
  'gender',
  'ageGroup',
  'kind',
  'categories',
  'colour',
  'pattern',
  'material',
  'size',
  'sizeExtra',
  'price',
  'salePrice',
  'saleWindow',
  'originalPrice',
  'currency',
  'availability',
  'quantity',
  'image',
  'images',
  'sharedImages',
  'highlights',
  'rating',
  'reviewsCount',
  'badge',
  'digital',
  'publishedAt',
] as const
export type FieldName = (typeof fieldNames)[number]

const Texts = z.union([z.string(), z.array(z.string()).min(1)])

/**
 * How a value is made from a row. Steps run in this order: from/value/option, split, match, replace, map,
 * prefix/suffix, join, default.
 */
const Recipe = z.strictObject({
  /** Columns or paths. The first one that holds something counts; with `all` they all do. */
  from: Texts.optional(),
  all: z.boolean().optional(),
  /** A fixed value. */
  value: z.string().optional(),
  /** The value of the option with one of these names; `optionExcept`: of all other options. */
  option: Texts.optional(),
  optionExcept: Texts.optional(),
  split: z.string().min(1).optional(),
  match: z.string().optional(),
  replace: z.array(z.tuple([z.string(), z.string()])).optional(),
  map: z.record(z.string(), z.string()).optional(),
  prefix: z.string().optional(),
  suffix: z.string().optional(),
  join: z.string().optional(),
  default: z.string().optional(),
})
export type Recipe = z.output<typeof Recipe>

const FieldRecipe = z.union([z.string(), Recipe])
export type FieldRecipe = z.output<typeof FieldRecipe>

/** All columns named have to agree: equal to the text (or one of the texts), different from it, or matching. */
const Condition = z.record(
  z.string(),
  z.union([Texts, z.strictObject({ not: Texts }), z.strictObject({ match: z.string() })]),
)
export type Condition = z.output<typeof Condition>

/** Other records of the same file, found by a key and put into the row under a name. */
const Join = z.strictObject({
  as: z.string().min(1),
  where: Condition,
  key: z.string(),
  by: z.string(),
  many: z.boolean().default(false),
})
export type Join = z.output<typeof Join>

const textFields = ['title', 'description', 'colour', 'kind'] as const

/** How the columns of a feed become products. The feeds that are known by themselves are mappings too (`mappings/`). */
export const Mapping = z.strictObject({
  /** Inherits everything that isn't defined here from a built-in mapping. */
  extends: z.enum(['google', 'shopify', 'generic']).optional(),
  locale: z.enum(locales).optional(),
  currency: z.enum(currencies).optional(),
  /** The decimal separator, for amounts like 1.299 that could be read both ways. */
  decimal: z.enum(['.', ',']).optional(),
  /** JSON: `at` names the list of records, `each` a list inside each record that makes one row an entry. */
  rows: z.strictObject({ at: z.string().optional(), each: z.string().optional() }).optional(),
  /** Rows that count. The others are left out silently. */
  where: Condition.optional(),
  /** Rows that describe the product and aren't sold themselves, unless their group has no other row. */
  parentRows: Condition.optional(),
  /** Columns that an empty cell takes from the first row of its group that has them. */
  inherit: z.array(z.string()).optional(),
  joins: z.array(Join).optional(),
  options: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  /** Stock of a size that is available and has no figure. */
  quantityInStock: z.int().min(1).max(10_000).optional(),
  fields: z.partialRecord(z.enum(fieldNames), FieldRecipe).default({}),
  /** Texts in further languages. */
  texts: z.partialRecord(z.enum(locales), z.partialRecord(z.enum(textFields), FieldRecipe)).optional(),
})
export type Mapping = z.output<typeof Mapping>
export type TextField = (typeof textFields)[number]
