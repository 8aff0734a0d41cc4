import { dismissalName } from '../../../shared/content/dismissed.ts'
import { PopUpContent } from '../../../shared/content/pop-up.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { DismissForm } from '../parts/dismiss-form.tsx'
import { contrast, readableInk } from '../parts/ground.ts'
import { Icon } from '../parts/icon.tsx'
import { Behavior } from '../parts/island.tsx'
import { CtaList } from '../parts/links/cta-list.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './pop-up.css?inline'
import { popUpFixtures } from './pop-up.fixtures.ts'

/**
 * A valid dismissal name for the editor's name; names with other characters are hashed (FNV-1a) to stay distinct.
 */
export function dismissalOf({ name }: Pick<PopUpContent, 'name'>): string {
  if (dismissalName.test(name)) return name
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return `pop-up-${(hash >>> 0).toString(36)}`
}

/** The preferred color if it is readable on the background, or else one that is. */
const readableOn = (ground: string, preferred: string): string =>
  contrast(preferred, ground) >= 4.5 ? preferred : readableInk(ground)

function colourRules({ colors }: PopUpContent, id: string): string {
  if (!colors) return ''
  const ink = readableOn(colors.background, colors.text)
  const button = colors.button ?? ink
  const buttonInk = readableOn(button, colors.buttonText ?? colors.background)
  return `#${id}{--pop:${colors.background};--pop-ink:${ink};--pop-button:${button};--pop-button-ink:${buttonInk}}`
}

function PopUp({ content, context }: { content: PopUpContent; context: BlockContext }) {
  const { title, text, logo, logoSize, targets, disclaimer, delay } = content
  const { t, locale, place, id } = context
  const minimizedTitle = content.minimizedTitle || title || content.maximizedTitle || t('popUp.region')
  const maximizedTitle = content.maximizedTitle || minimizedTitle
  const name = dismissalOf(content)
  return (
    <aside className="popup" id={id} aria-label={minimizedTitle} data-dismissible="">
      <Behavior name="pop-up" on="idle" props={{ name: content.name, delay }} className="popup-card">
        <details>
          <summary>
            <span className="popup-small">{minimizedTitle}</span>
            <span className="popup-large">{maximizedTitle}</span>
            <Icon name="chevron" />
          </summary>
          <div className="popup-body">
            {logo ? <img className={`popup-logo ${logoSize}`} src={logo.url} alt={logo.alt} loading="lazy" /> : null}
            {title && title !== maximizedTitle ? <h2 className="title">{title}</h2> : null}
            {text ? <p>{text}</p> : null}
            <CtaList locale={locale} place={place} targets={targets} />
            <Prose html={disclaimer} className="popup-fine label" />
          </div>
        </details>
      </Behavior>
      <DismissForm name={name} label={t('popUp.close', { title: minimizedTitle })} context={context} />
    </aside>
  )
}

/**
 * Spec 2 §2.4: a small bar that opens to a card. The card is not a dialog: it takes no focus and covers no controls.
 * Without script the visitor opens it; the behavior `pop-up` reports its impression and opens it after its delay.
 */
const popUp = defineBlock({
  type: 'pop-up',
  props: PopUpContent,
  css,
  rules: colourRules,
  dismissal: dismissalOf,
  fixtures: popUpFixtures,
  render: (content, context) => <PopUp content={content} context={context} />,
})

export const popUpBlocks: readonly BlockDefinition[] = [popUp]
