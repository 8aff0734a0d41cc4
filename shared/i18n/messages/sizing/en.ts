/** Words of size charts. The voice and the form are those of ../en.ts. */
export const sizingEn = {
  'sizing.title': 'Find your size',
  'sizing.measureFoot': 'How to measure a foot',
  'sizing.measureFootText':
    'Stand with your heel against a wall, mark the longest toe and measure from the wall. Do both feet, in the evening, and go by the longer one.',
  'sizing.measureBody': 'How to measure',
  'sizing.measureBodyText':
    'Measure the chest at its widest point, the waist where you bend to the side and the hip at its widest. Between two sizes, take the larger one for layers.',
  'sizing.help': 'Everything about sizes',
  'sizing.inches': 'in',
  'sizing.centimeters': 'cm',
  'sizing.column.size': 'Size',
  'sizing.column.eu': 'EU',
  'sizing.column.usWomen': 'US women',
  'sizing.column.usMen': 'US men',
  'sizing.column.usKids': 'US kids',
  'sizing.column.uk': 'UK',
  'sizing.column.foot': 'Foot length',
  'sizing.column.narrow': 'Narrow up to',
  'sizing.column.standard': 'Standard up to',
  'sizing.column.wide': 'Wide up to',
  'sizing.column.chest': 'Chest',
  'sizing.column.waist': 'Waist',
  'sizing.column.hip': 'Hip',
  'sizing.column.height': 'Height',
} as const
