import { z } from 'zod'
import { integer, json, orNull, text } from '../../backend/db/column.ts'
import { table } from '../../backend/db/table.ts'
import { GiftOption } from '../../shared/contracts/cart.ts'

export const saveLists = table('save_lists', { consumer_id: text, save_list_id: text })

export const saveItems = table('save_items', {
  item_id: text,
  save_list_id: text,
  product_id: text,
  upc: orNull(text),
  recipe_id: orNull(text),
  qty: integer,
  saved_at: integer,
  basket_id: orNull(text),
  claimed_at: orNull(integer),
  gone_at: orNull(integer),
  /** How it was to come, and as whose gift, when it left a cart. */
  options: orNull(
    json(
      z.object({
        giftOption: GiftOption.nullable(),
        method: z.enum(['pickup', 'sts', 'me']).nullable(),
        storeId: z.string().nullable(),
      }),
    ),
  ),
})
