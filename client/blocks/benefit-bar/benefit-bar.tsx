import { z } from 'zod'
import { dismissalName } from '../../../shared/content/dismissed.ts'
import { LinkTarget } from '../../../shared/content/document.ts'
import { Tint } from '../../../shared/content/tint.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { DismissForm } from '../parts/dismiss-form.tsx'
import { Link } from '../parts/links/link.tsx'
import css from './benefit-bar.css?inline'

const LabeledLink = z.object({ label: z.string().min(1).max(80), target: LinkTarget })

/**
 * Spec 2 §2.1 "Benefit bar": visible until closed. Its dismissal is stored under `flag`: a new flag shows the bar again
 * to visitors who closed the old one.
 */
export const BenefitBarProps = z.object({
  logo: z.object({ url: z.string().min(1).max(2000), alt: z.string().max(200) }).optional(),
  title: z.string().min(1).max(160),
  subtitle: z.string().max(300).optional(),
  infoLink: LabeledLink.optional(),
  targets: z.array(LabeledLink).max(4).default([]),
  closable: z.boolean().default(true),
  flag: z.string().regex(dismissalName).default('benefit-bar'),
  backgroundColor: Tint.default('sand'),
})

const member = {
  title: 'Members get 10 % on every full-price pair',
  infoLink: { label: 'How it works', target: { url: '/help/membership' } },
}

const benefitBar = defineBlock({
  type: 'benefit-bar',
  props: BenefitBarProps,
  css,
  dismissal: ({ closable, flag }) => (closable ? flag : undefined),
  fixtures: {
    full: {
      ...member,
      logo: { url: '/images/scenes/gift-table?width=96&ratio=1', alt: 'Kerb members' },
      subtitle: 'And free shipping, always.',
      targets: [
        { label: 'Join', target: { url: '/help/membership' } },
        { label: 'Sign in', target: { url: '/account' } },
      ],
      flag: 'members-autumn',
    },
    words: { title: 'Free returns until January 15', closable: false, backgroundColor: 'mint' },
    long: {
      title: 'Versandkostenfreie Lieferung an alle Weihnachtsmarktstandorte bis Heiligabend',
      subtitle: 'Bestellannahmeschluss ist der 22. Dezember um 14 Uhr.',
      infoLink: { label: 'Lieferbedingungen', target: { url: '/help/delivery' } },
    },
  },
  render: ({ logo, title, subtitle, infoLink, targets, closable, flag, backgroundColor }, context) => (
    <aside className="benefit" data-ground={backgroundColor} data-dismissible="" aria-label={title}>
      <div className="edge">
        {logo ? <img src={logo.url} alt={logo.alt} width={48} height={48} loading="lazy" decoding="async" /> : null}
        <p className="benefit-words">
          <b>{title}</b> {subtitle ? <span>{subtitle}</span> : null} {infoLink ? linkNode(infoLink, context) : null}
        </p>
        {targets.length > 0 ? (
          <ul>
            {targets.map((target) => (
              <li key={target.label}>{linkNode(target, context)}</li>
            ))}
          </ul>
        ) : null}
        {closable ? <DismissForm name={flag} label={context.t('blocks.hide', { title })} context={context} /> : null}
      </div>
    </aside>
  ),
})

const linkNode = ({ label, target }: z.output<typeof LabeledLink>, { locale, place }: BlockContext) => (
  <Link locale={locale} place={place} target={target} className="link">
    {label}
  </Link>
)

export const benefitBarBlocks: readonly BlockDefinition[] = [benefitBar]
