import { findMember, type SaleMember } from '../../../accounts/loyalty/member-number.ts'
import type { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import type { CollectionPoint } from '../../../shared/contracts/store.ts'
import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { employeeAccount, prosumerAccount, readBalance } from '../balances/accounts.ts'
import { readCoupons, readPromotions } from '../promotions/promotions.ts'
import { readPoints } from '../stores/chosen-points.ts'
import type { LiveStock } from './delivery/stock-now.ts'
import { readStoreStock, type StoreStock } from './delivery/store-stock.ts'
import { couponFault, customerOf } from './discounts/coupons.ts'
import { type CartProduct, readCartProducts } from './items/products.ts'
import { orderingOf, readPaymentSources } from './payment/payment-sources.ts'
import type { PaymentSources } from './payment/payments.ts'
import { paysHere, type Scene, yearOf } from './scene.ts'

/** Everything outside the basket that the composed cart depends on. */
export type CartFacts = PaymentSources & {
  /** Products of the lines and of the promotions' gifts. */
  readonly products: ReadonlyMap<string, CartProduct>
  readonly storeStock: StoreStock
  /** The parcel shops of the cart's shipments. */
  readonly points: ReadonlyMap<string, CollectionPoint>
  readonly promotions: readonly Promotion[]
  /** The cart's valid coupons. */
  readonly coupons: readonly Coupon[]
  /** Why the other coupons are invalid, by code. */
  readonly couponFaults: ReadonlyMap<string, ErrorCode>
  /** Rest of an employee's yearly allowance; null without an employee discount. */
  readonly allowance: number | null
  /** Rest of a prosumer's yearly allowance; null for other shoppers, and in another currency. */
  readonly prosumerAllowance: number | null
  /** The member whom an associate sells to; null where their number is nobody's any more. */
  readonly member: SaleMember | null
  /** Live stock, if it was requested. */
  readonly live: LiveStock | null
}

export async function readCartFacts(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<CartFacts> {
  const lineIds = snapshot.lines.map((line) => line.productId)
  const pointIds = snapshot.shipments.flatMap(({ collectionPointId }) => collectionPointId ?? [])
  const member = await readMember(env, snapshot, scene)
  const [goods, { coupons, couponFaults }, points, sources, allowance, prosumerAllowance] = await Promise.all([
    Promise.all([
      readCartProducts(env.DB, scene, lineIds),
      readPromotions(env.DB, scene.now),
      readStoreStock(env.DB, lineIds, storeIdsOf(snapshot, scene)),
    ]),
    readUsable(env, snapshot, scene, member),
    readPoints(env.DB, pointIds),
    readPaymentSources(env, snapshot, scene),
    readAllowance(env, snapshot, scene),
    readProsumerAllowance(env, snapshot, scene),
  ])
  const [products, promotions, storeStock] = goods
  const persons = { allowance, prosumerAllowance, member }
  return { ...sources, products, storeStock, points, promotions, coupons, couponFaults, ...persons, live: null }
}

/** The stores of the lines, the shopper's favorite, and an associate's own. */
export function storeIdsOf(snapshot: CartSnapshot, scene: Scene): string[] {
  const storeIds = snapshot.lines.flatMap((line) => line.storeId ?? [])
  if (snapshot.favoriteStoreId !== null) storeIds.push(snapshot.favoriteStoreId)
  if (scene.consumer.associate) storeIds.push(scene.consumer.associate.storeId)
  return storeIds
}

/** An associate's sale alone has one. */
const readMember = async (env: Env, { member }: CartSnapshot, { consumer }: Scene): Promise<SaleMember | null> =>
  member === null || consumer.associate === null ? null : findMember(env.DB, member)

/** A code may expire or be used up while it is in the cart. */
async function readUsable(
  env: Env,
  snapshot: CartSnapshot,
  scene: Scene,
  member: SaleMember | null,
): Promise<Pick<CartFacts, 'coupons' | 'couponFaults'>> {
  const coupons = snapshot.coupons.length === 0 ? [] : await readCoupons(env.DB, snapshot.coupons)
  const redeemer = { customer: customerOf(snapshot, scene, { member }), now: scene.now, order: orderingOf(snapshot) }
  const checks = await Promise.all(
    snapshot.coupons.map(async (code) => {
      const coupon = coupons.find((candidate) => candidate.code === code)
      return { code, coupon, fault: await couponFault(env, coupon, redeemer) }
    }),
  )
  return {
    coupons: checks.flatMap(({ coupon, fault }) => (coupon && fault === null ? [coupon] : [])),
    couponFaults: new Map(checks.flatMap(({ code, fault }) => (fault === null ? [] : [[code, fault] as const]))),
  }
}

/** Without accepted terms there is no discount (spec 1 §6). */
async function readAllowance(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<number | null> {
  const { person, now } = scene
  if (!person?.employee?.termsAccepted || !paysHere(scene)) return null
  return readBalance(
    env,
    employeeAccount(person.consumerId, yearOf(now)),
    person.employee.annualCap,
    orderingOf(snapshot),
  )
}

async function readProsumerAllowance(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<number | null> {
  const { person, now } = scene
  if (!person?.prosumer || !paysHere(scene)) return null
  const account = prosumerAccount(person.consumerId, yearOf(now))
  return readBalance(env, account, person.prosumer.annualCap, orderingOf(snapshot))
}
