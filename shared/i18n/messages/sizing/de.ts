import type { sizingEn } from './en.ts'

/** Wörter der Größentabellen. */
export const sizingDe: Record<keyof typeof sizingEn, string> = {
  'sizing.title': 'Finde deine Größe',
  'sizing.measureFoot': 'So misst du deinen Fuß',
  'sizing.measureFootText':
    'Stell dich mit der Ferse an eine Wand, markiere den längsten Zeh und miss von der Wand aus. Miss abends beide Füße und nimm den längeren.',
  'sizing.measureBody': 'So misst du',
  'sizing.measureBodyText':
    'Miss die Brust an der breitesten Stelle, die Taille dort, wo du dich zur Seite beugst, und die Hüfte an der breitesten Stelle. Zwischen zwei Größen nimm für mehrere Lagen die größere.',
  'sizing.help': 'Alles über Größen',
  'sizing.us': 'US',
  'sizing.ukKids': 'UK Kinder',
  'sizing.usual': 'Deine übliche Größe: {size}',
  'sizing.runsSmall': 'Fällt laut Bewertungen klein aus: besser eine Größe größer.',
  'sizing.runsLarge': 'Fällt laut Bewertungen groß aus: besser eine Größe kleiner.',
  'sizing.better': 'Für dich: {size}.',
  'sizing.finder': 'Welche Größe habe ich?',
  'sizing.finderText':
    'Wähl die Länge deines Fußes oder die nächstgrößere. Schuhe, die es in deiner Größe gibt, sind dann darauf eingestellt.',
  'sizing.footLength': 'Mein Fuß misst',
  'sizing.footUnknown': 'Keine Angabe',
  'sizing.width': 'Weite',
  'sizing.narrow': 'Schmal',
  'sizing.standard': 'Normal',
  'sizing.wide': 'Breit',
  'sizing.remember': 'Größe merken',
  'sizing.saidKept': 'Deine Größe ist gemerkt. Schuhe, die es in ihr gibt, sind darauf eingestellt.',
  'sizing.saidForgotten': 'Deine Größe ist vergessen.',
  'sizing.saidNotKept':
    'Deine Datenschutz-Wahl lässt uns deine Größe nicht merken. „Cookie-Einstellungen“ am Fuß der Seite zeigen sie dir.',
  'sizing.inches': 'in',
  'sizing.centimeters': 'cm',
  'sizing.column.size': 'Größe',
  'sizing.column.eu': 'EU',
  'sizing.column.usWomen': 'US Damen',
  'sizing.column.usMen': 'US Herren',
  'sizing.column.usKids': 'US Kinder',
  'sizing.column.uk': 'UK',
  'sizing.column.foot': 'Fußlänge',
  'sizing.column.narrow': 'Schmal bis',
  'sizing.column.standard': 'Normal bis',
  'sizing.column.wide': 'Breit bis',
  'sizing.column.chest': 'Brust',
  'sizing.column.waist': 'Taille',
  'sizing.column.hip': 'Hüfte',
  'sizing.column.height': 'Körpergröße',
}
