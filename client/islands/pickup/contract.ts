import { z } from 'zod'
import { Form, StoreNamed } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'

/** A store in the store picker, with texts in the shopper's locale. */
const StoreChoice = z.object({
  store: StoreNamed.extend({ addressLine1: z.string(), city: z.string(), services: z.array(z.string()) }),
  distance: z.string().nullable(),
  /** Today's opening hours; null when closed. */
  hours: z.object({ opens: z.string(), closes: z.string() }).nullable(),
  /** How many of the lines are in stock there; null if unknown. */
  stock: z.object({ there: z.int(), wanted: z.int() }).nullable(),
})
export type StoreChoice = z.infer<typeof StoreChoice>

const PickupProps = z.object({
  form: Form,
  /** The line to pick up; null for the whole cart. */
  item: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The lines to pick up: that one, or all eligible ones. */
  itemIds: z.array(z.string()),
  query: z.string(),
  /** The place that was taken for the query, or why there is none; null without a query. */
  note: z.string().nullable(),
  /** Other places of that name, and after a search without stores all of them. */
  ways: z.array(z.object({ label: z.string(), url: z.string() })),
  /** Null when the store search failed. */
  choices: z.array(StoreChoice).nullable(),
})

export const pickup = {
  props: PickupProps,
  messages: [
    'miniCart.failed',
    'pickup.closed',
    'pickup.failed',
    'pickup.find',
    'pickup.here',
    'pickup.hours',
    'pickup.inStock',
    'pickup.leadCart',
    'pickup.leadLine',
    'pickup.outOfStock',
    'pickup.search',
    'pickup.send',
    'pickup.someInStock',
    'pickup.stores',
    'pickup.title',
    'pickup.unknownStock',
    'stores.otherPlaces',
  ],
} as const satisfies IslandContract
