import { keepPageBelow } from '../state/page-below.ts'
import { showPart } from './part.ts'
import { preparePart } from './prepared-part.ts'
import { fetchIsland, start, startIslands } from './start.ts'

/**
 * Ids of the mini cart's drawer and of the template of every other dialog (client/pages/chrome/dialog-shells.tsx).
 */
const cartId = 'mini'
const templateId = 'dialog-shell'

const bodyOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-body]')

function show(dialog: HTMLDialogElement, keep: boolean): void {
  if (!keep)
    for (const openDialogElement of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      if (openDialogElement !== dialog) openDialogElement.close()
  if (!dialog.open) dialog.showModal()
  // Before its script is here, too, Back closes the dialog.
  keepPageBelow()
  const host = dialog.closest<HTMLElement>('[data-island]')
  if (host) void start(host)
}

/**
 * While a finger is down, browsers keep what has arrived from a page's script. The script's part comes right after the
 * click, sooner than this, and a dialog that opens with its content and its islands is laid out and painted once.
 */
const momentMs = 50

/**
 * Shows the page at `href` in a dialog. A part that doesn't come in a moment has a placeholder there until it does.
 * Opening a dialog closes the others (spec 1 §2 "Dialogs") unless it should `keep` them.
 */
export function openDialog(href: string, { keep = false, label = '' } = {}): void {
  const template = document.getElementById(templateId) as HTMLTemplateElement | null
  const host = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  const dialog = host?.querySelector('dialog')
  if (!host || !dialog) {
    location.assign(href)
    return
  }
  dialog.ariaLabel = label
  void showInDialog(dialog, href, () => {
    document.body.append(host)
    show(dialog, keep)
  })
}

/** Fetches the page of a dialog, and the scripts of its frame and its islands, before its link is pressed. */
export async function prepareDialog(href: string): Promise<void> {
  const part = preparePart(href)
  // Most dialogs have the name of their island: that doesn't wait for the page.
  for (const name of ['dialog', href.match(/\/dialog\/([\w-]+)/)?.[1]]) fetchIsland(name)
  for (const host of (await part)?.body.querySelectorAll<HTMLElement>('[data-island]') ?? [])
    fetchIsland(host.dataset['island'])
}

/**
 * Loads a page into a dialog that is open or opens by `open`. Its heading becomes the dialog's name and receives the
 * focus.
 */
export async function showInDialog(dialog: HTMLDialogElement, href: string, open?: () => void): Promise<void> {
  const fill = async () => {
    // Without a body, as after any failure, the page itself is opened.
    const body = bodyOf(dialog) as HTMLElement
    body.toggleAttribute('data-wait', true)
    await showPart(body, href)
    body.removeAttribute('data-wait')
    const heading = body.querySelector('h1')
    dialog.ariaLabel = heading?.textContent ?? dialog.ariaLabel
    if (heading) heading.tabIndex = -1
    const target = body.querySelector<HTMLElement>('[autofocus]') ?? heading
    if (dialog.open) target?.focus()
    else if (target) target.autofocus = true
    await startIslands(body)
  }
  try {
    const filled = fill()
    await Promise.race([filled, open && new Promise((resolve) => setTimeout(resolve, momentMs))])
    open?.()
    await filled
  } catch {
    location.assign(href)
  }
}

const cartDrawer = () => document.getElementById(cartId)?.querySelector('dialog')

/**
 * Loads the server-rendered cart into its drawer, once; its island keeps it up to date. Resolves to false if that
 * fails.
 */
export async function prepareCart(): Promise<boolean> {
  const dialog = cartDrawer()
  const body = dialog && bodyOf(dialog)
  const href = dialog?.dataset['href']
  if (!body || !href) return false
  if (body.dataset['part'] !== href) {
    fetchIsland('mini-cart')
    const host = dialog.closest<HTMLElement>('[data-island]')
    if (host) void start(host)
    preparing = showPart(body, href)
  }
  return preparing.then(
    () => true,
    () => {
      delete body.dataset['part']
      return false
    },
  )
}
let preparing = Promise.resolve()

/**
 * Resolves when the drawer shows the changed cart. If its island fails, the server-rendered cart is loaded again.
 */
export async function settleCart(): Promise<void> {
  if (!(await prepareCart())) return
  const dialog = cartDrawer()
  const body = dialog && bodyOf(dialog)
  const island = body?.querySelector<HTMLElement>('[data-island]')
  if (!body || (island && island.dataset['failed'] === undefined && (await start(island)))) return
  delete body.dataset['part']
  await prepareCart()
}

/** Returns false if the page has no mini cart. */
export function openCart(): boolean {
  const dialog = cartDrawer()
  if (dialog) show(dialog, false)
  return dialog !== null && dialog !== undefined
}

export const closeCart = (): void => cartDrawer()?.close()
