import { SocialPhotosContent } from '../../../shared/content/social-photos.ts'
import { href } from '../../../shared/routes.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { Behavior } from '../parts/island.tsx'
import css from './social-photos.css?inline'
import { socialPhotosFixtures } from './social-photos.fixtures.ts'

/**
 * Placeholders for the photos, so that the layout does not shift when they load. Without script, CSS hides the whole
 * block.
 */
function SocialPhotos({ content, context }: { content: SocialPhotosContent; context: BlockContext }) {
  const { t, locale, id, masterId } = context
  const { title = t('social.title'), subtitle, limit } = content
  const props = {
    src: href.socialWidget(locale),
    tag: masterId ?? content.tag,
    limit,
  }
  return (
    <section className="social edge" aria-labelledby={`${id}-title`}>
      <h2 className="title" id={`${id}-title`}>
        {title}
      </h2>
      {subtitle ? <p className="muted">{subtitle}</p> : null}
      <Behavior name="social-photos" on="visible" props={props} className="social-place">
        <div className="social-widget" data-widget="" aria-busy="true">
          <p className="sr">{t('social.loading')}</p>
          <ul aria-hidden="true">
            {Array.from({ length: limit }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <li key={place} />
            ))}
          </ul>
        </div>
        <button className="btn b2" type="button" data-asks="" hidden>
          {t('social.show')}
        </button>
        <p data-failed="" hidden>
          {t('social.failed')}
        </p>
      </Behavior>
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
      const taggedProductId = productId ?? place.productId
      return taggedProductId ? { kind: 'master', productId: taggedProductId } : null
    },
    render: (content, context) => <SocialPhotos content={content} context={context} />,
    Fallback: (content, context) => <SocialPhotos content={content} context={context} />,
  }) as BlockDefinition

/** Spec 2 §2.1: the user-generated-content widget is the same as the photo widget. */
export const socialPhotosBlocks: readonly BlockDefinition[] = [
  social('social-photos'),
  social('user-generated-content'),
]
