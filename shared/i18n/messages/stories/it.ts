import type { storiesEn } from './en.ts'

export const storiesIt = {
  'articles.label': 'Storie',
  'articles.filter': 'Temi',
  'articles.remove': '{label}, selezionato. Rimuovi',
  'articles.seeMore': 'Altri temi',
  'articles.seeLess': 'Meno temi',
  'articles.count': '{count, plural, =0 {Nessuna storia} one {{shown} storia su #} other {{shown} storie su #}}',
  'articles.more': 'Mostra altre',
  'articles.none': 'Nessuna storia riunisce ancora tutti questi temi',
  'articles.noMore': 'Non ci sono altre storie',
  'articles.all': 'Tutte le storie',
  'articles.failed': 'Le storie non sono arrivate. Riprova tra un momento.',
  'popUp.region': 'Offerta',
  'popUp.close': 'Non mostrare più: {title}',
  'social.title': 'Visti in giro',
  'social.loading': 'Le foto stanno arrivando',
  'social.show': 'Mostra le foto di un altro servizio',
  'social.failed': 'Le foto non sono arrivate.',
} as const satisfies Record<keyof typeof storiesEn, string>
