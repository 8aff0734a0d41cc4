import { z } from 'zod'
import { Cta, LinkTarget } from '../../../shared/content/document.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { Icon } from '../parts/icon.tsx'
import { iconNames } from '../parts/icon-sprite.tsx'
import { CtaList } from '../parts/links/cta-list.tsx'
import { Link } from '../parts/links/link.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './icon-and-text.css?inline'
import { iconAndTextFixtures } from './icon-and-text.fixtures.ts'

const Item = z.object({
  /** Icon of the shop, in the text color. */
  icon: z.enum(iconNames).optional(),
  /** A small picture instead of an icon. */
  picture: z.object({ url: z.string().min(1).max(2000), alt: z.string().max(200).default('') }).optional(),
  title: z.string().min(1).max(120),
  text: z.string().max(400).optional(),
  richText: z.string().max(4000).optional(),
  target: LinkTarget.optional(),
})
type Item = z.output<typeof Item>

/**
 * Spec 2 §2.1 "Icon-and-text collection: variants icon-above-text, icon-left and one-column. Four items give a
 * two-column grid."
 */
export const IconAndTextProps = z.object({
  variant: z.enum(['icon-above-text', 'icon-left', 'one-column']).default('icon-above-text'),
  title: z.string().max(160).optional(),
  subtitle: z.string().max(300).optional(),
  items: z.array(Item).min(1).max(12),
  targets: z.array(Cta).max(3).default([]),
})

const itemsInTwoColumns = 4

const iconAndText = defineBlock({
  type: 'icon-and-text-collection',
  props: IconAndTextProps,
  css,
  fixtures: iconAndTextFixtures,
  render({ variant, title, subtitle, items, targets }, context) {
    const columns = variant === 'one-column' ? 1 : items.length === itemsInTwoColumns ? 2 : Math.min(items.length, 3)
    return (
      <section className={`icons edge ${variant}`} {...(title && { 'aria-labelledby': `${context.id}-t` })}>
        {title ? (
          <h2 className="title" id={`${context.id}-t`}>
            {title}
          </h2>
        ) : null}
        {subtitle ? <p className="muted">{subtitle}</p> : null}
        <ul className={`n${columns}`}>
          {items.map((item) => (
            <li key={item.title}>{itemNode(item, title ? 'h3' : 'h2', context)}</li>
          ))}
        </ul>
        <CtaList locale={context.locale} place={context.place} targets={targets} />
      </section>
    )
  },
})

function itemNode({ icon, picture, title, text, richText, target }: Item, Title: 'h2' | 'h3', context: BlockContext) {
  return (
    <>
      {picture ? (
        <img src={picture.url} alt={picture.alt} width={40} height={40} loading="lazy" decoding="async" />
      ) : icon ? (
        <Icon name={icon} />
      ) : null}
      <div>
        <Title>
          {target ? (
            <Link locale={context.locale} place={context.place} target={target} className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </Title>
        {text ? <p>{text}</p> : null}
        <Prose html={richText} />
      </div>
    </>
  )
}

export const iconAndTextBlocks: readonly BlockDefinition[] = [iconAndText]
