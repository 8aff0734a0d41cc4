import type { z } from 'zod'
import type { PopUpContent } from '../../../shared/content/pop-up.ts'

const repair = {
  title: 'Repair days',
  minimizedTitle: 'Repairs all week',
  maximizedTitle: 'Repairs in every shop, all week',
  text: 'We resole, restitch and reglue in every shop this week.',
  targets: [{ label: 'Read more', target: { url: '/sustainability' } }],
} as const

const logo = { url: '/images/scenes/gift-table?width=192&ratio=1', alt: 'Kerb members' }

export const popUpFixtures: Readonly<Record<string, z.input<typeof PopUpContent>>> = {
  plain: { ...repair, targets: [...repair.targets], name: 'repair' },
  full: {
    ...repair,
    name: 'repair-full',
    delay: 0,
    targets: [...repair.targets, { label: 'Find a shop', target: { url: '/store-locator' }, style: 'secondary' }],
    logo,
    logoSize: 'lg',
    disclaimer: '<p>Soles at cost, small seams for nothing. <a href="/legal/sale-terms">Terms</a></p>',
    colors: { background: '#24302a', text: '#f6f4ef', button: '#f6f4ef', buttonText: '#24302a' },
  },
  unreadable: {
    ...repair,
    targets: [...repair.targets],
    name: 'Colours that cannot be read',
    colors: { background: '#efe1ae', text: '#dec389', button: '#dec389', buttonText: '#efe1ae' },
  },
  logoSmall: { name: 'logo-small', title: 'Members first', logo, logoSize: 'sm' },
  titleOnly: { name: 'title-only', title: 'Free returns until January 15' },
  long: {
    name: 'lang',
    minimizedTitle: 'Weihnachtsmarktstandorte und Bestellannahmeschluss',
    title: 'Versandkostenfreie Lieferung an alle Weihnachtsmarktstandorte',
    text: 'Bestellannahmeschluss ist der 22. Dezember um 14 Uhr.',
    targets: [{ label: 'Alle Weihnachtsmarktstandorte ansehen', target: { url: '/store-locator' } }],
  },
}
