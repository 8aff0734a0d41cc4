import type { PriceMove } from '../shared/contracts/ingest.ts'
import type { PriceAction, PriceDecision, PriceRevision, PriceSettlement } from '../shared/contracts/price-revision.ts'

/** The room's one binding: the platform's database, in which it owns the tables named `exp_…`. */
export type Bindings = { readonly DB: D1Database }

/** A block in content that an experiment can be made of: its id, its variants' ids, and the path of a page with it. */
export type Experience = { readonly key: string; readonly variants: readonly string[]; readonly path: string }

/** Settings from the Worker that mounts the room. */
export type Setup = {
  readonly environment: 'local' | 'test' | 'staging' | 'production'
  /** Names the datafile, and is the public key of the customer data platform. If empty, neither is served. */
  readonly sdkKey: string
  /** The shop's key; only the shop may log events. */
  readonly accessKey: string
  /** The operator's token for signing in to the console. */
  readonly adminToken: string
  /** The secret that signs the console's cookies. */
  readonly sessionSecret: string
  /** The shop's origin, for links from the console. */
  readonly shopOrigin: string
  /** Blocks of the shop's content, for new experiments. */
  readonly experiences: (db: D1Database) => Promise<readonly Experience[]>
  /** Imports that move prices (`/console/prices`). */
  readonly prices: {
    /** A page of them; the first is 1. */
    readonly revisions: (db: D1Database, page: number) => Promise<readonly PriceRevision[]>
    readonly revision: (db: D1Database, revision: string) => Promise<PriceRevision | null>
    /** Moves of one import, the furthest first. */
    readonly moves: (db: D1Database, revision: string) => Promise<readonly PriceMove[]>
    /** Decisions of operators about one import, the latest first. */
    readonly decisions: (db: D1Database, revision: string) => Promise<readonly PriceDecision[]>
    readonly settle: (db: D1Database, revision: string, action: PriceAction, by: string) => Promise<PriceSettlement>
  }
  /** Called once a change is in the database, so that the shop learns of it at once. */
  readonly onChange: () => Promise<void>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

/** Hono's view of the room's routes. */
export type RoomEnv = { Bindings: Bindings }
