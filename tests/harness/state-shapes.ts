import type { Page } from 'playwright'

/** `found`: each kind of state that this page has. `faults`: those that differ from what lacks the state by nothing. */
export type StateShapes = { readonly found: readonly string[]; readonly faults: readonly string[] }

/**
 * Holds everything in a state that the page may say by a colour (current, pressed, chosen, sold out, disabled, wrong)
 * against the same thing without it. In forced colours, what differs is a border, a line, a weight or a mark.
 */
export const stateShapes = (page: Page): Promise<StateShapes> => page.evaluate(compareStates)

/** Runs in the page. */
function compareStates(): StateShapes {
  const states: Readonly<Record<string, { readonly has: string; readonly end: (element: Element) => void }>> = {
    current: {
      has: '[aria-current]:not([aria-current=false])',
      end: (element) => element.removeAttribute('aria-current'),
    },
    pressed: { has: '[aria-pressed=true]', end: (element) => element.setAttribute('aria-pressed', 'false') },
    selected: { has: '[aria-selected=true]', end: (element) => element.setAttribute('aria-selected', 'false') },
    wrong: { has: '[aria-invalid=true]', end: (element) => element.removeAttribute('aria-invalid') },
    disabled: {
      has: ':disabled:not(option,fieldset),[aria-disabled=true]',
      end: (element) => {
        element.removeAttribute('disabled')
        element.removeAttribute('aria-disabled')
      },
    },
    chosen: {
      has: 'input:checked',
      end: (element) => {
        if (element instanceof HTMLInputElement) element.checked = false
      },
    },
    'sold out': { has: 'input[data-out],a.out', end: (element) => element.classList.remove('out') },
  }

  const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })
  /** A box that is seen is the browser's, which draws its states itself. */
  const isDrawnByBrowser = (element: Element) =>
    element instanceof HTMLInputElement &&
    /^(?:checkbox|radio)$/.test(element.type) &&
    getComputedStyle(element).opacity !== '0'
  const subjectOf = (element: Element) =>
    element.matches('input[type=radio],input[type=checkbox]') ? element.closest('label') : element

  /** The parts of a state that a reader sees whatever the colours are. */
  const shapeOf = (subject: Element): string => {
    const parts = [subject, ...subject.querySelectorAll('*')].filter((part) => !part.matches('.sr'))
    const looks = parts.flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo)
        if (pseudo && style.content === 'none') return ''
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`
        return [
          part.localName,
          style.borderStyle,
          style.borderWidth,
          outline,
          style.textDecorationLine,
          style.fontWeight,
          style.display === 'none' ? 'none' : '',
          style.opacity,
          pseudo ? style.content : '',
          part instanceof SVGElement && style.fill === 'none' ? 'hollow' : '',
        ].join()
      }),
    )
    return looks.join(';')
  }

  const kindOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => `${one?.localName}.${one?.className}`)
      .join(' < ')
  const found = new Set<string>()
  const faults = new Set<string>()
  for (const [name, { has, end }] of Object.entries(states)) {
    for (const element of document.querySelectorAll(has)) {
      const subject = subjectOf(element)
      if (!subject || !isShown(subject) || isDrawnByBrowser(element)) continue
      const kind = `${name}: ${kindOf(subject)}`
      if (found.has(kind)) continue
      found.add(kind)
      // A neighbour, which may lack a mark besides; where there is none, a copy of it.
      const others = [...document.querySelectorAll(subject.localName)].filter(
        (other) =>
          kindOf(other) === kindOf(subject) && isShown(other) && !other.matches(has) && !other.querySelector(has),
      )
      const copy = subject.cloneNode(true) as Element
      end(copy.matches(has) ? copy : (copy.querySelector(has) ?? copy))
      copy.querySelector('input[data-out]')?.removeAttribute('data-out')
      for (const input of copy.querySelectorAll('input')) input.removeAttribute('name')
      subject.after(copy)
      const [other = copy] = others
      if (shapeOf(subject) === shapeOf(other)) faults.add(kind)
      copy.remove()
    }
  }
  return { found: [...found], faults: [...faults] }
}
