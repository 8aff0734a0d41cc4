import { askForPart, readPart } from '../../runtime/prepared-part.ts'
import { announcePart } from '../../state/page-events.ts'
import type { Attach } from '../attach.ts'

/**
 * The colors of a card in a list: pointing at one, focusing it by keyboard or tapping it shows the card in that color.
 * A click, or a press on the color that is shown, follows its link.
 */
export const attach: Attach<'swatches'> = (host) => {
  const card = host.closest('.card')
  if (!card) return
  let wanted = host.querySelector<HTMLAnchorElement>('a[aria-current]')

  /** Resolves to false if there is no card in that color to show. */
  const choose = async (link: HTMLAnchorElement): Promise<boolean> => {
    wanted = link
    const next = await readCard(`${link.href}/card`).catch(() => null)
    if (next && wanted === link) {
      show(card, host, next)
      for (const other of host.querySelectorAll('a')) other.ariaCurrent = other === link ? 'true' : null
    }
    return next !== null
  }
  const onPointed = (event: Event) => {
    const link = linkOf(event)
    if (link && link !== wanted) void choose(link)
  }
  host.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && onPointed(event))
  // A finger's tap focuses too, and is a press.
  host.addEventListener('focusin', (event) => linkOf(event)?.matches(':focus-visible') && onPointed(event))
  host.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || link.ariaCurrent || event.pointerType === 'mouse' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void choose(link).then((isShown) => isShown || location.assign(link.href))
  })

  // The event that started this isn't repeated.
  const pointed = host.querySelector<HTMLAnchorElement>('a:is(:hover, :focus-visible)')
  if (pointed && pointed !== wanted && matchMedia('(hover: hover)').matches) void choose(pointed)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest('a') : null)

/** With its picture loaded, so that no empty frame shows in between. */
async function readCard(url: string): Promise<Element | null> {
  const { body } = await readPart(await askForPart(url))
  const found = body.querySelector('.card')
  if (!found) return null
  const card = document.adoptNode(found)
  const picture = card.querySelector<HTMLImageElement>('.pic img')
  if (picture) picture.loading = 'eager'
  await picture?.decode().catch(() => undefined)
  return card
}

/** The swatches stay, and what is focused among them. */
function show(card: Element, swatches: Element, next: Element): void {
  for (const child of [...card.children]) if (child !== swatches) child.remove()
  swatches.before(...next.childNodes)
  announcePart(card)
}
