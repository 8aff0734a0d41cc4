import { z } from 'zod'
import { Alignment } from '../../../shared/content/banner.ts'
import { Cta } from '../../../shared/content/document.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/links/cta-list.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './cta.css?inline'
import { ctaFixtures } from './cta.fixtures.ts'

/**
 * Spec 2 §2.1 "CTA button block": a short text and up to six links. `alignment` positions the block, `textAlignment`
 * aligns its text.
 */
export const CtaProps = z.object({
  title: z.string().max(160).optional(),
  text: z.string().max(400).optional(),
  /** An editor's HTML, sanitized before it is rendered. */
  richText: z.string().max(20_000).optional(),
  targets: z.array(Cta).min(1).max(6),
  alignment: Alignment.optional(),
  textAlignment: Alignment.default('left'),
  /** All buttons as wide as the widest. */
  equalTargetSize: z.boolean().default(false),
})

const cta = defineBlock({
  type: 'cta',
  props: CtaProps,
  css,
  fixtures: ctaFixtures,
  render: ({ title, text, richText, targets, equalTargetSize, ...set }, { locale, place }) => (
    <section className={`cta edge at-${set.alignment ?? set.textAlignment} ${set.textAlignment}`}>
      {title ? <h2 className="title">{title}</h2> : null}
      {text ? <p>{text}</p> : null}
      <Prose html={richText} />
      <CtaList locale={locale} place={place} targets={targets} equal={equalTargetSize} />
    </section>
  ),
})

export const ctaBlocks: readonly BlockDefinition[] = [cta]
