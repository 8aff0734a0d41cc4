import { z } from 'zod'
import { type Failure, refuse } from '../../backend/result.ts'
import { Address } from '../../shared/contracts/address.ts'
import { FlashMessage } from '../../shared/contracts/cart.ts'
import { isProvided, ProvidedMethod } from '../../shared/payment-methods.ts'
import {
  CartLine,
  type EnteredAt,
  EnteredPart,
  type KeptAdjustment,
  KeptInstrument,
  KeptShipment,
  type LeavingLine,
  Rebuilt,
} from './cart-snapshot.ts'
import { StoredFailure, stored } from './stored.ts'

/** Single values of a basket, each JSON under its name. */
const facts = {
  billing: stored('billing', Address),
  billingFollows: stored('billingFollows', z.boolean()),
  voucherPoints: stored('voucherPoints', z.number()),
  voucherPays: stored('voucherPays', z.number()),
  favoriteStoreId: stored('favoriteStoreId', z.string()),
  deviceFingerPrint: stored('deviceFingerPrint', z.string()),
  // Its first version was other values: the empty digest matches no order.
  prepared: stored('prepared', z.string(), [() => '']),
  mergedInto: stored('mergedInto', z.object({ basketId: z.string(), owner: z.string(), done: z.boolean() })),
  // Its first version was the basket's id alone.
  rebuilds: stored('rebuilds', Rebuilt, [(basketId) => ({ basketId, lines: [], purchaseId: null })]),
  idleEnd: stored('idleEnd', z.number()),
  purchaseId: stored('purchaseId', z.string()),
  member: stored('member', z.string()),
  enteredAt: stored('enteredAt', z.partialRecord(EnteredPart, z.number())),
}
type Kept<Value> = { readonly read: (text: string) => Value; readonly write: (value: Value) => string }
export type Facts = {
  readonly [Name in keyof typeof facts]: (typeof facts)[Name] extends Kept<infer Value> ? Value : never
}
const factOf: { readonly [Name in keyof Facts]: Kept<Facts[Name]> } = facts

const shipment = stored('shipment', KeptShipment)
const shippingAddress = stored('address', z.object({ shippingId: z.string(), address: Address }))
const keptInstrument = stored('instrument', KeptInstrument)
const flashMessage = stored('flash', FlashMessage)
const leavingLine = stored('leaving line', CartLine)
const refused = stored('refusal', StoredFailure)

const maxCoupons = 5
const maxGiftCards = 5

/** Facts that belong to a purchase, and end with it. */
const purchaseFacts = [
  'billing',
  'billingFollows',
  'voucherPoints',
  'voucherPays',
  'favoriteStoreId',
  'deviceFingerPrint',
  'prepared',
  'purchaseId',
  'member',
  'enteredAt',
] as const satisfies readonly (keyof Facts)[]
const purchaseTables = ['shipments', 'addresses', 'coupons', 'instruments', 'adjustments'] as const

type Documents = { document: string }

/**
 * Things that a basket keeps beside its lines: delivery, codes, money and messages. Synchronous throughout, like the
 * lines.
 */
