import type { motionEn } from './en.ts'

export const motionEs = {
  'video.play': 'Reproducir «{title}»',
  'video.pause': 'Pausar «{title}»',
  'video.playAt': 'Reproducir «{title}» en {site}',
  'carousel.slides': 'Elegir una imagen',
  'carousel.slide': 'Imagen {index} de {count}',
  'carousel.previousIn': 'Anterior: {title}',
  'carousel.nextIn': 'Siguiente: {title}',
  'carousel.play': 'Que avance sola',
  'carousel.pause': 'Detener el avance',
  'carousel.untitled': 'Secuencia de imágenes',
} as const satisfies Record<keyof typeof motionEn, string>
