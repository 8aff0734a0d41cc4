import type { BannerContent } from '../../../../shared/content/banner.ts'
import type { BlockContext } from '../../block.ts'
import { displayClass } from '../display.ts'
import { CtaList } from '../links/cta-list.tsx'
import { Prose } from '../prose.tsx'
import css from './banner-words.css?inline'
import { Eyebrow } from './eyebrow.tsx'

export const bannerWordsCss = css

/** The text fields of a banner (spec 2 §3); a banner type may support only some of them. */
export type Words = Pick<BannerContent, 'title'> & Partial<Omit<BannerContent, 'title'>>

type BannerWordsProps = {
  content: Words
  context: Pick<BlockContext, 'locale' | 'place'>
  /** The title's level unless it is the page's h1 (`titleH1`). */
  heading?: 'h1' | 'h2' | 'h3'
  size: 'display' | 'title' | 'small'
  /** For `aria-labelledby`. */
  titleId?: string
}

const titleClass = (title: string, size: BannerWordsProps['size']): string =>
  ({ display: displayClass(title), title: 'title', small: 'small-title' })[size]

/** The buttons to show. */
export const shownTargets = ({ targets = [], linkType }: Pick<Words, 'targets' | 'linkType'>) =>
  linkType === 'No-CTA' ? [] : targets

/**
 * Spec 2 §3 "Banner content": overline, eyebrow, title, subtitle, rich text, buttons and the rich text below them.
 * Split into `.banner-head` and `.banner-body`, because some layouts place the title separately.
 */
export function BannerWords({ content, context, heading = 'h2', size, titleId }: BannerWordsProps) {
  const { overline, eyebrowLogo, eyebrowText, title, subtitle, richText, richTextBelowTargets } = content
  const Title = content.titleH1 ? 'h1' : heading
  const targets = shownTargets(content)
  const hasHead = overline || eyebrowLogo || eyebrowText || title
  const hasBody = subtitle || richText || targets.length > 0 || richTextBelowTargets
  if (!hasHead && !hasBody) return null
  return (
    <div className="banner-words">
      {hasHead ? (
        <div className="banner-head">
          {overline ? <p className="label overline">{overline}</p> : null}
          <Eyebrow eyebrowLogo={eyebrowLogo} eyebrowText={eyebrowText} />
          {title ? (
            <Title id={titleId} className={content.hideTitle ? 'sr' : titleClass(title, size)}>
              {title}
            </Title>
          ) : null}
        </div>
      ) : null}
      {hasBody ? (
        <div className="banner-body">
          {subtitle ? <p className="lead">{subtitle}</p> : null}
          <Prose html={richText} />
          <CtaList
            locale={context.locale}
            place={context.place}
            targets={targets}
            equal={content.equalTargetSize ?? false}
          />
          <Prose html={richTextBelowTargets} className="prose below-targets" />
        </div>
      ) : null}
    </div>
  )
}
