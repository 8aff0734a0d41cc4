import type { DataSubject, ExportPage } from '../backend/personal-data/personal-table.ts'
import type { Result } from '../backend/result.ts'
import type { Currency } from '../shared/i18n/locales.ts'
import type { NewInstrument } from './instruments/instruments.ts'

/** The lowest price in minor units, null where it isn't sold here, and whether any size of it can be had. */
export type Goods = {
  readonly price: { readonly amount: number; readonly currency: Currency } | null
  readonly available: boolean
}

/**
 * `points` is negative for what an order spent. Epoch milliseconds; `arrivesAt` is null until that of earned points is
 * known.
 */
export type PointsStatement = {
  readonly balance: number
  readonly entries: readonly {
    readonly orderNumber: string
    readonly points: number
    readonly at: number
    readonly arrivesAt: number | null
  }[]
}

export type OrderedProduct = { readonly orderNumber: string; readonly name: string; readonly recipient: string }

/** A placed order, as far as it says who ordered. `email` is lower-cased. */
export type GuestOrder = {
  readonly orderNo: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly postalCode: string
}

/** Questions of accounts to the commerce engine during a call. Whoever mounts accounts hands it in. */
export type Engine = {
  /**
   * The basket that a person who has just signed in goes on with; the basket of the guest who makes the call comes
   * along. Null where there is none.
   */
  readonly bringBasket: (guestBasketId: string | null, consumerId: string) => Promise<string | null>
  /** A guest's quick purchase goes on as the person's, with all that was entered for it. */
  readonly bringApart: (guestBasketId: string | null, consumerId: string) => Promise<void>
  /**
   * The basket of an associate's sale to the guest at the counter; null begins with the first line. `saleId`: a sale of
   * this associate that goes on with the guest's lines.
   */
  readonly beginSale: (
    associateId: string,
    baskets: { readonly guestBasketId: string | null; readonly saleId: string | null },
  ) => Promise<string | null>
  /** Statements that merge the guest's saved list into the person's, for a transaction of the caller. */
  readonly savedListMerge: (guestId: string, personId: string) => readonly D1PreparedStatement[]
  /** The order with this number and secret; null if there is none. */
  readonly guestOrder: (orderNo: string, st: string) => Promise<GuestOrder | null>
  /**
   * The statement that makes the orders that guests placed with this address the person's, for an address that the
   * person has proven. Orders of people with an account stay theirs.
   */
  readonly claimOrders: (email: string, personId: string) => D1PreparedStatement
  /** The statement that ends the mailed news of an order's progress. */
  readonly endOrderNews: (orderNumber: string) => D1PreparedStatement
  /**
   * Statements that take the basket from a person, and the orders that were mailed to another address than this one,
   * which the person has proven.
   */
  readonly handOver: (email: string, personId: string) => readonly D1PreparedStatement[]
  /** Rest of `opening`: of all points, of this year's allowance or credit. */
  readonly balanceOf: (
    account: 'points' | 'employee' | 'athlete' | 'prosumer',
    consumerId: string,
    opening: number,
  ) => Promise<number>
  /** Points that orders spent and earned on a member's account, newest first. */
  readonly pointsOf: (consumerId: string, opening: number) => Promise<PointsStatement>
  /** The welcome offer that this member can use now; null without one. `expiresAt` is an ISO instant. */
  readonly welcomeOffer: (
    consumerId: string,
  ) => Promise<{ readonly code: string; readonly expiresAt: string | null } | null>
  /** A card, kept by the payment provider, or a reward of this person, as it can be saved. */
  readonly newInstrument: (consumerId: string, body: unknown) => Promise<Result<NewInstrument>>
  /** A product as it is sold here now; null where there is none of this id. */
  readonly goods: (productId: string) => Promise<Goods | null>
  /** Null if there is no such store. */
  readonly store: (storeId: string) => Promise<{ readonly name: string; readonly country: string } | null>
  /** A page of everything that commerce keeps of a person, by name. */
  readonly personalData: (subject: DataSubject, page: ExportPage) => Promise<Record<string, unknown>>
  /**
   * Empties the person's basket, and gives the statements that take the person out of commerce. Null while an order is
   * being made.
   */
  readonly forget: (subject: DataSubject) => Promise<readonly D1PreparedStatement[] | null>
  /** A product of this person's own order, as it was sold; null where it isn't there, or isn't theirs. */
  readonly orderedProduct: (
    consumerId: string,
    orderNumber: string,
    productId: string,
  ) => Promise<OrderedProduct | null>
}

export type EngineOf<Context> = (context: Context) => Engine
