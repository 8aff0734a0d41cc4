import type { ReactNode } from 'react'
import { z } from 'zod'
import { Alignment, BannerContent } from '../../../shared/content/banner.ts'
import type { Media } from '../../../shared/content/media.ts'
import { formCss } from '../../pages/form/form-css.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { bannerFrames, mediaOf } from '../parts/banner/banner-frame.tsx'
import { shownTargets } from '../parts/banner/banner-words.tsx'
import { Eyebrow, eyebrowCss } from '../parts/banner/eyebrow.tsx'
import gradientCss from '../parts/banner/gradient.css?inline'
import { gradientAttributes, hasGradient } from '../parts/banner/gradient.ts'
import { promotionAttributes } from '../parts/banner/promotion.ts'
import { groundAttributes, groundRules, isDeep } from '../parts/ground.ts'
import { Icon } from '../parts/icon.tsx'
import { Behavior } from '../parts/island.tsx'
import { AnchorId } from '../parts/links/anchor-id.ts'
import { CtaList } from '../parts/links/cta-list.tsx'
import { CaptionedMedia, captionCss, isCaptioned } from '../parts/media/caption.tsx'
import { isFilm, mediaAlt, takesPresses } from '../parts/media/media.tsx'
import { MediaLink, mediaLinkCss } from '../parts/media/media-link.tsx'
import { ScenePicture } from '../parts/media/picture.tsx'
import { VideoPlayer, videoPlayerCss } from '../parts/media/video-player.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './dialog-block.css?inline'
import { dialogFixtures } from './dialog-block.fixtures.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/**
 * Spec 2 §2.1 "Dialog block": media, rich text, buttons and an optional newsletter form behind a button. A link to
 * `#id` opens it from anywhere on the page, or from another page. Without `trigger` such links are the only way in.
 */
export const DialogProps = BannerContent.extend({
  id: AnchorId.optional().catch(undefined),
  title: z.string().min(1).max(160),
  /** Position of the text; defaults to `textAlignment`. */
  alignment: Alignment.optional(),
  trigger: z
    .object({
      label: z.string().min(1).max(120),
      style: z.enum(['primary', 'secondary', 'link']).default('secondary'),
      alignment: Alignment.default('left'),
    })
    .optional(),
  /**
   * `top`: full width; `body`: within the text; `left-normal` and `left-large`: beside the text on wide screens.
   */
  mediaPosition: z.enum(['top', 'body', 'left-normal', 'left-large']).default('top'),
  newsletter: z
    .object({
      submit: z.string().min(1).max(60).optional(),
      /** An editor's HTML under the form. */
      disclaimer: z.string().max(4000).optional(),
    })
    .optional(),
})
type Props = z.output<typeof DialogProps>

const triggerClasses = { primary: 'btn', secondary: 'btn b2', link: 'link' } as const

/**
 * Opened by its URL fragment: `:target` needs no script in any browser and works for links in rich text, from other
 * pages, and after a form post without script. A popover could do none of these. The behavior makes it modal.
 */
const dialogBlock = defineBlock({
  type: 'dialog',
  props: DialogProps,
  css,
  partCss: (props) => [
    ...formCss,
    ...(mediaOf(props).some(isFilm) ? [videoPlayerCss] : []),
    ...(hasGradient(props) ? [gradientCss] : []),
    ...(isCaptioned(props) ? [captionCss] : []),
    ...(props.mediaTarget ? [mediaLinkCss] : []),
    ...(props.eyebrowLogo ? [eyebrowCss] : []),
  ],
  rules: groundRules,
  frames: bannerFrames,
  fixtures: dialogFixtures,
  render(props, context) {
    const { trigger } = props
    const id = props.id ?? `${context.id}-dialog`
    const openerId = `${id}-way`
    return (
      <Behavior
        name="modal"
        on="intent"
        props={{}}
        className={trigger ? `modal-way edge ${trigger.alignment}` : 'modal-way'}
      >
        {trigger ? (
          <a id={openerId} className={triggerClasses[trigger.style]} href={`#${id}`} aria-haspopup="dialog">
            {trigger.label}
          </a>
        ) : (
          <span id={openerId} />
        )}
        <dialog
          id={id}
          className={`modal ${props.mediaPosition}`}
          aria-labelledby={`${id}-t`}
          {...promotionAttributes(props)}
        >
          <a className="modal-x" href={`#${openerId}`} data-close="" aria-label={context.t('dialog.close')}>
            <Icon name="close" />
          </a>
          {renderPanel(props, id, context)}
        </dialog>
      </Behavior>
    )
  },
})

