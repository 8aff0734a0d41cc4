import { type RefObject, useEffect, useMemo, useRef } from 'react'

const stateKey = 'kerbFilters'
const isSheetEntry = (): boolean => (history.state as Record<string, unknown> | null)?.[stateKey] === true

export type Sheet = {
  readonly isOpen: () => boolean
  /** Returns whether it was open, and the browser is by now where it was opened. */
  readonly close: () => boolean
}

/**
 * The filters' sheet on a phone, with a history entry of its own while it is open, so that Back closes it. Filters that
 * are picked in it change that entry's address; a sheet that closes in another way leaves the entry to the list it has
 * made, or takes it away if nothing was picked.
 */
export function useSheet(form: RefObject<HTMLFormElement | null>): Sheet {
  const below = useRef('')
  const sheet = useMemo<Sheet>(() => {
    const isOpen = () => form.current?.matches(':popover-open') ?? false
    const close = () => {
      const wasOpen = isOpen()
      if (wasOpen) form.current?.hidePopover()
      return wasOpen && location.href === below.current
    }
    return { isOpen, close }
  }, [form])
  useEffect(() => {
    const element = form.current
    below.current = location.href
    const enter = () => {
      below.current = location.href
      // A page that was loaded again, or gone forward to, may be on the entry of a sheet that is no longer open.
      if (isSheetEntry()) history.replaceState({ ...history.state, [stateKey]: false }, '')
      history.pushState({ ...history.state, [stateKey]: true }, '')
    }
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') enter()
      else if (isSheetEntry()) {
        if (location.href === below.current) history.back()
        else history.replaceState(null, '')
      }
    }
    element?.addEventListener('toggle', onToggle)
    // Opened before this started.
    if (sheet.isOpen()) enter()
    return () => element?.removeEventListener('toggle', onToggle)
  }, [form, sheet])
  return sheet
}
