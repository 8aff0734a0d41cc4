import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { Icon } from '../parts/icon.tsx'
import { AnchorId } from '../parts/links/anchor-id.ts'
import { Prose } from '../parts/prose.tsx'
import css from './accordions.css?inline'
import { accordionsFixtures } from './accordions.fixtures.ts'

const Heading = z.enum(['h2', 'h3', 'h4'])

/** Spec 2 §2.1 "Accordions with plus/minus or chevron icons". `items` are blocks of type `accordion`. */
export const AccordionsProps = z.object({
  title: z.string().max(160).optional(),
  icon: z.enum(['plus-minus', 'chevron']).default('plus-minus'),
  /** Opening one closes the others. */
  oneOpen: z.boolean().default(false),
  /** Heading level of the items. */
  headingLevel: Heading.default('h3'),
  items: z.array(z.unknown()).min(1).max(50),
})

/** A collapsible item with rich text, nested blocks, or both. A link to `id` (`#care`) opens it. */
export const AccordionProps = z.object({
  id: AnchorId.optional().catch(undefined),
  title: z.string().min(1).max(200),
  /** An editor's HTML, sanitized before it is rendered. */
  richText: z.string().max(60_000).optional(),
  content: z.array(z.unknown()).max(20).default([]),
  open: z.boolean().default(false),
})

/** The list settings an item depends on. An item outside a list uses their defaults. */
const GroupProps = AccordionsProps.pick({ icon: true, oneOpen: true, headingLevel: true })

const accordions = defineBlock({
  type: 'accordions',
  props: AccordionsProps,
  css,
  slots: ['items'],
  fixtures: accordionsFixtures,
  render: ({ title }, { id, slots }) => (
    <section className="accs edge" {...(title && { 'aria-labelledby': `${id}-t` })}>
      {title ? (
        <h2 className="title" id={`${id}-t`}>
          {title}
        </h2>
      ) : null}
      <div className="accs-list">{slots['items']?.map(({ node }) => node)}</div>
    </section>
  ),
})

const accordion = defineBlock({
  type: 'accordion',
  props: AccordionProps,
  css,
  slots: ['content'],
  fixtures: {
    open: { title: 'How do I wash them?', richText: '<p>By hand, cold.</p>', open: true, id: 'care' },
    closed: { title: 'Where are they made?' },
  },
  /**
   * The id is on a child of the details: browsers open closed details when a link targets something inside, and `name`
   * closes the others. Neither needs script.
   */
  render({ title, richText, open, ...item }, { id, slots, holder }) {
    const inList = holder?.type === 'accordions'
    const { icon, oneOpen, headingLevel: Title } = GroupProps.parse(inList ? holder.props : {})
    return (
      <details className="acc" open={open} {...(inList && oneOpen && { name: `${holder.id}-one` })}>
        <summary>
          <Title>{title}</Title>
          {icon === 'chevron' ? (
            <Icon name="chevron" />
          ) : (
            <>
              <Icon name="plus" />
              <Icon name="minus" />
            </>
          )}
        </summary>
        <div className="acc-body" id={item.id ?? `${id}-in`}>
          <Prose html={richText} />
          {slots['content']?.map(({ node }) => node)}
        </div>
      </details>
    )
  },
})

export const accordionsBlocks: readonly BlockDefinition[] = [accordions, accordion]
