import type { ReviewCopy } from '../review-copy.ts'

export const es: ReviewCopy = {
  authors: ['Lucía G.', 'Álvaro', 'Carmen R.', 'Pablo', 'Nerea', 'Diego M.', 'Irene', 'Javier S.', 'Marta', 'Iker'],
  titles: {
    good: [
      'Mi nuevo básico de diario',
      'Mejor de lo esperado',
      'Repetiría sin dudar',
      'Vale lo que cuesta',
      'Comodísimo',
      'Me encanta',
    ],
    mixed: ['Bien, pero no perfecto', 'Bonito, con una pega', 'Correcto para lo que cuesta'],
    poor: ['No es para mí', 'Lo devolví', 'Esperaba más'],
  },
  openings: {
    shoes: {
      good: [
        'Recién sacadas de la caja las llevé un día entero por la ciudad, sin una sola rozadura.',
        'La suela cede lo justo, y mis rodillas lo notan después de una caminata larga.',
        'Paso el día de pie en el trabajo, y son las primeras que no quiero quitarme a las cinco.',
        'Al natural son aún más bonitas que en las fotos.',
        'Ligeras para viajar y firmes sobre adoquines.',
        'Es mi tercer par de esta tienda, y el mejor hasta ahora.',
        'En un fin de semana de turismo anduve con ellas medio maratón.',
      ],
      mixed: [
        'Son cómodas cuando ceden, pero la primera semana estaban duras.',
        'El diseño me gusta mucho. La plantilla podría ser más gruesa.',
      ],
      poor: [
        'El talón me rozaba en cada paseo, incluso con calcetines gruesos.',
        'La suela estaba gastada a los dos meses.',
      ],
    },
    clothes: {
      good: [
        'El tejido es más grueso de lo que esperaba y mantiene la forma.',
        'Los fines de semana no me pongo otra cosa, y sigue como nuevo.',
        'Sencillo, bien hecho y combina con todo lo que tengo.',
        'Tan cómodo que puedo viajar con él todo el día.',
        'Se lava bien: ni bolitas ni pérdida de color.',
      ],
      mixed: [
        'Buen tejido, pero las costuras podrían estar mejor rematadas.',
        'Me gusta el corte. El color es algo más oscuro que en las fotos.',
      ],
      poor: ['Perdió la forma en el segundo lavado.'],
    },
    extras: {
      good: [
        'Lo uso a diario y sigue como nuevo.',
        'Una cosa pequeña hecha con mucho cuidado.',
        'Compré uno para mí y otro para regalar.',
        'Tal como lo describen, y aún más bonito.',
        'Desde entonces viene a todos mis viajes.',
      ],
      mixed: ['Cumple, pero parece un poco fino.'],
      poor: ['Empezó a deshacerse a las pocas semanas.'],
    },
  },
  details: {
    good: [
      'Las costuras están bien rematadas por todas partes.',
      'A los tres meses apenas se le nota el uso.',
      'Llegó en dos días y sin plástico en la caja.',
      'Ya me han felicitado dos veces por el color.',
      'A la semana siguiente pedí un segundo color.',
    ],
    mixed: ['Bien con tiempo seco, menos con lluvia.', 'Yo esperaría a las rebajas.'],
    poor: ['Al menos la devolución fue fácil.', 'Una pena, porque el diseño me gusta mucho.'],
  },
  shoeFit: {
    small: 'Tallan pequeño: necesité un número más.',
    'slightly-small': 'Tallan un poco pequeño: pide medio número más.',
    true: 'Tallan normal: pedí mi número de siempre.',
    'slightly-large': 'Tallan un poco grande: pide medio número menos.',
    large: 'Tallan grande: necesité un número menos.',
  },
  clothesFit: {
    small: 'Talla pequeño: necesité una talla más.',
    'slightly-small': 'Queda un poco ajustado.',
    true: 'Mi talla de siempre me queda perfecta.',
    'slightly-large': 'Queda un poco ancho.',
    large: 'Talla grande: necesité una talla menos.',
  },
  questions: {
    shoes: [
      [
        '¿Se puede sacar la plantilla y poner la mía?',
        'Sí. La plantilla no va pegada y cabe una ortopédica de altura normal.',
      ],
      [
        '¿Aguantan la lluvia?',
        'Un chaparrón no es problema. Déjalas secar lejos de un radiador y aplica después un impermeabilizante.',
      ],
      [
        'Tengo el pie ancho. ¿Pido un número más?',
        'Normalmente basta con medio número más. Si no, la devolución es gratuita.',
      ],
    ],
    clothes: [
      ['¿Encoge al lavarlo?', 'Viene prelavado. Lávalo a 30 °C y tiéndelo para secarlo.'],
      ['¿Se transparenta el tejido?', 'No. Es lo bastante tupido para llevarlo sin nada debajo.'],
    ],
    extras: [['¿Cómo se limpia?', 'Con un paño húmedo y un poco de jabón suave. No lo metas en la lavadora.']],
  },
  team: 'Atención al cliente de Kerb',
}
