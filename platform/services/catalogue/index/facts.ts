import { z } from 'zod'
import type { Currency } from '../../../../shared/i18n/locales.ts'
import type { SpanStep } from '../price-steps.ts'

/** A product as `platform/services/ingest/listing-blocks.ts` writes it, in that order. */
export type Facts = readonly [
  productId: string,
  masterId: string,
  listed: number,
  gender: string,
  kind: string,
  colour: string,
  material: string | null,
  badge: string | null,
  brand: string,
  publishedAt: string,
  score: number | null,
  ratings: number | null,
  rank: number,
  /** JSON. */
  swatch: string,
  /** The lowest current price and the lowest original one. */
  prices: Readonly<Partial<Record<Currency, readonly [current: number, original: number]>>>,
  /** Sizes on hand: `size`, label in America, label in Europe, between tabs. */
  sizes: readonly string[],
  categoryIds: readonly string[],
  texts: readonly (readonly [locales: string, name: string, colour: string, kind: string])[],
  /** Steps after `prices`, where a price changes at a known instant. Rows that are older than the calendar lack it. */
  later?: Readonly<Partial<Record<Currency, readonly SpanStep[]>>>,
]

/** Not looked into: one statement writes all of them, and an isolate that starts reads tens of thousands. */
export const FactsOfBlock = z.custom<readonly Facts[]>(Array.isArray)
