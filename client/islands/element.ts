type Props = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>
type Child = Node | string | null | undefined

/**
 * An element with its attributes, listeners (`onclick`) and children: what the small islands draw with, a few hundred bytes instead of a
 * framework. Words are always text, never markup.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== null && child !== undefined))
  return made
}
