import type { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { employeeAccount, readBalance } from '../balances/accounts.ts'
import { readCoupons, readPromotions } from '../promotions/promotions.ts'
import { type CartProduct, readCartProducts } from './products.ts'
import { type Purses, readPurses } from './purses.ts'
import { paysHere, type Scene, yearOf } from './scene.ts'
import { readShelves, type Shelves } from './shelves.ts'
import type { LiveStock } from './stock-now.ts'

/** Everything outside of a basket that its answer depends on. */
export type CartFacts = Purses & {
  /** Those of the lines, and those that promotions give this cart. */
  readonly products: ReadonlyMap<string, CartProduct>
  readonly shelves: Shelves
  readonly promotions: readonly Promotion[]
  readonly coupons: readonly Coupon[]
  /** What is left of an employee's yearly allowance; null where there is no discount. */
  readonly allowance: number | null
  /** What the inventory says now, where it was asked. */
  readonly live: LiveStock | null
}

export async function readCartFacts(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<CartFacts> {
  const lineIds = snapshot.lines.map((line) => line.productId)
  const storeIds = snapshot.lines.flatMap((line) => line.storeId ?? [])
  if (snapshot.favoriteStoreId !== null) storeIds.push(snapshot.favoriteStoreId)
  const [products, promotions, coupons, shelves, purses, allowance] = await Promise.all([
    readCartProducts(env.DB, scene.site, lineIds),
    readPromotions(env.DB, scene.now),
    snapshot.coupons.length === 0 ? [] : readCoupons(env.DB, snapshot.coupons),
    readShelves(env.DB, lineIds, storeIds),
    readPurses(env, snapshot, scene),
    readAllowance(env, scene),
  ])
  return { ...purses, products, shelves, promotions, coupons, allowance, live: null }
}

/** Without accepted terms there is no discount (spec 1 §6). */
async function readAllowance(env: Env, scene: Scene): Promise<number | null> {
  const { person, now } = scene
  if (!person?.employee?.termsAccepted || !paysHere(scene)) return null
  return readBalance(env, employeeAccount(person.consumerId, yearOf(now)), person.employee.annualCap)
}
