import type { ReviewCopy } from '../review-copy.ts'

export const de: ReviewCopy = {
  authors: [
    'Katrin M.',
    'Jonas',
    'Ayşe K.',
    'Lena',
    'Matthias B.',
    'Svenja',
    'Tobias R.',
    'Miriam',
    'Felix H.',
    'Hanna',
  ],
  titles: {
    good: [
      'Mein neuer Alltagsliebling',
      'Besser als erwartet',
      'Würde ich wieder kaufen',
      'Ihren Preis wert',
      'So bequem',
      'Einfach toll',
    ],
    mixed: ['Gut, aber nicht perfekt', 'Schön, mit einem Makel', 'Ordentlich für den Preis'],
    poor: ['Nichts für mich', 'Ging zurück', 'Mehr erwartet'],
  },
  openings: {
    shoes: {
      good: [
        'Direkt aus dem Karton einen ganzen Tag in der Stadt getragen, ohne eine einzige Blase.',
        'Die Sohle gibt genau richtig nach, das merken meine Knie nach einem langen Spaziergang.',
        'Ich stehe den ganzen Tag bei der Arbeit, und das ist das erste Paar, das ich abends nicht sofort ausziehen will.',
        'In echt sehen sie noch besser aus als auf den Bildern.',
        'Leicht genug für die Reise und stabil genug für Kopfsteinpflaster.',
        'Mein drittes Paar von hier und bisher das beste.',
        'An einem Wochenende bin ich damit einen halben Marathon durch die Stadt gelaufen.',
      ],
      mixed: [
        'Eingelaufen sind sie bequem, aber die erste Woche waren sie steif.',
        'Optisch gefallen sie mir sehr. Die Einlegesohle könnte dicker sein.',
      ],
      poor: [
        'Die Ferse hat bei jedem Spaziergang gescheuert, auch mit dicken Socken.',
        'Die Sohle war nach zwei Monaten abgelaufen.',
      ],
    },
    clothes: {
      good: [
        'Der Stoff ist schwerer als erwartet und behält seine Form.',
        'Am Wochenende trage ich nichts anderes, und es sieht immer noch aus wie neu.',
        'Schlicht, gut verarbeitet und passt zu allem, was ich habe.',
        'So bequem, dass ich damit den ganzen Tag reisen kann.',
        'Lässt sich gut waschen: keine Knötchen, kein Ausbleichen.',
      ],
      mixed: [
        'Schöner Stoff, aber die Nähte könnten sauberer sein.',
        'Der Schnitt gefällt mir. Die Farbe ist etwas dunkler als auf den Bildern.',
      ],
      poor: ['Nach der zweiten Wäsche war die Form weg.'],
    },
    extras: {
      good: [
        'Ich benutze es jeden Tag, und es sieht immer noch aus wie neu.',
        'Eine Kleinigkeit, mit viel Sorgfalt gemacht.',
        'Eines für mich gekauft und ein zweites zum Verschenken.',
        'Genau wie beschrieben und noch ein bisschen schöner.',
        'War seitdem auf jeder Reise dabei.',
      ],
      mixed: ['Erfüllt seinen Zweck, fühlt sich aber etwas dünn an.'],
      poor: ['Nach ein paar Wochen ging es auseinander.'],
    },
  },
  details: {
    good: [
      'Die Nähte sind überall sauber.',
      'Nach drei Monaten sieht man ihm kaum etwas an.',
      'Die Lieferung dauerte zwei Tage, und im Karton war kein Plastik.',
      'Für die Farbe habe ich schon zwei Komplimente bekommen.',
      'Eine Woche später habe ich noch eine zweite Farbe bestellt.',
    ],
    mixed: ['Bei trockenem Wetter gut, bei Regen weniger.', 'Ich würde auf ein Angebot warten.'],
    poor: ['Immerhin war die Rücksendung einfach.', 'Schade, denn das Design gefällt mir sehr.'],
  },
  shoeFit: {
    small: 'Fallen klein aus: Ich brauchte eine ganze Größe mehr.',
    'slightly-small': 'Fallen etwas klein aus: eine halbe Größe größer nehmen.',
    true: 'Fallen normal aus: Ich habe meine übliche Größe genommen.',
    'slightly-large': 'Fallen etwas groß aus: eine halbe Größe kleiner nehmen.',
    large: 'Fallen groß aus: Ich brauchte eine ganze Größe weniger.',
  },
  clothesFit: {
    small: 'Klein geschnitten: Ich brauchte eine Größe mehr.',
    'slightly-small': 'Etwas eng geschnitten.',
    true: 'Meine übliche Größe passt perfekt.',
    'slightly-large': 'Etwas weit geschnitten.',
    large: 'Groß geschnitten: Ich brauchte eine Größe weniger.',
  },
  questions: {
    shoes: [
      [
        'Kann ich die Einlegesohle herausnehmen und meine eigene einlegen?',
        'Ja. Die Einlegesohle ist nicht verklebt, und eine Einlage in normaler Höhe hat Platz.',
      ],
      [
        'Kann man sie bei Regen tragen?',
        'Ein Schauer schadet nicht. Bitte nicht auf der Heizung trocknen und danach mit einem Spray imprägnieren.',
      ],
      [
        'Ich habe breite Füße. Soll ich eine Größe größer nehmen?',
        'Meist passt eine halbe Größe mehr. Falls nicht, ist die Rücksendung kostenlos.',
      ],
    ],
    clothes: [
      ['Läuft es beim Waschen ein?', 'Es ist vorgewaschen. Bitte bei 30 °C waschen und an der Leine trocknen.'],
      ['Ist der Stoff durchsichtig?', 'Nein. Er ist dicht genug, um ohne etwas darunter getragen zu werden.'],
    ],
    extras: [
      [
        'Wie reinige ich es?',
        'Mit einem feuchten Tuch und etwas milder Seife. Bitte nicht in die Waschmaschine geben.',
      ],
    ],
  },
  team: 'Kerb Kundenservice',
}
