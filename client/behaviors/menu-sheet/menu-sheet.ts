import type { Attach } from '../attach.ts'

/** Marks the state of the history entry that belongs to the open sheet. */
const stateKey = 'kerbSheet'
const isSheetEntry = () => (history.state as Record<string, unknown> | null)?.[stateKey] === true

/**
 * Lets Back close the open sheet by giving it its own history entry. A link in the sheet replaces that entry, so that
 * Back on the next page leads to this page rather than to the sheet.
 */
export const attach: Attach<'menu-sheet'> = (host) => {
  const sheet = host.closest<HTMLElement>('[popover]')
  if (!sheet) return
  const isOpen = () => sheet.matches(':popover-open')
  let isNavigating = false
  const syncHistory = () => {
    if (isOpen() && !isSheetEntry()) history.pushState({ ...history.state, [stateKey]: true }, '')
    else if (!isOpen() && isSheetEntry() && !isNavigating) history.back()
  }
  sheet.addEventListener('toggle', syncHistory)
  addEventListener('popstate', () => {
    if (!isSheetEntry() && isOpen()) sheet.hidePopover()
  })
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const opensElsewhere = link?.target || event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || opensElsewhere || !isSheetEntry()) return
    event.preventDefault()
    isNavigating = true
    sheet.hidePopover()
    location.replace(link.href)
  })
  syncHistory()
}
