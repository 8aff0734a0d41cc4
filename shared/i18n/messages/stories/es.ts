import type { storiesEn } from './en.ts'

export const storiesEs = {
  'articles.label': 'Historias',
  'articles.filter': 'Temas',
  'articles.remove': '{label}, seleccionado. Quitar',
  'articles.seeMore': 'Más temas',
  'articles.seeLess': 'Menos temas',
  'articles.count': '{count, plural, =0 {Ninguna historia} one {{shown} de # historia} other {{shown} de # historias}}',
  'articles.more': 'Cargar más',
  'articles.none': 'Aún no hay ninguna historia con todos esos temas',
  'articles.noMore': 'No hay más historias',
  'articles.all': 'Ver todas las historias',
  'articles.failed': 'Las historias no han llegado. Vuelve a intentarlo en un momento.',
  'popUp.region': 'Oferta',
  'popUp.close': 'No volver a mostrar: {title}',
  'social.title': 'Así se llevan',
  'social.loading': 'Las fotos están en camino',
  'social.show': 'Mostrar fotos de otro servicio',
  'social.failed': 'Las fotos no han llegado.',
} as const satisfies Record<keyof typeof storiesEn, string>
