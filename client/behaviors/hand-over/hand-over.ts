import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

/** The next person at this browser gets neither what was typed in checkout nor the copy of the cart. */
export const attach: Attach<'hand-over'> = (host) => {
  host.addEventListener('submit', () => {
    try {
      for (const key of [storageKeys.keptForm, storageKeys.unsent]) sessionStorage.removeItem(key)
      localStorage.removeItem(storageKeys.cart)
    } catch {
      // Storage is disabled: nothing was kept.
    }
  })
}
