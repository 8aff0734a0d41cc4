import { SocialPhotosContent } from '../../../shared/content/social-photos.ts'
import { href } from '../../../shared/routes.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { IslandHost } from '../parts/island-host.tsx'
import css from './social-photos.css?inline'
import { socialPhotosFixtures } from './social-photos.fixtures.ts'

/** The shape of what comes, so that nothing moves when it does. Without script there is nothing to come, and the rules hide all of it. */
function SocialPhotos({ content, context }: { content: SocialPhotosContent; context: BlockContext }) {
  const { t, locale, id, masterId } = context
  const { title = t('social.title'), subtitle, limit } = content
  const props = {
    src: href.socialWidget(locale),
    tag: masterId ?? content.tag,
    limit,
    strings: { failed: t('social.failed') },
  }
  return (
    <section className="social edge" aria-labelledby={`${id}-title`}>
      <h2 className="title" id={`${id}-title`}>
        {title}
      </h2>
      {subtitle ? <p className="muted">{subtitle}</p> : null}
      <IslandHost name="social-photos" on="visible" props={props}>
        <div className="social-widget" data-widget="" aria-busy="true">
          <p className="sr">{t('social.loading')}</p>
          <ul aria-hidden="true">
            {Array.from({ length: limit }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places that nothing fills yet
              <li key={place} />
            ))}
          </ul>
        </div>
      </IslandHost>
    </section>
  )
}

const social = (type: string): BlockDefinition =>
  defineBlock({
    type,
    props: SocialPhotosContent,
    css,
    fixtures: socialPhotosFixtures,
    need({ productId }, place) {
      const about = productId ?? place.productId
      return about ? { kind: 'master', productId: about } : null
    },
    render: (content, context) => <SocialPhotos content={content} context={context} />,
    Fallback: (content, context) => <SocialPhotos content={content} context={context} />,
  }) as BlockDefinition

/** Spec 2 §2.1: the user-generated-content widget is the photo widget again. */
export const socialPhotosBlocks: readonly BlockDefinition[] = [
  social('social-photos'),
  social('user-generated-content'),
]
