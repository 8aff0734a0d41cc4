/**
 * Gives each open dialog a history entry of its own, at the page's address, so that Back closes the topmost one and
 * the page stays. An entry's state holds the number of dialogs that were open in it.
 */
const stateKey = 'kerbDialogs'
const entryDepth = () => Number((history.state as Record<string, unknown> | null)?.[stateKey] ?? 0)
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('[data-island=dialog] > dialog:modal')]

/** The page doesn't scroll while a dialog is open. Where its scrollbar takes room, it keeps that room. */
function holdPage(): void {
  const root = document.documentElement
  if (openDialogs().length === 0) delete root.dataset['held']
  else if (root.dataset['held'] === undefined)
    root.dataset['held'] = window.innerWidth > root.clientWidth ? 'scrollbar' : ''
}

let isWatching = false
/** The entries of closed dialogs are being left, which takes a moment. */
let isLeaving = false

/** An entry that was gone forward to has none of the dialogs that it once had. */
export const isDialogEntry = (): boolean => isLeaving || (entryDepth() > 0 && openDialogs().length > 0)

function addEntries(): void {
  const dialogCount = openDialogs().length
  for (let depth = entryDepth() + 1; depth <= dialogCount; depth += 1)
    history.pushState({ ...history.state, [stateKey]: depth }, '')
}

function syncHistory(): void {
  if (isLeaving) return
  addEntries()
  const surplus = entryDepth() - openDialogs().length
  if (surplus === 0) return
  isLeaving = true
  history.go(-surplus)
}

function handlePopState(): void {
  const depth = entryDepth()
  // Another dialog may have opened since: it gets its entry now, instead of being closed.
  if (isLeaving) addEntries()
  else for (const dialog of openDialogs().slice(depth)) dialog.close()
  isLeaving = false
}

function sync(): void {
  holdPage()
  syncHistory()
}

/** Called when a dialog has opened. */
export function keepPageBelow(): void {
  sync()
  if (isWatching) return
  isWatching = true
  for (const type of ['toggle', 'close']) document.addEventListener(type, sync, { capture: true })
  addEventListener('popstate', handlePopState)
}
