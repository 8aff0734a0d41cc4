import type { Locale } from '../../../shared/i18n/locales.ts'

/**
 * Pop-ups of a site by key. There is one, only in Britain: elsewhere it would cover pages in tests and screenshots.
 */
export function popUpsOf(locale: Locale): readonly (readonly [key: string, block: Record<string, unknown>])[] {
  if (locale !== 'en-gb') return []
  return [
    [
      'repair-days',
      {
        type: 'pop-up',
        name: 'repair-days-2026',
        delay: 4000,
        title: 'Repair days',
        minimizedTitle: 'Bring us your worn pair',
        maximizedTitle: 'Repair days, until Sunday',
        text: 'We resole, restitch and reglue in every shop this week. Pairs from other makers are welcome.',
        targets: [
          { label: 'How repairs work', target: { url: '/sustainability', targetAttribute: '_self' }, style: 'primary' },
        ],
        disclaimer: '<p>Soles at cost, small seams for nothing.</p>',
        colors: { background: '#24302a', text: '#f6f4ef', button: '#f6f4ef', buttonText: '#24302a' },
      },
    ],
  ]
}
