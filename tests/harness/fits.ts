import type { Page } from 'playwright'

/** Widths that every page has to fit: the narrowest that WCAG asks for, and a usual phone's. */
const widths = [320, 390] as const

/**
 * The causes of a page, or of an open dialog, being wider than the window: at each width, the innermost elements that
 * stick out. Empty where nothing scrolls sideways.
 */
export async function sticksOut(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    faults.push(...(await page.evaluate(widerThanWindow)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** Runs in the page. */
function widerThanWindow(): string[] {
  const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open], :popover-open')]
  return scrollers.flatMap((scroller) => {
    const over = scroller.scrollWidth - scroller.clientWidth
    if (over <= 0) return []
    const edge = Math.ceil(scroller.getBoundingClientRect().left + scroller.clientWidth)
    const out = [...scroller.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 0.5 && getComputedStyle(element).position !== 'fixed',
    )
    const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)))
    const named = innermost.slice(0, 4).map((element) => {
      const parents: string[] = []
      for (let node: Element | null = element; node && node !== document.body && parents.length < 4; ) {
        parents.unshift(
          `${node.localName}${node.id ? `#${node.id}` : ''}${[...node.classList].map((name) => `.${name}`).join('')}`,
        )
        node = node.parentElement
      }
      return `${parents.join(' > ')} “${(element.textContent ?? '').trim().slice(0, 30)}”`
    })
    return [`${scroller.localName} is ${over} px wider, by ${named.join(' and ') || 'nothing that is found'}`]
  })
}
