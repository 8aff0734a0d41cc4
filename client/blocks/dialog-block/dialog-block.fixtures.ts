import type { z } from 'zod'
import type { DialogProps } from './dialog-block.tsx'

const scene = (id: string, alt = '') => ({ url: `/images/scenes/${id}`, alt })
const measure =
  '<p>Stand on a sheet of paper, heel to the wall. Mark the longest toe.</p><ol><li>Measure both feet.</li><li>Take the longer one.</li></ol>'

export const dialogFixtures: Readonly<Record<string, z.input<typeof DialogProps>>> = {
  top: {
    id: 'measure',
    title: 'Measure at home',
    richText: measure,
    media: scene('studio-boxes', 'A foot on paper'),
    trigger: { label: 'How to measure' },
    targets: [{ label: 'Open the size guide', target: { url: '/help/size-guide' } }],
  },
  body: {
    title: 'What goes into a sole',
    eyebrowText: 'Material',
    subtitle: 'Rubber, cork, and a little patience.',
    media: scene('flat-lay'),
    mediaPosition: 'body',
    richText: '<p>Natural rubber from three farms.</p>',
    richTextBelowTargets: '<p><small>As of spring.</small></p>',
    trigger: { label: 'What is in it', style: 'link', alignment: 'center' },
    targets: [{ label: 'Materials', target: { url: '/help/materials' }, style: 'link' }],
  },
  leftNormal: {
    title: 'Neuigkeiten und Vorabzugang',
    subtitle: 'Zwei E-Mails im Monat, nie mehr.',
    media: scene('gift-table'),
    mediaPosition: 'left-normal',
    trigger: { label: 'Zum Newsletter anmelden', style: 'primary' },
    newsletter: { submit: 'Ich bin dabei', disclaimer: '<p>Abmelden geht in jeder E-Mail.</p>' },
  },
  leftLarge: {
    title: 'The rain collection',
    media: scene('rain-boots'),
    mediaPosition: 'left-large',
    richText: '<p>Seams taped by hand. Soles that hold on wet stone.</p>',
    trigger: { label: 'Read more', alignment: 'right' },
    targets: [
      { label: 'Women', target: { url: '/c/women-1000' } },
      { label: 'Men', target: { url: '/c/men-1001' }, style: 'secondary' },
    ],
    equalTargetSize: true,
  },
  film: {
    title: 'How a repair goes',
    media: {
      kind: 'video',
      source: '/videos/repair.mp4',
      title: 'A sole is changed',
      lazy: true,
      poster: scene('studio-boxes'),
    },
    trigger: { label: 'Watch a repair' },
  },
  words: { title: 'Shipping', hideTitle: true, richText: '<p>Two days.</p>', trigger: { label: 'When will it come?' } },
  noTrigger: { id: 'terms', title: 'Terms of this offer', richText: '<p>While stocks last.</p>' },
}
