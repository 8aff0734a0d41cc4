import type { motionEn } from './en.ts'

export const motionDe = {
  'video.play': '„{title}“ abspielen',
  'video.pause': '„{title}“ anhalten',
  'video.playAt': '„{title}“ bei {site} abspielen',
  'carousel.slides': 'Bild wählen',
  'carousel.slide': 'Bild {index} von {count}',
  'carousel.previousIn': 'Zurück: {title}',
  'carousel.nextIn': 'Weiter: {title}',
  'carousel.play': 'Von selbst weiterlaufen lassen',
  'carousel.pause': 'Anhalten',
  'carousel.untitled': 'Bilderfolge',
} as const satisfies Record<keyof typeof motionEn, string>
