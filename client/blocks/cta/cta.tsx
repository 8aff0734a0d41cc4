import { z } from 'zod'
import { Cta } from '../../../shared/content/document.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/cta-list.tsx'
import css from './cta.css?inline'

/** Spec 2 §2.1 call-to-action: one line of words and up to four links, on paper. */
export const CtaProps = z.object({
  title: z.string().max(160).optional(),
  text: z.string().max(400).optional(),
  targets: z.array(Cta).min(1).max(4),
  textAlignment: z.enum(['left', 'center']).default('left'),
})

const cta = defineBlock({
  type: 'cta',
  props: CtaProps,
  css,
  fixtures: {
    words: {
      title: 'Not sure about the size?',
      text: 'Measure once, keep it for good. Our guide takes a minute.',
      targets: [{ label: 'Open the size guide', target: { url: '/help/size-guide' } }],
    },
    center: {
      title: 'Kerb is better with you in it',
      targets: [
        { label: 'Join', target: { url: '/help/membership' } },
        { label: 'What you get', target: { url: '/help/membership#benefits' }, style: 'link' },
      ],
      textAlignment: 'center',
    },
    bare: {
      targets: [
        {
          label: 'Alle Übergangsjacken und Regenmäntel ansehen',
          target: { url: '/c/jackets-330' },
          style: 'secondary',
        },
      ],
    },
  },
  render: (props, { locale }) => (
    <section className={`cta edge ${props.textAlignment}`}>
      {props.title ? <h2 className="title">{props.title}</h2> : null}
      {props.text ? <p>{props.text}</p> : null}
      <CtaList locale={locale} targets={props.targets} />
    </section>
  ),
})

export const ctaBlocks: readonly BlockDefinition[] = [cta]
