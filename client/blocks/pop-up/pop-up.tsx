import { dismissalName } from '../../../shared/content/dismissed.ts'
import { PopUpContent } from '../../../shared/content/pop-up.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/cta-list.tsx'
import { DismissForm } from '../parts/dismiss-form.tsx'
import { contrast, readableInk } from '../parts/ground.ts'
import { Icon } from '../parts/icon.tsx'
import { IslandHost } from '../parts/island-host.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './pop-up.css?inline'
import { popUpFixtures } from './pop-up.fixtures.ts'

/** A name as an editor writes it, as one that closing can be kept under. Other names stay apart by their hash (FNV-1a). */
export function dismissalOf({ name }: Pick<PopUpContent, 'name'>): string {
  if (dismissalName.test(name)) return name
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return `pop-up-${(hash >>> 0).toString(36)}`
}

/** What is wanted where it can be read on its ground, else what can. */
const readableOn = (ground: string, wanted: string): string =>
  contrast(wanted, ground) >= 4.5 ? wanted : readableInk(ground)

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
  const small = content.minimizedTitle || title || content.maximizedTitle || t('popUp.region')
  const large = content.maximizedTitle || small
  const name = dismissalOf(content)
  return (
    <aside className="popup" id={id} aria-label={small} data-dismissible="">
      <IslandHost name="pop-up" on="idle" props={{ name: content.name, delay }} className="popup-card">
        <details>
          <summary>
            <span className="popup-small">{small}</span>
            <span className="popup-large">{large}</span>
            <Icon name="chevron" />
          </summary>
          <div className="popup-body">
            {logo ? <img className={`popup-logo ${logoSize}`} src={logo.url} alt={logo.alt} loading="lazy" /> : null}
            {title && title !== large ? <h2 className="title">{title}</h2> : null}
            {text ? <p>{text}</p> : null}
            <CtaList locale={locale} place={place} targets={targets} />
            <Prose html={disclaimer} className="popup-fine label" />
          </div>
        </details>
      </IslandHost>
      <DismissForm name={name} label={t('popUp.close', { title: small })} context={context} />
    </aside>
  )
}

/**
 * Spec 2 §2.4: a small bar that opens to a card. It is no dialog: it takes no focus and covers nothing that has to be used. Without script
 * the bar is opened by hand; the island `pop-up` tells of its impression and opens it after its delay.
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
