import type { ReviewCopy } from '../review-copy.ts'

export const fr: ReviewCopy = {
  authors: [
    'Camille D.',
    'Julien',
    'Fatou N.',
    'Élodie',
    'Thomas P.',
    'Manon',
    'Karim B.',
    'Sophie',
    'Hugo L.',
    'Inès',
  ],
  titles: {
    good: [
      'Mon nouveau favori de tous les jours',
      'Mieux que prévu',
      'Je rachèterais',
      'Vaut son prix',
      'Tellement confortable',
      'Un vrai coup de cœur',
    ],
    mixed: ['Bien, mais pas parfait', 'Joli, avec un défaut', 'Correct pour le prix'],
    poor: ['Pas pour moi', 'Retour à l’envoyeur', 'J’attendais mieux'],
  },
  openings: {
    shoes: {
      good: [
        'Portées toute une journée en ville dès la sortie de la boîte, sans une seule ampoule.',
        'La semelle est juste assez souple, et mes genoux le sentent après une longue marche.',
        'Je suis debout toute la journée au travail, et c’est la première paire que je ne veux pas enlever à cinq heures.',
        'Elles sont encore plus belles en vrai que sur les photos.',
        'Assez légères pour voyager, assez solides pour les pavés.',
        'Ma troisième paire d’ici, et la meilleure jusqu’à présent.',
        'En un week-end de visites, j’ai parcouru avec l’équivalent d’un semi-marathon.',
      ],
      mixed: [
        'Confortables une fois faites, mais raides la première semaine.',
        'J’aime beaucoup le style. La semelle intérieure pourrait être plus épaisse.',
      ],
      poor: [
        'Le talon frottait à chaque sortie, même avec de grosses chaussettes.',
        'La semelle était usée au bout de deux mois.',
      ],
    },
    clothes: {
      good: [
        'Le tissu est plus épais que je ne le pensais et garde sa forme.',
        'Je ne porte que ça le week-end, et il a toujours l’air neuf.',
        'Simple, bien fait, et va avec tout ce que j’ai.',
        'Assez confortable pour voyager toute la journée.',
        'Il se lave bien : ni bouloches, ni couleur passée.',
      ],
      mixed: [
        'Beau tissu, mais les coutures pourraient être plus nettes.',
        'J’aime la coupe. La couleur est un peu plus foncée que sur les photos.',
      ],
      poor: ['Il a perdu sa forme au deuxième lavage.'],
    },
    extras: {
      good: [
        'Je m’en sers tous les jours et il a toujours l’air neuf.',
        'Un petit objet fait avec beaucoup de soin.',
        'J’en ai pris un pour moi et un deuxième à offrir.',
        'Exactement comme décrit, et même un peu plus joli.',
        'Il m’accompagne depuis dans tous mes voyages.',
      ],
      mixed: ['Il remplit son rôle, mais semble un peu fin.'],
      poor: ['Il a commencé à se défaire au bout de quelques semaines.'],
    },
  },
  details: {
    good: [
      'Les coutures sont soignées partout.',
      'Après trois mois, il n’a presque pas bougé.',
      'Livraison en deux jours, sans plastique dans le carton.',
      'On m’a déjà complimenté deux fois sur la couleur.',
      'J’ai commandé une deuxième couleur la semaine suivante.',
    ],
    mixed: ['Bien par temps sec, moins sous la pluie.', 'J’attendrais les soldes.'],
    poor: ['Le retour a été simple, au moins.', 'Dommage, car j’aime beaucoup le design.'],
  },
  shoeFit: {
    small: 'Elles taillent petit : il m’a fallu une pointure de plus.',
    'slightly-small': 'Elles taillent un peu petit : prenez une demi-pointure de plus.',
    true: 'Elles taillent normalement : j’ai pris ma pointure habituelle.',
    'slightly-large': 'Elles taillent un peu grand : prenez une demi-pointure de moins.',
    large: 'Elles taillent grand : il m’a fallu une pointure de moins.',
  },
  clothesFit: {
    small: 'Coupe petite : il m’a fallu la taille au-dessus.',
    'slightly-small': 'La coupe est un peu serrée.',
    true: 'Ma taille habituelle me va parfaitement.',
    'slightly-large': 'La coupe est un peu ample.',
    large: 'Coupe grande : il m’a fallu la taille en dessous.',
  },
  questions: {
    shoes: [
      [
        'Peut-on retirer la semelle intérieure pour mettre la sienne ?',
        'Oui. Elle n’est pas collée, et il y a la place pour une semelle orthopédique de hauteur normale.',
      ],
      [
        'Peut-on les porter sous la pluie ?',
        'Une averse ne pose pas de problème. Laissez-les sécher loin d’un radiateur, puis imperméabilisez-les.',
      ],
      [
        'J’ai les pieds larges. Faut-il prendre une pointure de plus ?',
        'Une demi-pointure de plus convient en général. Sinon, le retour est gratuit.',
      ],
    ],
    clothes: [
      ['Est-ce qu’il rétrécit au lavage ?', 'Il est prélavé. Lavez-le à 30 °C et laissez-le sécher à l’air libre.'],
      ['Le tissu est-il transparent ?', 'Non. Il est assez dense pour être porté sans rien dessous.'],
    ],
    extras: [['Comment le nettoyer ?', 'Avec un chiffon humide et un peu de savon doux. Ne le passez pas en machine.']],
  },
  team: 'Service client Kerb',
}
