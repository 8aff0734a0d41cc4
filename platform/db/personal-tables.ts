import type { PersonalTable } from '../../backend/personal-data/personal-table.ts'
import { rewards } from './balance-tables.ts'
import { consumerBaskets, fulfillments, keptSizes, orders, placements, refunds, returns } from './order-tables.ts'
import { saveItems, saveLists } from './saved-tables.ts'

const ofOrders = {
  of: 'order_number IN (SELECT order_number FROM orders WHERE consumer_id = ?1)',
  erase: 'anonymize',
} as const
const own = { of: 'consumer_id = ?1', erase: 'delete' } as const

/** Every table of commerce with data of people, in the order in which they are emptied. */
export const personalTables: readonly PersonalTable[] = [
  { table: keptSizes, of: ofOrders.of, erase: 'delete' },
  // Rows that stay with the order and say nothing of the person themselves.
  { table: returns, ...ofOrders, secret: ['request_key'] },
  { table: refunds, ...ofOrders },
  { table: fulfillments, ...ofOrders },
  { table: orders, of: 'consumer_id = ?1', secret: ['st', 'document'], erase: 'anonymize' },
  { table: placements, of: 'consumer_id = ?1', erase: 'anonymize' },
  { table: consumerBaskets, ...own },
  {
    table: saveItems,
    of: 'save_list_id IN (SELECT save_list_id FROM save_lists WHERE consumer_id = ?1)',
    erase: 'delete',
  },
  { table: saveLists, ...own },
  // A code is money for whoever knows it.
  { table: rewards, ...own, secret: ['content_hash', 'code'] },
]
