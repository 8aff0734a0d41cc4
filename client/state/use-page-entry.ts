import { useMemo, useRef } from 'react'
import { isDialogEntry } from './page-below.ts'

type PageEntry = {
  /** The shopper has picked what will be shown. */
  readonly pick: () => void
  /** The picked state is shown, and the page's address is now this one: of a new entry, or of the one that it is on. */
  readonly enter: (address: string, isSame?: boolean) => void
  /** Whether the browser, which went back, is still where something was picked: a dialog over the page has closed. */
  readonly stays: () => boolean
}

/**
 * The history entry of what is picked in a list and shown a moment later. A dialog that has opened meanwhile has the
 * entry above the page's, so the new one waits until that is left.
 */
export function usePageEntry(): PageEntry {
  const picked = useRef<{ readonly from: string; readonly to: string | null } | null>(null)
  return useMemo(() => {
    const settle = () => {
      const to = picked.current?.to
      if (!to || isDialogEntry()) return
      history.pushState(null, '', to)
      picked.current = null
    }
    return {
      pick: () => {
        picked.current = { from: location.href, to: null }
      },
      enter: (to, isSame = false) => {
        picked.current = isSame ? null : { from: location.href, to }
        if (isSame) history.replaceState(history.state, '', to)
        else settle()
      },
      stays: () => {
        const isThere = picked.current?.from === location.href
        if (isThere) settle()
        else picked.current = null
        return isThere
      },
    }
  }, [])
}
