import type { ErrorEntry } from '../entry.ts'

export const inventoryErrors = [
  { code: 'INV700', group: 'inventory', key: 'ITEM_OOS', status: 409, place: 'top', recovery: 'offer-back-in-stock' },
  { code: 'INV701', group: 'inventory', key: 'NO_INVENTORY', status: 409, place: 'top', recovery: 'refetch-cart' },
  { code: 'INV702', group: 'inventory', key: 'NO_PRICE', status: 409, place: 'item', recovery: 'refetch-cart' },
  { code: 'INV406', group: 'inventory', key: 'ITEMS_OOS', status: 409, place: 'top', recovery: 'refetch-cart' },
  {
    code: 'INV405',
    group: 'inventory',
    key: 'ITEMS_NO_LONGER_AVAILABLE',
    status: 409,
    place: 'top',
    recovery: 'refetch-cart',
  },
  {
    code: 'INV407',
    group: 'inventory',
    key: 'ITEMS_NO_LONGER_AVAILABLE',
    status: 409,
    place: 'top',
    recovery: 'refetch-cart',
  },
  {
    code: 'INV409',
    group: 'inventory',
    key: 'SOME_PRODUCTS_NO_INVENTORY',
    status: 409,
    place: 'top',
    recovery: 'refetch-cart',
  },
  {
    code: 'INV408',
    group: 'inventory',
    key: 'ADDED_MAX_QUANTITY',
    status: 409,
    place: 'top',
    recovery: 'none',
    params: ['maxAllowedQty'],
  },
  { code: 'PRC400', group: 'inventory', key: 'INVALID_PRICE', status: 409, place: 'item', recovery: 'refetch-cart' },
] as const satisfies readonly ErrorEntry[]
