import type { BannerContent } from '../../../shared/content/banner.ts'
import type { BlockContext } from '../block.ts'
import css from './banner-words.css?inline'
import { CtaList } from './cta-list.tsx'
import { displayClass } from './display.ts'
import { Prose } from './prose.tsx'

export const bannerWordsCss = css

/** What a banner says, of all it may say (spec 2 §3): its form leaves out what it has no place for. */
export type Words = Pick<BannerContent, 'title'> & Partial<Omit<BannerContent, 'title'>>

type BannerWordsProps = {
  content: Words
  context: Pick<BlockContext, 'locale' | 'place'>
  /** The title's level where it isn't the page's h1 (`titleH1`). */
  heading?: 'h1' | 'h2' | 'h3'
  size: 'display' | 'title' | 'small'
  /** For what points at the title. */
  titleId?: string
}

const titleClass = (title: string, size: BannerWordsProps['size']): string =>
  ({ display: displayClass(title), title: 'title', small: 'small-title' })[size]

/** The buttons that are shown. */
export const shownTargets = ({ targets = [], linkType }: Pick<Words, 'targets' | 'linkType'>) =>
  linkType === 'No-CTA' ? [] : targets

function Eyebrow({ logo, text }: { logo: Words['eyebrowLogo']; text: string | undefined }) {
  if (!logo && !text) return null
  return (
    <p className="label eyebrow">
      {logo ? <img src={logo.url} alt={logo.alt} height={32} loading="lazy" decoding="async" /> : null}
      {text}
    </p>
  )
}

/**
 * Spec 2 §3 "Banner content": overline, eyebrow, title, subtitle, rich text, buttons and the rich text below them. In two parts, because
 * some forms set the title apart from the rest: `.banner-head` and `.banner-body`.
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
          <Eyebrow logo={eyebrowLogo} text={eyebrowText} />
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
