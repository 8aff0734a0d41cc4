import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

/** Whoever uses the browser next doesn't see what was typed in checkout and not sent. */
export const attach: Attach<'sign-out'> = (host) => {
  host.addEventListener('submit', () => {
    try {
      sessionStorage.removeItem(storageKeys.keptForm)
    } catch {
      // Storage is disabled: nothing was kept.
    }
  })
}