export function cartCheckout(sql: SqlStorage) {
  const documents = <T>(table: 'shipments' | 'addresses' | 'flash', { read }: Pick<Kept<T>, 'read'>): T[] =>
    sql
      .exec<Documents>(`SELECT document FROM ${table}`)
      .toArray()
      .map((row) => read(row.document))
  const keep = (table: 'shipments' | 'addresses', shippingId: string, document: string) =>
    sql.exec(
      `INSERT INTO ${table} (shipping_id, document) VALUES (?, ?)
       ON CONFLICT (shipping_id) DO UPDATE SET document = excluded.document`,
      shippingId,
      document,
    )
  const count = (table: 'coupons' | 'addresses', where = ''): number =>
    sql.exec<{ found: number }>(`SELECT count(*) AS found FROM ${table} ${where}`).one().found

  function fact<Name extends keyof Facts>(name: Name): Facts[Name] | null {
    const row = sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name).toArray()[0]
    return row ? factOf[name].read(row.value) : null
  }

  function setFact<Name extends keyof Facts>(name: Name, value: Facts[Name] | null): void {
    if (value === null) sql.exec('DELETE FROM facts WHERE name = ?', name)
    else
      sql.exec(
        'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        name,
        factOf[name].write(value),
      )
  }

  return {
    fact,
    setFact,

    enteredAt: (): EnteredAt => fact('enteredAt') ?? {},
    /** The purchase is over, or another person's: everything entered for it is forgotten. */
    forget(): void {
      for (const table of purchaseTables) sql.exec(`DELETE FROM ${table}`)
      for (const name of purchaseFacts) setFact(name, null)
    },

    shipments: (): KeptShipment[] => documents('shipments', shipment),
    keepShipment: (value: KeptShipment) => keep('shipments', value.shippingId, shipment.write(value)),

    addresses: () => documents('addresses', shippingAddress),
    keepAddress: (shippingId: string, address: Address) =>
      keep('addresses', shippingId, shippingAddress.write({ shippingId, address })),
    removeAddresses(): Failure | null {
      if (count('addresses') === 0) return refuse('PYT405')
      sql.exec('DELETE FROM addresses')
      return null
    },
    /** Forgets addresses and what was chosen for shipments; lines keep their stores. */
    forgetDelivery(): void {
      for (const table of ['addresses', 'shipments']) sql.exec(`DELETE FROM ${table}`)
    },
    forgetPayment(): void {
      sql.exec('DELETE FROM instruments')
      setFact('voucherPoints', null)
      setFact('voucherPays', null)
    },

    coupons: () =>
      sql
        .exec<{ code: string }>('SELECT code FROM coupons ORDER BY position')
        .toArray()
        .map((row) => row.code),
    addCoupon(code: string): Failure | null {
      if (sql.exec('SELECT 1 FROM coupons WHERE code = ?', code).toArray().length > 0) return refuse('PRM416')
      if (count('coupons') >= maxCoupons) return refuse('PRM140')
      sql.exec('INSERT INTO coupons (code) VALUES (?)', code)
      return null
    },
    removeCoupon: (code: string): Failure | null =>
      sql.exec('DELETE FROM coupons WHERE code = ?', code).rowsWritten > 0 ? null : refuse('PRM175'),

    instruments: (): KeptInstrument[] =>
      sql
        .exec<Documents>('SELECT document FROM instruments ORDER BY position')
        .toArray()
        .map((row) => keptInstrument.read(row.document)),
    /** A single provider method at a time: another takes its place. The same code twice is refused. */
    addInstrument(instrument: KeptInstrument): Failure | null {
      const { id, method, code } = instrument
      if (code !== null) {
        const existing = sql
          .exec<{ code: string | null }>('SELECT code FROM instruments WHERE method = ?', method)
          .toArray()
        if (existing.some((row) => row.code === code)) return refuse('GFC755')
        if (existing.length >= maxGiftCards) return refuse('GFC410', { additionalInfo: { maxCards: maxGiftCards } })
      } else {
        const rivals = isProvided(method) ? ProvidedMethod.options : [method]
        for (const rival of rivals) sql.exec('DELETE FROM instruments WHERE method = ?', rival)
      }
      sql.exec(
        'INSERT INTO instruments (id, method, code, document) VALUES (?, ?, ?, ?)',
        id,
        method,
        code,
        keptInstrument.write(instrument),
      )
      return null
    },
    removeInstrument: (id: string): Failure | null =>
      sql.exec('DELETE FROM instruments WHERE id = ?', id).rowsWritten > 0 ? null : refuse('PYT404'),

    adjustments: (): KeptAdjustment[] =>
      sql
        .exec<{ id: string; item_id: string | null; amount: number; reason: string }>(
          'SELECT id, item_id, amount, reason FROM adjustments ORDER BY position',
        )
        .toArray()
        .map(({ id, item_id: itemId, amount, reason }) => ({ id, itemId, amount, reason })),
    addAdjustment({ id, itemId, amount, reason }: KeptAdjustment): void {
      sql.exec('INSERT INTO adjustments (id, item_id, amount, reason) VALUES (?, ?, ?, ?)', id, itemId, amount, reason)
    },
    updateAdjustment: (id: string, amount: number, reason: string | null): Failure | null =>
      sql.exec('UPDATE adjustments SET amount = ?, reason = coalesce(?, reason) WHERE id = ?', amount, reason, id)
        .rowsWritten > 0
        ? null
        : refuse('PRC400'),
    removeAdjustment: (id: string): Failure | null =>
      sql.exec('DELETE FROM adjustments WHERE id = ?', id).rowsWritten > 0 ? null : refuse('PRC400'),
    /** Forgets those of the whole basket. */
    dropBasketAdjustments: () => sql.exec('DELETE FROM adjustments WHERE item_id IS NULL'),
    dropAdjustmentsOf: (itemId: string) => sql.exec('DELETE FROM adjustments WHERE item_id = ?', itemId),

    flash: () => documents('flash', flashMessage),
    clearFlash: () => sql.exec('DELETE FROM flash'),
    addFlash: (flash: FlashMessage) => sql.exec('INSERT INTO flash (document) VALUES (?)', flashMessage.write(flash)),

    leaving: (): LeavingLine[] =>
      sql
        .exec<{ saved_id: string; document: string }>('SELECT saved_id, document FROM leaving')
        .toArray()
        .map(({ saved_id: savedId, document }) => ({ savedId, line: leavingLine.read(document) })),
    addLeaving: ({ savedId, line }: LeavingLine) =>
      sql.exec('INSERT INTO leaving (saved_id, document) VALUES (?, ?)', savedId, leavingLine.write(line)),
    dropLeaving: (savedId: string) => sql.exec('DELETE FROM leaving WHERE saved_id = ?', savedId),

    refusal(key: string): Failure | null {
      const row = sql.exec<Documents>('SELECT document FROM refusals WHERE key = ?', key).toArray()[0]
      if (!row) return null
      const { ok, ...failure } = refused.read(row.document)
      return { ok, failure }
    },
    setRefusal: (key: string, { ok, failure }: Failure) =>
      sql.exec('INSERT INTO refusals (key, document) VALUES (?, ?)', key, refused.write({ ok, ...failure })),

    hasMerged: (basketId: string): boolean =>
      sql.exec('SELECT 1 FROM merged WHERE basket_id = ?', basketId).toArray().length > 0,
    addMerged: (basketId: string) => sql.exec('INSERT OR IGNORE INTO merged (basket_id) VALUES (?)', basketId),
  }
}
export type CartCheckout = ReturnType<typeof cartCheckout>
