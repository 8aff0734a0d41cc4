import type { sizingEn } from './en.ts'

/** Palabras de las guías de tallas. */
export const sizingEs: Record<keyof typeof sizingEn, string> = {
  'sizing.title': 'Encuentra tu talla',
  'sizing.measureFoot': 'Cómo medir el pie',
  'sizing.measureFootText':
    'Apoya el talón contra una pared, marca el dedo más largo y mide desde la pared. Mide los dos pies por la tarde y quédate con el más largo.',
  'sizing.measureBody': 'Cómo medirte',
  'sizing.measureBodyText':
    'Mide el pecho en su parte más ancha, la cintura donde te doblas hacia un lado y la cadera en su parte más ancha. Entre dos tallas, elige la mayor para llevar capas.',
  'sizing.help': 'Todo sobre las tallas',
  'sizing.us': 'US',
  'sizing.ukKids': 'UK niños',
  'sizing.usual': 'Tu talla habitual: {size}',
  'sizing.runsSmall': 'Según las opiniones, talla pequeño: mejor una talla más.',
  'sizing.runsLarge': 'Según las opiniones, talla grande: mejor una talla menos.',
  'sizing.better': 'Para ti: {size}.',
  'sizing.finder': '¿Cuál es mi talla?',
  'sizing.finderText':
    'Elige el largo de tu pie o el siguiente mayor. El calzado que exista en tu talla se abrirá con ella elegida.',
  'sizing.footLength': 'Mi pie mide',
  'sizing.footUnknown': 'Sin indicar',
  'sizing.width': 'Anchura',
  'sizing.narrow': 'Estrecho',
  'sizing.standard': 'Normal',
  'sizing.wide': 'Ancho',
  'sizing.remember': 'Recordar mi talla',
  'sizing.saidKept': 'Recordamos tu talla. El calzado que exista en ella se abre con ella elegida.',
  'sizing.saidForgotten': 'Hemos olvidado tu talla.',
  'sizing.saidNotKept':
    'Tu elección de privacidad no nos deja recordar tu talla. La verás en «Configurar cookies», al pie de la página.',
  'sizing.inches': 'in',
  'sizing.centimeters': 'cm',
  'sizing.column.size': 'Talla',
  'sizing.column.eu': 'EU',
  'sizing.column.usWomen': 'US mujer',
  'sizing.column.usMen': 'US hombre',
  'sizing.column.usKids': 'US niños',
  'sizing.column.uk': 'UK',
  'sizing.column.foot': 'Largo del pie',
  'sizing.column.narrow': 'Estrecho hasta',
  'sizing.column.standard': 'Normal hasta',
  'sizing.column.wide': 'Ancho hasta',
  'sizing.column.chest': 'Pecho',
  'sizing.column.waist': 'Cintura',
  'sizing.column.hip': 'Cadera',
  'sizing.column.height': 'Estatura',
}
