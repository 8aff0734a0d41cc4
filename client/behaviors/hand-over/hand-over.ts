import { storageKeys, store } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

/** The next person at this browser gets nothing of what was typed in checkout or searched, nor the copy of the cart. */
export const attach: Attach<'hand-over'> = (host) => {
  host.addEventListener('submit', () => {
    for (const key of [storageKeys.keptForm, storageKeys.unsent]) store('sessionStorage', key, null)
    for (const key of [storageKeys.cart, storageKeys.searches]) store('localStorage', key, null)
  })
}
