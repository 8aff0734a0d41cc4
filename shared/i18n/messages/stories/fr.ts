import type { storiesEn } from './en.ts'

export const storiesFr = {
  'articles.label': 'Récits',
  'articles.filter': 'Thèmes',
  'articles.remove': '{label}, sélectionné. Retirer',
  'articles.seeMore': 'Plus de thèmes',
  'articles.seeLess': 'Moins de thèmes',
  'articles.count': '{count, plural, =0 {Aucun récit} one {{shown} récit sur #} other {{shown} récits sur #}}',
  'articles.more': 'En voir plus',
  'articles.none': 'Aucun récit ne réunit encore tous ces thèmes',
  'articles.noMore': 'Il n’y a plus de récits',
  'articles.all': 'Voir tous les récits',
  'articles.failed': 'Les récits ne sont pas arrivés. Réessayez dans un instant.',
  'popUp.region': 'Offre',
  'popUp.close': 'Ne plus afficher : {title}',
  'social.title': 'Vus dans la rue',
  'social.loading': 'Les photos arrivent',
  'social.show': 'Afficher les photos d’un autre service',
  'social.failed': 'Les photos ne sont pas arrivées.',
} as const satisfies Record<keyof typeof storiesEn, string>
