import type { Attach } from '../attach.ts'

/**
 * Opens one panel at a time: on mouse hover, on the first tap or key press on its link (the second follows it), and on
 * arrow down. Focus alone opens nothing, so tabbing through the menu takes one step per item.
 */
export const attach: Attach<'mega-menu'> = (host) => {
  const items = [...host.querySelectorAll<HTMLElement>('nav > ul > li')]
  const topLinkOf = (item: HTMLElement | undefined) => item?.firstElementChild as HTMLElement | undefined
  const isOpen = (item: HTMLElement) => topLinkOf(item)?.ariaExpanded === 'true'
  /** Shows only the panel of `item`; without an item, closes all panels. */
  const showPanel = (item?: HTMLElement) => {
    for (const listedItem of items) {
      const topLink = topLinkOf(listedItem)
      if (topLink?.ariaExpanded) topLink.ariaExpanded = String(listedItem === item)
    }
  }
  const hasPanelFocus = (item: HTMLElement) =>
    document.activeElement?.closest('.panel') !== null && item.matches(':focus-within')

  for (const item of items) {
    item.addEventListener('pointermove', ({ pointerType }) => {
      if (pointerType === 'mouse' && item.dataset['shut'] === undefined && !isOpen(item)) showPanel(item)
    })
    item.addEventListener('pointerleave', ({ pointerType }) => {
      delete item.dataset['shut']
      if (pointerType === 'mouse' && isOpen(item) && !hasPanelFocus(item)) showPanel()
    })
    item.addEventListener('focusout', ({ relatedTarget }) => {
      // Without a relatedTarget the press was on something that can't be focused.
      if (relatedTarget && !item.contains(relatedTarget as Node) && isOpen(item)) showPanel()
    })
    topLinkOf(item)?.addEventListener('click', (event) => {
      const { pointerType } = event as PointerEvent
      if (!topLinkOf(item)?.ariaExpanded || isOpen(item) || pointerType === 'mouse') return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      showPanel(item)
    })
  }
  addEventListener('pointerdown', ({ target }) => {
    if (!host.contains(target as Node)) showPanel()
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const item = items.find(isOpen)
    if (!item) return
    // The mouse has to leave the item before it can open it again.
    if (item.matches(':hover')) item.dataset['shut'] = ''
    if (item.contains(document.activeElement)) topLinkOf(item)?.focus()
    showPanel()
  })
  host.addEventListener('keydown', (event) => {
    const index = items.findIndex((item) => topLinkOf(item) === event.target)
    const item = items[index]
    if (!item) return
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step) topLinkOf(items.at((index + step) % items.length))?.focus()
    else if (event.key === 'ArrowDown') {
      showPanel(item)
      item.querySelector<HTMLElement>('.panel a')?.focus()
    } else return
    event.preventDefault()
  })
  // CSS had opened the hovered panel. Deferred, so that a replayed press comes first.
  setTimeout(() => {
    if (!items.some(isOpen)) showPanel(items.find((item) => item.matches(':hover')))
  })
}
