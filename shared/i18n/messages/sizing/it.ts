import type { sizingEn } from './en.ts'

/** Le parole delle guide alle taglie. */
export const sizingIt: Record<keyof typeof sizingEn, string> = {
  'sizing.title': 'Trova la tua taglia',
  'sizing.measureFoot': 'Come misurare il piede',
  'sizing.measureFootText':
    'Appoggia il tallone a una parete, segna il dito più lungo e misura dalla parete. Misura entrambi i piedi, la sera, e considera il più lungo.',
  'sizing.measureBody': 'Come misurarti',
  'sizing.measureBodyText':
    'Misura il torace nel punto più ampio, la vita dove ti pieghi di lato e i fianchi nel punto più ampio. Tra due taglie, prendi la più grande per vestirti a strati.',
  'sizing.help': 'Tutto sulle taglie',
  'sizing.us': 'US',
  'sizing.ukKids': 'UK bambini',
  'sizing.usual': 'Il tuo numero abituale: {size}',
  'sizing.runsSmall': 'Secondo le recensioni veste piccolo: meglio una misura in più.',
  'sizing.runsLarge': 'Secondo le recensioni veste grande: meglio una misura in meno.',
  'sizing.better': 'Per te: {size}.',
  'sizing.finder': 'Qual è il mio numero?',
  'sizing.finderText':
    'Scegli la lunghezza del tuo piede o quella successiva. Le scarpe che esistono nel tuo numero si aprono poi con quello già scelto.',
  'sizing.footLength': 'Il mio piede misura',
  'sizing.footUnknown': 'Non indicato',
  'sizing.width': 'Larghezza',
  'sizing.narrow': 'Stretta',
  'sizing.standard': 'Normale',
  'sizing.wide': 'Larga',
  'sizing.remember': 'Ricorda il mio numero',
  'sizing.saidKept': 'Il tuo numero è salvato. Le scarpe che esistono in quel numero si aprono con quello già scelto.',
  'sizing.saidForgotten': 'Il tuo numero è dimenticato.',
  'sizing.saidNotKept':
    'La tua scelta sulla privacy non ci permette di ricordare il tuo numero. La trovi in «Impostazioni dei cookie», in fondo alla pagina.',
  'sizing.inches': 'in',
  'sizing.centimeters': 'cm',
  'sizing.column.size': 'Taglia',
  'sizing.column.eu': 'EU',
  'sizing.column.usWomen': 'US donna',
  'sizing.column.usMen': 'US uomo',
  'sizing.column.usKids': 'US bambini',
  'sizing.column.uk': 'UK',
  'sizing.column.foot': 'Lunghezza piede',
  'sizing.column.narrow': 'Stretto fino a',
  'sizing.column.standard': 'Normale fino a',
  'sizing.column.wide': 'Largo fino a',
  'sizing.column.chest': 'Torace',
  'sizing.column.waist': 'Vita',
  'sizing.column.hip': 'Fianchi',
  'sizing.column.height': 'Statura',
}
