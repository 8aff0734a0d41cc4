import type { ReviewCopy } from '../review-copy.ts'

export const it: ReviewCopy = {
  authors: ['Giulia F.', 'Marco', 'Chiara B.', 'Luca', 'Francesca', 'Davide R.', 'Sara', 'Matteo P.', 'Elisa', 'Omar'],
  titles: {
    good: [
      'Il mio nuovo preferito di tutti i giorni',
      'Meglio del previsto',
      'Lo ricomprerei',
      'Vale il prezzo',
      'Comodissimo',
      'Lo adoro',
    ],
    mixed: ['Bene, ma non perfetto', 'Bello, con un difetto', 'Discreto per il prezzo'],
    poor: ['Non fa per me', 'Restituito', 'Mi aspettavo di più'],
  },
  openings: {
    shoes: {
      good: [
        'Appena tolte dalla scatola le ho portate un giorno intero in città, senza una sola vescica.',
        'La suola cede quanto basta, e dopo una lunga camminata le mie ginocchia ringraziano.',
        'Al lavoro sto in piedi tutto il giorno, e sono le prime che alle cinque non voglio togliermi.',
        'Dal vivo sono ancora più belle che in foto.',
        'Leggere per viaggiare e robuste sui sampietrini.',
        'Il mio terzo paio da qui, e finora il migliore.',
        'In un weekend ci ho camminato mezza maratona per la città.',
      ],
      mixed: [
        'Comode una volta ammorbidite, ma rigide la prima settimana.',
        'Lo stile mi piace molto. La soletta potrebbe essere più spessa.',
      ],
      poor: [
        'Il tallone sfregava a ogni passeggiata, anche con i calzini spessi.',
        'Dopo due mesi la suola era consumata.',
      ],
    },
    clothes: {
      good: [
        'Il tessuto è più pesante di quanto pensassi e mantiene la forma.',
        'Nel fine settimana porto solo questo, e sembra ancora nuovo.',
        'Semplice, ben fatto, e sta bene con tutto quello che ho.',
        'Così comodo che ci viaggio tutto il giorno.',
        'Si lava bene: niente pelucchi, il colore resta.',
      ],
      mixed: [
        'Bel tessuto, ma le cuciture potrebbero essere più curate.',
        'Il taglio mi piace. Il colore è un po’ più scuro che in foto.',
      ],
      poor: ['Al secondo lavaggio ha perso la forma.'],
    },
    extras: {
      good: [
        'Lo uso ogni giorno e sembra ancora nuovo.',
        'Una piccola cosa fatta con molta cura.',
        'Ne ho preso uno per me e un secondo da regalare.',
        'Proprio come descritto, anzi un po’ più bello.',
        'Da allora viene con me in ogni viaggio.',
      ],
      mixed: ['Fa il suo dovere, ma sembra un po’ sottile.'],
      poor: ['Dopo qualche settimana ha cominciato a disfarsi.'],
    },
  },
  details: {
    good: [
      'Le cuciture sono curate dappertutto.',
      'Dopo tre mesi non mostra quasi segni d’uso.',
      'Consegna in due giorni, senza plastica nella scatola.',
      'Per il colore ho già ricevuto due complimenti.',
      'La settimana dopo ho ordinato un secondo colore.',
    ],
    mixed: ['Bene con il tempo asciutto, meno sotto la pioggia.', 'Io aspetterei i saldi.'],
    poor: ['Almeno il reso è stato semplice.', 'Peccato, perché il design mi piace molto.'],
  },
  shoeFit: {
    small: 'Calzano piccolo: ho dovuto prendere un numero in più.',
    'slightly-small': 'Calzano un po’ piccolo: prendete mezzo numero in più.',
    true: 'Calzano giusto: ho preso il mio numero abituale.',
    'slightly-large': 'Calzano un po’ grande: prendete mezzo numero in meno.',
    large: 'Calzano grande: ho dovuto prendere un numero in meno.',
  },
  clothesFit: {
    small: 'Veste piccolo: mi è servita una taglia in più.',
    'slightly-small': 'Veste un po’ stretto.',
    true: 'La mia taglia abituale veste perfettamente.',
    'slightly-large': 'Veste un po’ largo.',
    large: 'Veste grande: mi è servita una taglia in meno.',
  },
  questions: {
    shoes: [
      [
        'Posso togliere la soletta e mettere la mia?',
        'Sì. La soletta non è incollata e c’è spazio per un plantare di altezza normale.',
      ],
      [
        'Vanno bene con la pioggia?',
        'Un acquazzone non è un problema. Lasciatele asciugare lontano dal termosifone e poi impermeabilizzatele.',
      ],
      [
        'Ho i piedi larghi. Devo prendere un numero in più?',
        'Di solito basta mezzo numero in più. Altrimenti il reso è gratuito.',
      ],
    ],
    clothes: [
      ['Si restringe in lavatrice?', 'È prelavato. Lavatelo a 30 °C e fatelo asciugare all’aria.'],
      ['Il tessuto è trasparente?', 'No. È abbastanza fitto da essere indossato senza nulla sotto.'],
    ],
    extras: [['Come si pulisce?', 'Con un panno umido e un po’ di sapone delicato. Non mettetelo in lavatrice.']],
  },
  team: 'Assistenza clienti Kerb',
}
