import type { sizingEn } from './en.ts'

/** Les mots des guides des tailles. */
export const sizingFr: Record<keyof typeof sizingEn, string> = {
  'sizing.title': 'Trouvez votre taille',
  'sizing.measureFoot': 'Mesurer son pied',
  'sizing.measureFootText':
    'Placez le talon contre un mur, marquez l’orteil le plus long et mesurez depuis le mur. Mesurez les deux pieds, le soir, et gardez le plus long.',
  'sizing.measureBody': 'Prendre ses mesures',
  'sizing.measureBodyText':
    'Mesurez la poitrine à l’endroit le plus fort, la taille là où le buste se plie et les hanches à l’endroit le plus large. Entre deux tailles, prenez la plus grande pour superposer.',
  'sizing.help': 'Tout sur les tailles',
  'sizing.us': 'US',
  'sizing.ukKids': 'UK enfant',
  'sizing.usual': 'Votre pointure habituelle : {size}',
  'sizing.runsSmall': 'Taille petit selon les avis : prenez plutôt la taille au-dessus.',
  'sizing.runsLarge': 'Taille grand selon les avis : prenez plutôt la taille en dessous.',
  'sizing.better': 'Pour vous : {size}.',
  'sizing.finder': 'Quelle est ma pointure ?',
  'sizing.finderText':
    'Choisissez la longueur de votre pied ou la suivante. Les chaussures qui existent dans votre pointure s’ouvrent ensuite avec elle.',
  'sizing.footLength': 'Mon pied mesure',
  'sizing.footUnknown': 'Non précisé',
  'sizing.width': 'Largeur',
  'sizing.narrow': 'Étroit',
  'sizing.standard': 'Normal',
  'sizing.wide': 'Large',
  'sizing.remember': 'Retenir ma pointure',
  'sizing.saidKept': 'Votre pointure est retenue. Les chaussures qui existent dans celle-ci s’ouvrent avec elle.',
  'sizing.saidForgotten': 'Votre pointure est oubliée.',
  'sizing.saidNotKept':
    'Votre choix de confidentialité ne nous laisse pas retenir votre pointure. Il se trouve sous « Gérer les cookies » au bas de la page.',
  'sizing.inches': 'po',
  'sizing.centimeters': 'cm',
  'sizing.column.size': 'Taille',
  'sizing.column.eu': 'EU',
  'sizing.column.usWomen': 'US femme',
  'sizing.column.usMen': 'US homme',
  'sizing.column.usKids': 'US enfant',
  'sizing.column.uk': 'UK',
  'sizing.column.foot': 'Longueur du pied',
  'sizing.column.narrow': 'Étroit jusqu’à',
  'sizing.column.standard': 'Normal jusqu’à',
  'sizing.column.wide': 'Large jusqu’à',
  'sizing.column.chest': 'Poitrine',
  'sizing.column.waist': 'Tour de taille',
  'sizing.column.hip': 'Hanches',
  'sizing.column.height': 'Stature',
}
