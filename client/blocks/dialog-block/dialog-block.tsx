import type { ReactNode } from 'react'
import { z } from 'zod'
import { Alignment, BannerContent } from '../../../shared/content/banner.ts'
import type { Media } from '../../../shared/content/media.ts'
import { formCss } from '../../pages/form/form-css.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { AnchorId } from '../parts/anchor-id.ts'
import { CtaList } from '../parts/cta-list.tsx'
import { Icon } from '../parts/icon.tsx'
import { IslandHost } from '../parts/island-host.tsx'
import { ScenePicture } from '../parts/picture.tsx'
import { Prose } from '../parts/prose.tsx'
import { filmFrames, VideoPlayer, videoPlayerCss } from '../parts/video-player.tsx'
import css from './dialog-block.css?inline'
import { dialogFixtures } from './dialog-block.fixtures.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/**
 * Spec 2 §2.1 "Dialog block": media, rich text, buttons and an optional newsletter form behind a button. A link to `#id` opens it from
 * anywhere on the page, or from another page. Without `trigger` such links are the only way in.
 */
export const DialogProps = BannerContent.extend({
  id: AnchorId.optional().catch(undefined),
  title: z.string().min(1).max(160),
  trigger: z
    .object({
      label: z.string().min(1).max(120),
      style: z.enum(['primary', 'secondary', 'link']).default('secondary'),
      alignment: Alignment.default('left'),
    })
    .optional(),
  /** `top` across the whole width, `body` among the words, `left-normal` and `left-large` beside them on wide screens. */
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
 * Opened by its address: `:target` is the one way that needs no script in any browser, works for links in rich text, from another page, and
 * for the answer to a form that was sent without script. A popover could do none of these. The island makes it modal.
 */
const dialogBlock = defineBlock({
  type: 'dialog',
  props: DialogProps,
  css,
  partCss: [...formCss, videoPlayerCss],
  frames: ({ media }) => filmFrames(media),
  fixtures: dialogFixtures,
  render(props, context) {
    const { trigger } = props
    const id = props.id ?? `${context.id}-dialog`
    const way = `${id}-way`
    return (
      <IslandHost
        name="dialog"
        on="intent"
        props={{}}
        className={trigger ? `modal-way edge ${trigger.alignment}` : 'modal-way'}
      >
        {trigger ? (
          <a id={way} className={triggerClasses[trigger.style]} href={`#${id}`} aria-haspopup="dialog">
            {trigger.label}
          </a>
        ) : (
          <span id={way} />
        )}
        <dialog id={id} className={`modal ${props.mediaPosition}`} aria-labelledby={`${id}-t`}>
          <a className="modal-x" href={`#${way}`} data-close="" aria-label={context.t('dialog.close')}>
            <Icon name="close" />
          </a>
          {panel(props, id, context)}
        </dialog>
      </IslandHost>
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

type DialogMediaProps = { media: Media; position: Props['mediaPosition']; context: BlockContext }

/** Never the largest picture of the first screen: it is not seen until it is asked for, and not fetched either. */
const DialogMedia = ({ media, position, context }: DialogMediaProps) => (
  <div className="modal-media pic" data-ground="stone">
    {'kind' in media ? (
      <VideoPlayer
        video={media}
        context={{ ...context, first: false }}
        sizes={sizes[position]}
        ratio={ratios[position]}
      />
    ) : (
      <ScenePicture media={media} sizes={sizes[position]} ratio={ratios[position]} />
    )}
  </div>
)

function panel(props: Props, id: string, context: BlockContext): ReactNode {
  const { media, mediaPosition, eyebrowText, title, subtitle, hideTitle, richText, richTextBelowTargets, newsletter } =
    props
  const picture = media ? <DialogMedia media={media} position={mediaPosition} context={context} /> : null
  const inBody = mediaPosition === 'body'
  return (
    <div className="modal-in">
      {inBody ? null : picture}
      <div className="modal-body">
        {eyebrowText ? <p className="label">{eyebrowText}</p> : null}
        <h2 className={hideTitle ? 'sr' : 'title'} id={`${id}-t`}>
          {title}
        </h2>
        {subtitle ? <p>{subtitle}</p> : null}
        {inBody ? picture : null}
        <Prose html={richText} />
        {newsletter ? (
          <NewsletterForm
            dialogId={id}
            submit={newsletter.submit}
            disclaimer={newsletter.disclaimer}
            context={context}
          />
        ) : null}
        {props.linkType === 'CTA' ? (
          <CtaList
            locale={context.locale}
            place={context.place}
            targets={props.targets}
            equal={props.equalTargetSize}
          />
        ) : null}
        <Prose html={richTextBelowTargets} />
      </div>
    </div>
  )
}

export const dialogBlocks: readonly BlockDefinition[] = [dialogBlock]