const sizes = {
  top: { sm: '100vw', lg: '45rem' },
  body: { sm: '92vw', lg: '38rem' },
  'left-normal': { sm: '100vw', lg: '22rem' },
  'left-large': { sm: '100vw', lg: '32rem' },
}
const ratios = {
  top: { sm: 16 / 9, lg: 16 / 9 },
  body: { sm: 3 / 2, lg: 3 / 2 },
  'left-normal': { sm: 16 / 9, lg: 4 / 5 },
  'left-large': { sm: 16 / 9, lg: 1 },
}

type DialogMediaProps = { media: Media; position: Props['mediaPosition']; props: Props; context: BlockContext }

/** Never eager: its picture is neither visible nor fetched until the dialog opens. */
const DialogMedia = ({ media, position, props, context }: DialogMediaProps) => (
  <CaptionedMedia
    text={props.captionText}
    position={props.captionPosition}
    className="modal-media pic"
    data-ground="stone"
    {...gradientAttributes(props)}
  >
    {isFilm(media) ? (
      <VideoPlayer
        video={media}
        context={{ ...context, first: false }}
        sizes={sizes[position]}
        ratio={ratios[position]}
      />
    ) : (
      <ScenePicture media={media} sizes={sizes[position]} ratio={ratios[position]} />
    )}
    {takesPresses(media) ? null : (
      <MediaLink content={props} alt={mediaAlt(media)} targets={shownTargets(props)} context={context} />
    )}
  </CaptionedMedia>
)

function renderPanel(props: Props, id: string, context: BlockContext): ReactNode {
  const { mediaPosition, overline, title, subtitle, hideTitle, richText, richTextBelowTargets, newsletter } = props
  const { textAlignment, alignment = textAlignment } = props
  const Title = props.titleH1 ? 'h1' : 'h2'
  const renderMedia = (media: Media, position: Props['mediaPosition'], key: number) => (
    <DialogMedia key={key} media={media} position={position} props={props} context={context} />
  )
  const media = mediaOf(props)
  // Only the first medium goes to the chosen position; the others go into the body.
  const leading = mediaPosition === 'body' ? [] : media.slice(0, 1)
  return (
    <div className={isDeep(props) ? 'modal-in dark' : 'modal-in'} {...groundAttributes(props, context.id)}>
      {leading.map((medium, index) => renderMedia(medium, mediaPosition, index))}
      <div className={`modal-body at-${alignment} text-${textAlignment}`}>
        {overline ? <p className="label">{overline}</p> : null}
        <Eyebrow {...props} />
        <Title className={hideTitle ? 'sr' : 'title'} id={`${id}-t`}>
          {title}
        </Title>
        {subtitle ? <p>{subtitle}</p> : null}
        {media.slice(leading.length).map((medium, index) => renderMedia(medium, 'body', index))}
        <Prose html={richText} />
        {newsletter ? (
          <NewsletterForm
            dialogId={id}
            submit={newsletter.submit}
            disclaimer={newsletter.disclaimer}
            context={context}
          />
        ) : null}
        <CtaList
          locale={context.locale}
          place={context.place}
          targets={shownTargets(props)}
          equal={props.equalTargetSize}
        />
        <Prose html={richTextBelowTargets} />
      </div>
    </div>
  )
}

export const dialogBlocks: readonly BlockDefinition[] = [dialogBlock]
