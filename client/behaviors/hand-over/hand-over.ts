import { storageKeys, store } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

/** Keys of what somebody did: recent searches, the copy of their cart, and what waits to be counted of their visit. */
const personal = ['cart', 'searches', 'exposures', 'shopEvents', 'seen', 'layer'] as const

/** The next person at this browser gets nothing of what was typed in checkout, nor of what was done. */
export const attach: Attach<'hand-over'> = (host) => {
  host.addEventListener('submit', () => {
    for (const key of [storageKeys.keptForm, storageKeys.unsent]) store('sessionStorage', key, null)
    for (const key of personal) store('localStorage', storageKeys[key], null)
  })
}
