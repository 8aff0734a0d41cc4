import type { z } from 'zod'
import type { AccordionProps, AccordionsProps } from './accordions.tsx'

const item = (item: z.input<typeof AccordionProps>) => ({ type: 'accordion', ...item })

const questions = [
  item({
    id: 'returns',
    title: 'How long do I have to return something?',
    richText: '<p>30 days. Worn in the house is fine, worn on the street is not.</p>',
    open: true,
  }),
  item({
    id: 'delivery',
    title: 'When will it be here?',
    richText:
      '<p>In two working days, three at the edges of the map.</p><ul><li>Free from $75</li><li>Else $6</li></ul>',
  }),
  item({
    id: 'repairs',
    title: 'Do you repair what I have worn out?',
    content: [
      { type: 'rich-text', html: '<p>Soles, linings, zips.</p>' },
      { type: 'cta', targets: [{ label: 'Book a repair', target: { url: '/help/repairs' }, style: 'secondary' }] },
    ],
  }),
]

export const accordionsFixtures: Readonly<Record<string, z.input<typeof AccordionsProps>>> = {
  plusMinus: { title: 'Good to know', items: questions },
  chevronOneOpen: { title: 'Good to know', icon: 'chevron', oneOpen: true, items: questions },
  long: {
    icon: 'chevron',
    headingLevel: 'h2',
    items: [
      item({
        title:
          'Wie funktioniert die Rücksendung von Sonderanfertigungen und Geschenkgutscheinkarten innerhalb Europas?',
        richText: '<p>Gar nicht: Sie gehören dir.</p>',
        open: true,
      }),
    ],
  },
}
