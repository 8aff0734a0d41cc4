import { type Failure, refuse } from '../../../../backend/result.ts'
import type { DeliveryChangeDetails } from '../../../../shared/errors/flow-messages.ts'
import type { PlatformContext } from '../../../context.ts'
import type { CartOutcome, WantedItem } from '../../../objects/cart-snapshot.ts'
import { isGiftOnly } from '../../promotions/promotions.ts'
import type { Visit } from '../answers.ts'
import { readStoreStock } from '../delivery/store-stock.ts'
import { deliveryFlash } from '../flash.ts'
import type { Scene } from '../scene.ts'
import { readCartProducts } from './products.ts'
import { type RequestedItem, restoredMove, wantedItems } from './wanted.ts'
import { mayAddForMembers } from './withheld.ts'

/** `moves`: restored items that have another method than before, by their place in `items`. */
type Checked = {
  readonly items: readonly WantedItem[]
  readonly moves: readonly { readonly index: number; readonly details: DeliveryChangeDetails }[]
}

/** Checks requested items against the current catalog and stock. Gifts of promotions can't be added: GWP403. */
export async function checkItems(
  context: PlatformContext,
  scene: Scene,
  requested: readonly RequestedItem[],
): Promise<Checked | Failure> {
  const { site } = context
  const productIds = requested.map((item) => item.productId)
  const [isGift, products, storeStock] = await Promise.all([
    isGiftOnly(context.env.DB, productIds),
    readCartProducts(context.env.DB, context, productIds),
    readStoreStock(
      context.env.DB,
      productIds,
      requested.flatMap((item) => item.storeId ?? []),
    ),
  ])
  const catalogue = { products, storeStock, site, isMember: mayAddForMembers(scene) }
  const items = isGift ? refuse('GWP403') : wantedItems(requested, catalogue)
  if ('ok' in items) {
    const isOfGift = items.failure.code === 'ORD404' && requested.some(({ giftOption }) => giftOption)
    return isOfGift ? refuse('GFO404') : items
  }
  const moves = items.flatMap((item, index) => {
    const before = requested[index]
    const details = before?.isRestored ? restoredMove(before, item, catalogue) : null
    return details ? [{ index, details }] : []
  })
  return { items, moves }
}

/** Says of restored lines that they are delivered differently now; the cart with these messages. */
export async function noteMoves(
  context: PlatformContext,
  { basket, owner }: Visit,
  added: CartOutcome,
  { items, moves }: Checked,
): Promise<CartOutcome> {
  if (!added.ok) return added
  const flash = moves.flatMap(({ index, details }) => {
    const item = items[index]
    const line = added.value.lines.find(
      ({ productId, upc, method, storeId }) =>
        item?.productId === productId && item.upc === upc && item.method === method && item.storeId === storeId,
    )
    return line ? [deliveryFlash(line.id, details)] : []
  })
  if (flash.length === 0) return added
  const change = { kind: 'convert', lines: [], shipments: [], flash } as const
  return basket.change(owner, change, null, context.now, context.requestId)
}
