import type { storiesEn } from './en.ts'

export const storiesDe = {
  'articles.label': 'Geschichten',
  'articles.filter': 'Themen',
  'articles.remove': '{label}, gewählt. Wieder abwählen',
  'articles.seeMore': 'Mehr Themen',
  'articles.seeLess': 'Weniger Themen',
  'articles.count':
    '{count, plural, =0 {Keine Geschichte} one {{shown} von # Geschichte} other {{shown} von # Geschichten}}',
  'articles.more': 'Mehr laden',
  'articles.none': 'Zu all diesen Themen zugleich gibt es noch nichts',
  'articles.noMore': 'Hier kommt keine Geschichte mehr',
  'articles.all': 'Alle Geschichten',
  'articles.failed': 'Die Geschichten sind nicht angekommen. Versuch es gleich noch einmal.',
  'popUp.region': 'Angebot',
  'popUp.close': 'Nicht mehr zeigen: {title}',
  'social.title': 'So wird er getragen',
  'social.loading': 'Die Fotos kommen gleich',
  'social.show': 'Fotos eines anderen Dienstes zeigen',
  'social.failed': 'Die Fotos sind nicht angekommen.',
} as const satisfies Record<keyof typeof storiesEn, string>
