import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { product } from '../../tests/integration/platform/catalogue-fixture.ts'
import { admin, ask, bodyOf } from './client.ts'
import type { Size } from './shopper.ts'

type Operator = { readonly origin: string; readonly adminToken: string }

/**
 * A product with one size of which `quantity` are there, sent as a feed would. Each call with another quantity is a
 * delivery.
 */
export async function stockUp(
  { origin, adminToken }: Operator,
  style: number,
  quantity: number,
  more: Partial<IngestProduct> = {},
): Promise<Size> {
  const base = product(style, 0)
  const sku = base.skus.find(({ size }) => size === '40') ?? base.skus[0]
  if (!sku) throw new Error('the fixture has no sizes')
  // A feed that says what it said before changes nothing, so each one carries a rank of its own.
  deliveries += 1
  const fed: IngestProduct = { ...base, ...more, rank: deliveries / 1e6, skus: [{ ...sku, quantity }] }
  const report = await admin<{ written: number }>(origin, adminToken, '/catalog/products', { products: [fed] })
  if (report.written !== 1) throw new Error(`the delivery was not taken: ${JSON.stringify(report)}`)
  return { productId: base.productId, upc: sku.upc }
}
let deliveries = 0

/** Units of the size that the shop says it has. */
export async function unitsLeft(origin: string, size: Size): Promise<number> {
  const reply = await ask(origin, 'products.inventory', { params: { productId: size.productId } })
  const { skus } = bodyOf<{ skus: { upc: string; quantity: number }[] }>(reply)
  return skus.find(({ upc }) => upc === size.upc)?.quantity ?? 0
}
