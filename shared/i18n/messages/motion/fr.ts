import type { motionEn } from './en.ts'

export const motionFr = {
  'video.play': 'Lire « {title} »',
  'video.pause': 'Mettre « {title} » en pause',
  'video.playAt': 'Lire « {title} » sur {site}',
  'carousel.slides': 'Choisir une image',
  'carousel.slide': 'Image {index} sur {count}',
  'carousel.previousIn': 'Précédent : {title}',
  'carousel.nextIn': 'Suivant : {title}',
  'carousel.play': 'Faire défiler tout seul',
  'carousel.pause': 'Arrêter le défilement',
  'carousel.untitled': 'Images à faire défiler',
} as const satisfies Record<keyof typeof motionEn, string>
