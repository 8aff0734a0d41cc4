import type { Mount } from '../island.ts'

/** What CSS can't do for the open panels: Escape closes one and returns to its word, arrows go along the words and down into a panel. */
export const mount: Mount<'mega-menu'> = (host) => {
  const items = [...host.querySelectorAll<HTMLElement>('nav > ul > li')]
  const wordOf = (item: HTMLElement | undefined) => item?.firstElementChild as HTMLElement | undefined

  for (const item of items) {
    const reopen = () => delete item.dataset['shut']
    item.addEventListener('pointerleave', reopen)
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (!item.contains(relatedTarget as Node | null)) reopen()
    })
  }
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const item of items) {
      if (!item.matches(':is(:hover,:focus-within):not([data-shut])')) continue
      item.dataset['shut'] = ''
      if (item.contains(document.activeElement)) wordOf(item)?.focus()
    }
  })
  host.addEventListener('keydown', (event) => {
    const at = items.findIndex((item) => wordOf(item) === event.target)
    const item = items[at]
    if (!item) return
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step) wordOf(items.at((at + step) % items.length))?.focus()
    else if (event.key === 'ArrowDown') {
      delete item.dataset['shut']
      item.querySelector<HTMLElement>('.panel a')?.focus()
    } else return
    event.preventDefault()
  })
}
