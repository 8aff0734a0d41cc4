import { z } from 'zod'
import { isTimeZone } from '../time/zones.ts'
import { sparse } from './sparse.ts'

export const StoreId = z.string().regex(/^[A-Za-z0-9-]{1,20}$/)

/** ISO weekday (1 Monday to 7 Sunday), local times as `HH:MM`. A day that is not listed is closed. */
export const OpeningHours = z.object({
  day: z.int().min(1).max(7),
  opens: z.string().regex(/^\d{2}:\d{2}$/),
  closes: z.string().regex(/^\d{2}:\d{2}$/),
})

export type OpeningHours = z.infer<typeof OpeningHours>

const Time = z.string().regex(/^\d{2}:\d{2}$/)
/** Hours of a single day, such as a holiday, instead of the usual ones; closed without them. */
const DatedHours = z.object({ date: z.iso.date(), opens: Time.nullable(), closes: Time.nullable() })

export const Store = z.object({
  storeId: StoreId,
  name: z.string().min(1).max(120),
  addressLine1: z.string().max(200),
  addressLine2: z.string().max(200).nullable(),
  city: z.string().min(1).max(120),
  province: z.string().max(60).nullable(),
  postalCode: z.string().max(20),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().max(30).nullable(),
  /** Both or neither: a store without a position is found by its town and has no distance. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  hours: z.array(OpeningHours).max(14),
  dates: z.array(DatedHours).max(60).optional(),
  /** Name in the IANA database, of the zone that `hours` and `dates` are in; its country's if absent. */
  timeZone: z.string().max(60).refine(isTimeZone).optional(),
  services: z.array(z.enum(['pickup', 'ship-to-store', 'returns', 'customs'])).max(4),
})
export type Store = z.infer<typeof Store>

/** `distance` in kilometers from the searched place; null without a place. */
export const StoreHit = Store.extend({ distance: z.number().min(0).nullable() })
export type StoreHit = z.infer<typeof StoreHit>

/**
 * Body of POST /stores/v1/search (spec 1 §7; the fields are ours). A place is a pair of coordinates, a postal code (or
 * a prefix) or a city; without one all stores of the country are listed. `radius` in kilometers: where no store is
 * within it, the nearest one is answered.
 */
export const StoreSearch = z.object({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  postalCode: z.string().max(20).optional(),
  city: z.string().max(120).optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
  radius: z.number().positive().max(20_000).default(80),
  storeIds: z.array(StoreId).max(100).optional(),
  start: z.int().min(0).default(0),
  count: z.int().min(1).max(100).default(20),
})
export type StoreSearch = z.output<typeof StoreSearch>

/** A town, or the area of a postal code: then `name` is the code, and `province` is null. */
export const FoundPlace = z.object({ name: z.string(), province: z.string().nullable() })
export type FoundPlace = z.infer<typeof FoundPlace>

/**
 * `place` is the one that a postal code or a city was taken for, null for none; `otherPlaces` have the same name. All
 * distances are from `place`. If `isBeyond`, the one store is farther than the radius.
 */
export const StoreSearchAnswer = z.object({
  total: z.int().min(0),
  stores: z.array(StoreHit),
  place: FoundPlace.nullable().default(null),
  otherPlaces: sparse(FoundPlace).default([]),
  isBeyond: z.boolean().default(false),
})
export type StoreSearchAnswer = z.output<typeof StoreSearchAnswer>

/** A carrier's parcel shop for pickup (shipping method pudo). The fields are ours. */
export const CollectionPoint = z.object({
  id: z.string().max(80),
  name: z.string(),
  addressLine1: z.string().default(''),
  city: z.string().default(''),
  postalCode: z.string().default(''),
  country: z.string().default(''),
  latitude: z.number(),
  longitude: z.number(),
  /** A day with a break has two entries. */
  hours: sparse(OpeningHours).default([]),
  /** In kilometers. */
  distance: z.number().min(0).nullable().default(null),
})
export type CollectionPoint = z.infer<typeof CollectionPoint>

export const StoreInventory = z.object({
  storeInventory: z.array(z.object({ storeId: StoreId, quantity: z.int().min(0) })),
})
