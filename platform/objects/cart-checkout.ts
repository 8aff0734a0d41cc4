import type { Address } from '../../shared/contracts/address.ts'
import type { FlashMessage, PaymentMethodId } from '../../shared/contracts/cart.ts'
import { type Failure, refuse } from '../context.ts'
import type { CartLine, KeptAdjustment, KeptInstrument, KeptShipment, LeavingLine, Prepared } from './cart-snapshot.ts'

/** Single values of a basket, each JSON under its name. */
export type Facts = {
  billing: Address
  voucherPoints: number
  favoriteStoreId: string
  deviceFingerPrint: string
  prepared: Prepared
  mergedInto: { basketId: string; owner: string; done: boolean }
  idleEnd: number
}

const maxCoupons = 5
const maxGiftCards = 5

type Documents = { document: string }

/** What a basket keeps beside its lines: delivery, codes, money and messages. Synchronous throughout, like the lines. */
export function cartCheckout(sql: SqlStorage) {
  const documents = <T>(table: 'shipments' | 'addresses' | 'flash'): T[] =>
    sql
      .exec<Documents>(`SELECT document FROM ${table}`)
      .toArray()
      .map((row) => JSON.parse(row.document) as T)
  const keep = (table: 'shipments' | 'addresses', shippingId: string, document: unknown) =>
    sql.exec(
      `INSERT INTO ${table} (shipping_id, document) VALUES (?, ?)
       ON CONFLICT (shipping_id) DO UPDATE SET document = excluded.document`,
      shippingId,
      JSON.stringify(document),
    )
  const count = (table: 'coupons' | 'addresses', where = ''): number =>
    sql.exec<{ found: number }>(`SELECT count(*) AS found FROM ${table} ${where}`).one().found

  return {
    fact<Name extends keyof Facts>(name: Name): Facts[Name] | null {
      const row = sql.exec<{ value: string }>('SELECT value FROM facts WHERE name = ?', name).toArray()[0]
      return row ? (JSON.parse(row.value) as Facts[Name]) : null
    },
    setFact<Name extends keyof Facts>(name: Name, value: Facts[Name] | null): void {
      if (value === null) sql.exec('DELETE FROM facts WHERE name = ?', name)
      else
        sql.exec(
          'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
          name,
          JSON.stringify(value),
        )
    },

    shipments: () => documents<KeptShipment>('shipments'),
    keepShipment: (shipment: KeptShipment) => keep('shipments', shipment.shippingId, shipment),

    addresses: () => documents<{ shippingId: string; address: Address }>('addresses'),
    keepAddress: (shippingId: string, address: Address) => keep('addresses', shippingId, { shippingId, address }),
    removeAddresses(): Failure | null {
      if (count('addresses') === 0) return refuse('PYT405')
      sql.exec('DELETE FROM addresses')
      return null
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
        .map((row) => JSON.parse(row.document) as KeptInstrument),
    /** One provider method at a time: another takes its place. The same code twice is refused. */
    addInstrument(instrument: KeptInstrument): Failure | null {
      const { id, method, code } = instrument
      if (code !== null) {
        const held = sql
          .exec<{ code: string | null }>('SELECT code FROM instruments WHERE method = ?', method)
          .toArray()
        if (held.some((row) => row.code === code)) return refuse('GFC755')
        if (held.length >= maxGiftCards) return refuse('GFC410', { additionalInfo: { maxCards: maxGiftCards } })
      } else {
        const rivals = isProvided(method) ? providedMethods : [method]
        for (const rival of rivals) sql.exec('DELETE FROM instruments WHERE method = ?', rival)
      }
      sql.exec(
        'INSERT INTO instruments (id, method, code, document) VALUES (?, ?, ?, ?)',
        id,
        method,
        code,
        JSON.stringify(instrument),
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
    dropAdjustmentsOf: (itemId: string) => sql.exec('DELETE FROM adjustments WHERE item_id = ?', itemId),

    flash: () => documents<FlashMessage>('flash'),
    clearFlash: () => sql.exec('DELETE FROM flash'),
    addFlash: (flash: FlashMessage) => sql.exec('INSERT INTO flash (document) VALUES (?)', JSON.stringify(flash)),

    leaving: (): LeavingLine[] =>
      sql
        .exec<{ saved_id: string; document: string }>('SELECT saved_id, document FROM leaving')
        .toArray()
        .map((row) => ({ savedId: row.saved_id, line: JSON.parse(row.document) as CartLine })),
    addLeaving: ({ savedId, line }: LeavingLine) =>
      sql.exec('INSERT INTO leaving (saved_id, document) VALUES (?, ?)', savedId, JSON.stringify(line)),
    dropLeaving: (savedId: string) => sql.exec('DELETE FROM leaving WHERE saved_id = ?', savedId),

    refusal(key: string): Failure | null {
      const row = sql.exec<Documents>('SELECT document FROM refusals WHERE key = ?', key).toArray()[0]
      return row ? (JSON.parse(row.document) as Failure) : null
    },
    setRefusal: (key: string, refusal: Failure) =>
      sql.exec('INSERT INTO refusals (key, document) VALUES (?, ?)', key, JSON.stringify(refusal)),

    hasMerged: (basketId: string): boolean =>
      sql.exec('SELECT 1 FROM merged WHERE basket_id = ?', basketId).toArray().length > 0,
    addMerged: (basketId: string) => sql.exec('INSERT OR IGNORE INTO merged (basket_id) VALUES (?)', basketId),
  }
}
export type CartCheckout = ReturnType<typeof cartCheckout>

type ProvidedMethod = Extract<PaymentMethodId, 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'APPLE_PAY'>
/** What a payment provider collects; everything else is an account here. */
const providedMethods: readonly PaymentMethodId[] = [
  'CREDIT_CARD',
  'PAYPAL',
  'KLARNA',
  'APPLE_PAY',
] satisfies ProvidedMethod[]
export const isProvided = (method: PaymentMethodId): method is ProvidedMethod => providedMethods.includes(method)
