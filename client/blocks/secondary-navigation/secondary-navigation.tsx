import { z } from 'zod'
import { LinkTarget } from '../../../shared/content/document.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { Link } from '../parts/links/link.tsx'
import { localHref } from '../parts/links/local-href.ts'
import css from './secondary-navigation.css?inline'

/** Spec 2 §2.1 "secondary navigation": a row of links below the header. `title` is its accessible name. */
export const SecondaryNavigationProps = z.object({
  title: z.string().max(120).optional(),
  links: z
    .array(z.object({ label: z.string().min(1).max(80), target: LinkTarget }))
    .min(1)
    .max(20),
})

const link = (label: string, url: string) => ({ label, target: { url } })

const secondaryNavigation = defineBlock({
  type: 'secondary-navigation',
  props: SecondaryNavigationProps,
  css,
  fixtures: {
    few: { links: [link('Our story', '/about'), link('Repairs', '/'), link('Stores', '/store-locator')] },
    many: {
      title: 'Running',
      links: [
        link('Road', '/c/road-1101'),
        link('Trail', '/c/trail-1102'),
        link('Übergangsjacken', '/c/jackets-1103'),
        link('Regenschutzhosen', '/c/trousers-1104'),
        link('Gift cards', '/c/gift-1105'),
        link('Winter', '/'),
        link('Recycled', '/c/recycled-1106'),
        link('Last sizes', '/c/last-1107'),
      ],
    },
    one: { links: [link('All jackets', '/c/jackets-330')] },
  },
  render({ title, links }, { locale, place, t }) {
    const isCurrent = ({ url }: LinkTarget) => localHref(locale, url)?.split(/[?#]/)[0] === place.path
    return (
      <nav className="subnav" aria-label={title ?? t('blocks.section')}>
        <ul className="edge">
          {links.map(({ label, target }) => (
            <li key={`${label} ${target.url}`} className={isCurrent(target) ? 'here' : undefined}>
              <Link locale={locale} place={place} target={target} aria-current={isCurrent(target) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  },
})

export const secondaryNavigationBlocks: readonly BlockDefinition[] = [secondaryNavigation]
