import { spoken } from '../../state/spoken.ts'
import type { Attach } from '../attach.ts'

/**
 * A live region for texts that islands put into `spoken`: it has to be in the page before its text changes.
 */
export const attach: Attach<'announcer'> = (host) => {
  spoken.subscribe((words) => {
    host.textContent = words
  })
}
