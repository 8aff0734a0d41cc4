import type { WidgetSettings } from '../widget-settings.ts'

/**
 * The photo widget in the shop's page: `kerbSocial.render(host, { tag, limit })`. It draws with the DOM alone, since the page's policy
 * applies no inline style and runs no inline script. The same tag gives the same photos.
 */
declare global {
  interface Window {
    /** Set by the lines that this script is served behind. */
    kerbSocialSettings: WidgetSettings
    kerbSocial?: { render(host: HTMLElement, options: { tag: string; limit: number }): void }
  }
}

const { scenes, handles, alt } = window.kerbSocialSettings

function placeOf(tag: string): number {
  let place = 7
  for (const letter of tag) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return place
}

function photo(place: number): HTMLElement {
  const handle = handles[place % handles.length] ?? ''
  const picture = document.createElement('img')
  picture.loading = 'lazy'
  picture.width = 480
  picture.height = 480
  picture.alt = alt.replace('{name}', handle)
  picture.src = `/images/scenes/${scenes[place % scenes.length]}?width=480&ratio=1`
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
    const start = placeOf(tag)
    list.append(...Array.from({ length: limit }, (_, index) => photo(start + index)))
    host.replaceChildren(list)
  },
}
