import type { motionEn } from './en.ts'

export const motionIt = {
  'video.play': 'Riproduci «{title}»',
  'video.pause': 'Metti in pausa «{title}»',
  'video.playAt': 'Riproduci «{title}» su {site}',
  'carousel.slides': 'Scegli un’immagine',
  'carousel.slide': 'Immagine {index} di {count}',
  'carousel.previousIn': 'Precedente: {title}',
  'carousel.nextIn': 'Successivo: {title}',
  'carousel.play': 'Fai scorrere da sole',
  'carousel.pause': 'Ferma lo scorrimento',
  'carousel.untitled': 'Immagini da scorrere',
} as const satisfies Record<keyof typeof motionEn, string>
