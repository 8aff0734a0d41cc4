/**
 * Makes `now` look like `wanted` by changing only what differs, so that focus, pictures and the place on the page stay. Children with an id
 * are found by it, the others by their place and tag. `keep` is a field whose value is the shopper's: they are typing in it.
 */
export function morph(now: Element, wanted: Element, keep: Element | null = null): void {
  const ids = new Set([...wanted.children].map(({ id }) => id))
  for (const child of [...now.children]) if (child.id && !ids.has(child.id)) child.remove()
  let at = now.firstChild
  for (const child of [...wanted.childNodes]) {
    const match = matching(now, at, child)
    if (!match) {
      now.insertBefore(child, at)
      continue
    }
    if (match === at) at = at.nextSibling
    else now.insertBefore(match, at)
    if (match instanceof Element && child instanceof Element) become(match, child, keep)
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue
  }
  while (at) {
    const next = at.nextSibling
    at.remove()
    at = next
  }
}

function matching(parent: Element, at: ChildNode | null, child: ChildNode): ChildNode | null {
  if (child instanceof Element && child.id)
    return [...parent.children].find(({ id, tagName }) => id === child.id && tagName === child.tagName) ?? null
  const isSame = at?.nodeName === child.nodeName && !(at instanceof Element && at.id)
  return isSame ? at : null
}

function become(now: Element, wanted: Element, keep: Element | null): void {
  for (const name of now.getAttributeNames()) if (!wanted.hasAttribute(name)) now.removeAttribute(name)
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? ''
    if (now.getAttribute(name) !== value) now.setAttribute(name, value)
  }
  morph(now, wanted, keep)
  if (now === keep) return
  if (now instanceof HTMLInputElement && wanted instanceof HTMLInputElement) {
    now.value = wanted.value
    now.checked = wanted.checked
  }
  if (now instanceof HTMLSelectElement && wanted instanceof HTMLSelectElement) now.value = wanted.value
}
