import type { WidgetSettings } from '../widget-settings.ts'

/**
 * The photo widget in the shop's page: `kerbSocial.render(host, { tag, limit })`. The widget uses only DOM calls, since
 * the page's security policy forbids inline styles and scripts. The same tag always shows the same photos.
 */
declare global {
  interface Window {
    /** Set by a line that the server puts before this script. */
    kerbSocialSettings: WidgetSettings
    kerbSocial?: { render(host: HTMLElement, options: { tag: string; limit: number }): void }
  }
}

const { scenes, handles, alt } = window.kerbSocialSettings

function startIndexOf(tag: string): number {
  let index = 7
  for (const letter of tag) index = (index * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return index
}

function photo(index: number): HTMLElement {
  const handle = handles[index % handles.length] ?? ''
  const picture = document.createElement('img')
  picture.loading = 'lazy'
  picture.width = 480
  picture.height = 480
  picture.alt = alt.replace('{name}', handle)
  picture.src = `/images/scenes/${scenes[index % scenes.length]}?width=480&ratio=1`
  const caption = document.createElement('figcaption')
  caption.ariaHidden = 'true'
  caption.textContent = `@${handle}`
  const figure = document.createElement('figure')
  figure.append(picture, caption)
  const item = document.createElement('li')
  item.append(figure)
  return item
}

window.kerbSocial = {
  render(host, { tag, limit }) {
    const list = document.createElement('ul')
    const start = startIndexOf(tag)
    list.append(...Array.from({ length: limit }, (_, index) => photo(start + index)))
    host.replaceChildren(list)
  },
}
