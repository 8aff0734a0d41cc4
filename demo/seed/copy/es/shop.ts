import type { ShopCopy } from '../copy.ts'

export const shop: ShopCopy = {
  scenes: {
    'new-season': 'Zapatillas de la nueva temporada sobre pedestales, con luz suave de lado',
    'court-wall': 'Zapatillas de pista sobre un murete al final de la tarde',
    'winter-layers': 'Chaqueta, sudadera y gorra superpuestas ante una pared clara',
    'studio-boxes': 'Cajas de zapatos apiladas en el estudio, una abierta',
    'kerb-at-dusk': 'Un par de zapatillas en el bordillo al anochecer',
    'gift-table': 'Tarjetas regalo y cinta sobre una mesa',
    'flat-lay': 'Calcetines, una gorra y un bolso colocados en filas',
    'rain-boots': 'Botines sobre la acera mojada, con lluvia al fondo',
    'tee-rail': 'Camisetas en una barra, de claro a oscuro',
    sale: 'Zapatos bajo un arco de color intenso',
  },
  home: {
    seoTitle: 'Kerb: zapatos y ropa para volver a casa',
    seoDescription:
      'Zapatillas, botines y ropa de diario, de formas tranquilas y buenos colores. Envío gratis desde {freeFrom} y devolución gratis en 30 días.',
    hero: {
      eyebrow: 'Nueva temporada',
      title: 'Vuelve por el camino largo',
      subtitle: 'Zapatos bajos, capas suaves y colores que mejoran al aire libre. Esto es lo que acaba de llegar.',
      women: 'Ver mujer',
      men: 'Ver hombre',
    },
    arrivals: { title: 'Recién llegado', subtitle: 'Desempaquetado este mes.', action: 'Todas las novedades' },
    tiles: 'Por algún sitio se empieza',
    court: {
      eyebrow: 'Pista',
      title: 'Plana, tranquila, rápida',
      subtitle: 'Miramos cincuenta años de zapatillas de tierra batida y nos quedamos con lo que nadie criticó nunca.',
      action: 'Ver zapatillas de pista',
    },
    courtList: {
      title: 'Del fondo de la pista a la cena',
      subtitle: 'Zapatillas que no obligan a cambiarse.',
      action: 'Verlas todas',
    },
    layers: {
      eyebrow: 'Capas',
      title: 'El calor es una suma de cosas finas',
      subtitle:
        'Una camiseta gruesa, una sudadera que cabe bajo la chaqueta y una chaqueta que cabe sobre la sudadera.',
      action: 'Monta la tuya',
    },
    essay: `## Por qué un bordillo

«Kerb» es el bordillo: el primer paso de cada paseo y el último antes de la puerta. Te sientas en él a atarte un cordón. Esperas en él a los amigos.

Le pusimos su nombre a una tienda porque lo que hacemos es para esos momentos: sin plan, al aire libre, entre dos sitios. Cortes sencillos, costuras donde otros pegan y colores que te gustarán también el tercer año.

[Más sobre nosotros](p:about)`,
    rain: {
      eyebrow: 'Lluvia',
      title: 'Por en medio del charco',
      subtitle: 'Un fuelle tras los cordones, una suela para piedra mojada y una piel que pide agua.',
      action: 'Ver botines',
    },
    saleList: {
      title: 'Últimas tallas, menos precio',
      subtitle: 'Se acaba cuando se acaba.',
      action: 'Todas las rebajas',
    },
    gift: {
      eyebrow: 'Tarjetas regalo',
      title: 'Cuando no sabes la talla',
      subtitle: 'Por correo electrónico en minutos, válida cinco años y dibujada por quienes dibujan nuestros zapatos.',
      action: 'Elegir tarjeta',
    },
    dusk: {
      eyebrow: 'Arreglar y devolver',
      title: 'Nada termina al comprarlo',
      subtitle: 'Ponemos suela nueva, recogemos lo que no vale y te decimos de qué está hecho todo.',
      action: 'Cómo trabajamos',
    },
    help: { title: '¿Dudas con la talla?', sizes: 'Guía de tallas', returns: 'Cómo devolver' },
  },
  departments: {
    women: {
      title: 'En horma propia',
      subtitle: 'Zapatos del 36 al 42,5, ropa de la XS a la XXL y bolsillos de verdad.',
      text: 'Casi todo nuestro calzado de mujer va en horma propia, con el talón más estrecho. Los modelos para todos existen en las dos series de tallas. [Encuentra tu talla](p:sizing)',
    },
    men: {
      title: 'Para llevar, no para comentar',
      subtitle: 'Zapatos del 40 al 47, ropa de la XS a la XXL.',
      text: 'Entre dos tallas de zapato, elige la mayor; en botines, la menor. [Encuentra tu talla](p:sizing)',
    },
    kids: {
      title: 'Correr, crecer, pasar al siguiente',
      subtitle: 'Todas nuestras formas, en pequeño.',
      text: 'Cada par lleva una plantilla extraíble: pon el pie encima y verás cuánto espacio queda. [Medir en casa](p:sizing)',
    },
    accessories: {
      title: 'Lo pequeño primero',
      subtitle: 'Gorras, calcetines y bolsos para cada día de la semana.',
      text: 'Una cosa pequeña más suele llevar el pedido por encima de {freeFrom}, y entonces el envío es gratis. [Envíos](p:shipping)',
    },
    new: {
      title: 'Sesenta días, ni uno más',
      subtitle: 'Lo último en llegar, lo más reciente primero.',
      text: 'Un modelo se queda aquí sesenta días y luego se muda con los demás.',
    },
    sale: {
      title: 'Los mismos zapatos, números más bajos',
      subtitle: 'Cada día menos tallas, y no habrá segunda entrega.',
      text: 'Junto a cada precio rebajado está el precio más bajo de los treinta días anteriores. Aquí es la ley; en otros sitios, buena educación. [Condiciones](p:sale-terms)',
    },
  },
  search: {
    title: 'También se busca',
    text: '[Botines](c:1106), [zapatillas bajas](c:2101), [camisetas gruesas](c:2201) y [tarjetas regalo](c:4400) son lo más pedido esta semana. Las dudas de talla las resuelve la [guía](p:sizing).',
  },
  cart: {
    title: 'Antes de pagar',
    text: 'Devolución gratis en 30 días. Envío gratis desde {freeFrom}. [Cómo devolver](p:returns/how-to-return)',
  },
  product: {
    title: 'Hecho para arreglarse',
    text: 'Una suela cosida se puede cambiar, y lo hacemos a precio de coste mientras el zapato sea tuyo. [Cómo trabajamos](p:sustainability)',
  },
  notFound: {
    title: 'No encontramos esta página',
    text: 'Puede que el enlace sea antiguo o que el modelo se haya agotado. Esto sigue disponible.',
    action: 'Ver novedades',
  },
  broken: {
    title: 'Se ha producido un error por nuestra parte',
    text: 'Ya lo sabemos y estamos trabajando en ello. Tu cesta está a salvo. Vuelve a intentarlo en un momento.',
    action: 'Ir al inicio',
  },
  announcement: 'Envío gratis desde {freeFrom} y devolución gratis en 30 días',
  footer: {
    shop: 'Tienda',
    help: 'Ayuda',
    company: 'Kerb',
    cards: 'Tarjetas regalo',
    smallPrint: '© Kerb Goods. Una tienda de demostración: aquí no se vende nada y todos los nombres son inventados.',
  },
}
