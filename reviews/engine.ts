import type { Consumer } from '../backend/context.ts'
import type { Result } from '../backend/result.ts'

/** Questions of reviews to the shop whose products they are about. Whoever mounts reviews hands it in. */
export type Engine = {
  /** The style of each of these products; an unknown one is missing. */
  readonly stylesOf: (db: D1Database, productIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The colors of a style, whose pages show its reviews. */
  readonly productsOf: (db: D1Database, masterId: string) => Promise<string[]>
  /** Whether the person's own order has any color of the style. */
  readonly hasOrdered: (db: D1Database, consumerId: string, masterId: string) => Promise<boolean>
  /** Caller, if they have an account; otherwise what the call is refused with. */
  readonly personOf: (db: D1Database, consumer: Consumer | null) => Promise<Result<{ readonly consumer_id: string }>>
  /** Statements that show the new rating of these styles everywhere, for the transaction that has counted it. */
  readonly rateStyles: (db: D1Database, masterIds: readonly string[]) => readonly D1PreparedStatement[]
}

/** The style that a color belongs to: reviews and questions are about all its colors. Null for an unknown product. */
export async function styleOf(engine: Engine, db: D1Database, productId: string): Promise<string | null> {
  return (await engine.stylesOf(db, [productId])).get(productId) ?? null
}
