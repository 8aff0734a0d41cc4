import type { RecoveryWay } from './errors/recovery-way.ts'

/** Answer of the shop to script that changes or reads favorites: the whole list, or why not in the shopper's words. */
export type FavoritesAnswer =
  | { readonly ok: true; readonly ids: readonly string[]; readonly total: number }
  | { readonly ok: false; readonly message: string; readonly way?: RecoveryWay }
